import { ancestorsOf, attribute, descendantsOf, tagOf } from '../element.mjs';
import { isAside } from '../read-page.mjs';
import { placeOf } from '../rules/page.mjs';
import { shown } from '../words.mjs';
import { labelOf } from './page-text.mjs';

const ACCEPT =
  /^(?:alles?|alle cookies|cookies|ik ga)?\s*(?:toestaan|accepteren|accepteer\b.*|akkoord|goedkeuren)$|^(?:ja,? )?(?:ik )?(?:ga )?akkoord|^accept(?: all)?\b|^allow all|^alles accepteren|^sta .*toe$/i;
const REFUSE =
  /weiger|noodzakelijk|niet akkoord|\bnee\b|niet toestaan|afwijzen|reject|refuse|decline|necessary/i;
const GROUP = /^(dialog|form|aside|section|footer|body)$/;

/** Advertisements on a page whose own dialog does not ask about them. */
export function* unaskedAds({ hooks, body, config, isWhole }) {
  const { consent, consentPurposes } = Object(config.value);
  const [slot] = hooks.filter(({ feature }) => feature.name === 'ads');
  const isRequired = body && !/^\s*(false|0)\s*$/.test(attribute(body, 'data-consent-required') ?? '');
  const isOwn = (Object(consent).source ?? 'own') === 'own';
  if (!isWhole || !slot || !isRequired || !isOwn) return;
  if (Array.isArray(consentPurposes) && consentPurposes.includes('ads')) return;
  const message =
    'Advertisements load without consent: "consentPurposes" of script#site-config does not list "ads".';
  yield { ...(consentPurposes ? placeOf(config, ['consentPurposes']) : { element: slot.element }), message };
}

/** A button that agrees to cookies, without one beside it that refuses them. */
export function* refusals({ elements }) {
  for (const button of elements) {
    if (!isButton(button) || isAside(button) || !ACCEPT.test(labelOf(button))) continue;
    const group = [...ancestorsOf(button)].find(isGroup);
    const about = group && /cookie|toestemming|privacy|consent/i.test(group.textContent);
    if (!about) continue;
    if ([...descendantsOf(group)].some((other) => isButton(other) && REFUSE.test(labelOf(other)))) continue;
    const message = `Beside ${shown(labelOf(button))} is no button that refuses.`;
    yield { element: button, message };
  }
}

const isGroup = (element) =>
  GROUP.test(tagOf(element)) || /dialog|region/.test(attribute(element, 'role') ?? '');

const isButton = (element) =>
  tagOf(element) === 'button' ||
  attribute(element, 'role') === 'button' ||
  (tagOf(element) === 'input' && /^(button|submit)$/i.test(attribute(element, 'type') ?? ''));

/** Consent in the form of an earlier version of the IAB's framework. */
export function* tcfVersions({ elements }) {
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
function hasDisclosedVendors(consent) {
  return consent
    .split('.')
    .slice(1)
    .some((segment) => /^[I-P]/.test(segment));
}
