import { ancestorsOf, attribute, descendantsOf, type Element, tagOf } from '../element.ts';
import { isAside, type Page, recordOf } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { placeOf } from '../rules/page.ts';
import { shown } from '../words.ts';
import { labelOf } from './page-text.ts';

const ACCEPT =
  /^(?:alles?|alle cookies|cookies|ik ga)?\s*(?:toestaan|accepteren|accepteer\b.*|akkoord|goedkeuren)$|^(?:ja,? )?(?:ik )?(?:ga )?akkoord|^accept(?: all)?\b|^allow all|^alles accepteren|^sta .*toe$/i;
const REFUSE =
  /weiger|noodzakelijk|niet akkoord|\bnee\b|niet toestaan|afwijzen|reject|refuse|decline|necessary/i;
const GROUP = /^(dialog|form|aside|section|footer|body)$/;

/** Advertisements on a page whose own dialog does not ask about them. */
export function* unaskedAds({ hooks, body, config, isWhole }: Page): Generator<Problem> {
  const { consent, consentPurposes } = recordOf(config.value);
  const [slot] = hooks.filter(({ feature }) => feature.name === 'ads');
  const isRequired = body && !/^\s*(false|0)\s*$/.test(attribute(body, 'data-consent-required') ?? '');
  const isOwn = (recordOf(consent).source ?? 'own') === 'own';
  if (!isWhole || !slot || !isRequired || !isOwn) return;
  if (Array.isArray(consentPurposes) && consentPurposes.includes('ads')) return;
  const message =
    'Advertisements load without consent: "consentPurposes" of script#site-config does not list "ads".';
  yield { ...(consentPurposes ? placeOf(config, ['consentPurposes']) : { element: slot.element }), message };
}

/** A button that agrees to cookies, without one beside it that refuses them. */
export function* refusals({ elements }: Page): Generator<Problem> {
  for (const button of elements) {
    if (!isButton(button) || isAside(button) || !ACCEPT.test(labelOf(button))) continue;
    const group = [...ancestorsOf(button)].find(isGroup);
    if (!group || !/cookie|toestemming|privacy|consent/i.test(group.textContent)) continue;
    if ([...descendantsOf(group)].some((other) => isButton(other) && REFUSE.test(labelOf(other)))) continue;
    const message = `Beside ${shown(labelOf(button))} is no button that refuses.`;
    yield { element: button, message };
  }
}

const isGroup = (element: Element) =>
  GROUP.test(tagOf(element)) || /dialog|region/.test(attribute(element, 'role') ?? '');

const isButton = (element: Element) =>
  tagOf(element) === 'button' ||
  attribute(element, 'role') === 'button' ||
  (tagOf(element) === 'input' && /^(button|submit)$/i.test(attribute(element, 'type') ?? ''));

/** Consent in the form of an earlier version of the IAB's framework. */
export function* tcfVersions({ elements }: Page): Generator<Problem> {
  for (const element of elements) {
    if (tagOf(element) === 'script') {
      const [stated] =
        /\btcfPolicyVersion["']?\s*[:=]\s*["']?[0-4]\b|\bapiVersion["']?\s*[:=]\s*["'](?:1|2\.[0-2])(?:\.\d+)?["']/.exec(
          element.textContent,
        ) ?? [];
      if (stated) yield { element, message: `The script says ${shown(stated)}: that is before TCF 2.3.` };
    }
    for (const name of ['src', 'href']) {
      const [, consent] = /[?&;]gdpr_consent=([\w.-]+)/.exec(attribute(element, name) ?? '') ?? [];
      if (!consent || hasDisclosedVendors(consent)) continue;
      const message = 'The consent in gdpr_consent has no disclosed vendors: that is before TCF 2.3.';
      yield { element, message };
    }
  }
}

/** Whether a consent string has the segment that TCF 2.3 requires: its first three bits are 001. */
function hasDisclosedVendors(consent: string): boolean {
  return consent
    .split('.')
    .slice(1)
    .some((segment) => /^[I-P]/.test(segment));
}
