import { ancestorsOf, attribute, descendantsOf, type Element, tagOf } from '../element.ts';
import { isAside, type Page, recordOf } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { placeOf } from '../rules/page.ts';
import { shown } from '../words.ts';
import { closest, isArticleText, labelOf, readText } from './page-text.ts';

/** Matches a button that agrees to all purposes. */
const ACCEPT_ALL =
  /^(?:alles?|alle cookies) (?:toestaan|accepteren|akkoord|goedkeuren)$|^sta al.* toe$|^(?:accept|allow) all\b/i;
/** Matches a button that agrees to something, which need not be cookies. */
const ACCEPT =
  /^(?:(?:cookies|ik ga) )?(?:toestaan|accepteren|accepteer\b.*|akkoord|goedkeuren)$|^(?:ja,? )?(?:ik )?(?:ga )?akkoord|^accept\b|^sta .*toe$/i;
const REFUSE =
  /weiger|noodzakelijk|functione|essenti|niet akkoord|\bnee\b|niet toestaan|afwijzen|zonder (?:te )?accepteren|reject|refuse|decline|deny|necessary|without accepting/i;
const COOKIES = /cookie|toestemming|consent/i;
const GROUP = /^(dialog|form|aside|section|footer)$/;
/** Matches elements that contain the whole page, whose text always mentions cookies. */
const PAGE = /^(html|body|main)$/;
/** The maximum length of a text that asks for consent, in characters; a longer one has other subjects as well. */
const MAX_NOTICE = 3000;

/** Finds advertisements on a page whose own dialog does not ask about them. */
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

/** Finds a button that agrees to cookies without a button to refuse them next to it. */
export function* missingRefusals({ elements }: Page): Generator<Problem> {
  for (const button of elements) {
    if (!isButton(button) || isAside(button) || isPlaceholder(button)) continue;
    const label = labelOf(button);
    const isForAll = ACCEPT_ALL.test(label);
    if (!isForAll && !ACCEPT.test(label)) continue;
    const notice = noticeAround(button, isForAll ? /privacy|cookie|toestemming|consent/i : COOKIES);
    if (!notice) continue;
    if ([...descendantsOf(notice)].some((other) => isButton(other) && REFUSE.test(labelOf(other)))) continue;
    yield { element: button, message: `There is no button beside ${shown(label)} that refuses.` };
  }
}

/**
 * Returns the element that asks for the consent of a button: the closest element about it, with the dialog or form
 * around that.
 */
function noticeAround(button: Element, subject: RegExp): Element | undefined {
  for (const around of ancestorsOf(button)) {
    if (PAGE.test(tagOf(around))) return undefined;
    const text = readText(around);
    if (text.length > MAX_NOTICE) return undefined;
    if (subject.test(text)) return [around, ...ancestorsOf(around)].find(isGroup) ?? around;
  }
  return undefined;
}

const isGroup = (element: Element) =>
  GROUP.test(tagOf(element)) || /dialog|region/.test(attribute(element, 'role') ?? '');

const isButton = (element: Element) =>
  tagOf(element) === 'button' ||
  attribute(element, 'role') === 'button' ||
  (tagOf(element) === 'input' && /^(button|submit)$/i.test(attribute(element, 'type') ?? ''));

/**
 * Whether a button is in the placeholder of content that loads after consent: visitors who do not press it have
 * refused.
 */
const isPlaceholder = (button: Element) => closest(button, /^figure$/) !== undefined || isArticleText(button);

/** Finds consent in the form of an earlier version of the IAB's framework. */
export function* outdatedConsents({ elements }: Page): Generator<Problem> {
  for (const element of elements) {
    const stated = tagOf(element) === 'script' ? outdatedVersion(element.textContent) : undefined;
    if (stated) yield { element, message: `The script says ${shown(stated)}: that is before TCF 2.3.` };
    for (const name of ['src', 'href']) {
      // A placeholder that a server fills in, such as `__GDPR_CONSENT__`, is not a consent string.
      const [, consent] =
        /[?&;]gdpr_consent=([BC][\w-]{20,}[\w.-]*)/.exec(attribute(element, name) ?? '') ?? [];
      if (!consent || hasDisclosedVendors(consent)) continue;
      const message = 'The consent in gdpr_consent has no disclosed vendors: that is before TCF 2.3.';
      yield { element, message };
    }
  }
}

/**
 * Returns what a script declares about its version, if that is before TCF 2.3; other programs have an `apiVersion`,
 * too.
 */
function outdatedVersion(script: string): string | undefined {
  const [policy] = /\btcfPolicyVersion["']?\s*[:=]\s*["']?[0-4]\b/.exec(script) ?? [];
  if (policy || !/tcf|gdpr/i.test(script)) return policy;
  return /\bapiVersion["']?\s*[:=]\s*["'](?:1|2\.[0-2])(?:\.\d+)?["']/.exec(script)?.[0];
}

/** Whether a consent string has the segment that TCF 2.3 requires: its first three bits are 001. */
function hasDisclosedVendors(consent: string): boolean {
  return consent
    .split('.')
    .slice(1)
    .some((segment) => /^[I-P]/.test(segment));
}
