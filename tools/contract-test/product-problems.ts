import { destinationOn } from '../../core/platform/navigation/navigate.ts';
import { isRecord } from '../../core/runtime/config/guards.ts';
import { definitionOf, isBlockType } from '../../widgets/paywall/paywall/funnel/block-types.ts';
import { contradictionsOf } from '../../widgets/paywall/paywall/offer/contradictions-of.ts';
import { missingMessage } from '../../widgets/paywall/paywall/offer/missing-conditions.ts';
import { isOrderLabel } from '../../widgets/paywall/paywall/offer/order-labels.ts';
import { parseShop } from '../../widgets/paywall/paywall/offer/read-shop.ts';

/** The data that the rules need besides an answer. */
export interface Site {
  /** The origin of the pages. */
  readonly origin: string;
  /** The currency of all prices, as an ISO 4217 code. */
  readonly currency: string;
}

/** The product's rules beyond the schema of an answer, by call; the browser reports the same problems. */
const RULES: Readonly<Record<string, (value: unknown, site: Site) => string[]>> = {
  campaign: campaignProblems,
  payment: (value, site) => addressProblems('The payment page', value, site),
  'payment-status': (value, site) =>
    isRecord(value) && value.activation_link !== undefined
      ? addressProblems('"activation_link"', value.activation_link, site)
      : [],
  'subscription-types': (value, { currency }) =>
    parseShop(Array.isArray(value) ? value : [])
      .flatMap(({ products }) => products)
      .flatMap((product) => [
        ...contradictionsOf(product, currency),
        ...[missingMessage(product) ?? []].flat(),
      ]),
};

/**
 * Returns the problems that the product would report in an answer of the right shape.
 * @param name the call's name
 * @param value the parsed answer
 * @param site
 * @returns whole sentences
 */
export function problemsOf(name: string, value: unknown, site: Site): string[] {
  return Object.hasOwn(RULES, name) ? (RULES[name]?.(value, site) ?? []) : [];
}

function campaignProblems(value: unknown, site: Site): string[] {
  const funnel = isRecord(value) && isRecord(value.funnel) ? value.funnel : {};
  const steps = Array.isArray(funnel.steps) ? funnel.steps.filter(isRecord) : [];
  const ordering = steps.findLast(pays);
  const label = ordering && ordering.buttonType !== 'redirect' ? ordering.buttonLabel : undefined;
  const unlawful =
    typeof label === 'string' && label.trim() !== '' && !isOrderLabel(label)
      ? [`The buttonLabel ${JSON.stringify(label)} does not say that ordering means paying; it is replaced.`]
      : [];
  const ofSteps = steps.flatMap(({ blocks, buttonType, redirectUrl }, at) => {
    const types = Array.isArray(blocks) ? blocks.filter(isRecord).map(({ type }) => type) : [];
    const unknown = types
      .filter((type): type is string => typeof type === 'string' && !isBlockType(type))
      .map((type) => `A block has the type "${type.slice(0, 40)}", which does not exist; it is skipped.`);
    if (buttonType !== 'redirect') return unknown;
    const name = `"funnel.steps[${at}].redirectUrl"`;
    if (redirectUrl !== undefined && redirectUrl !== '')
      return [...unknown, ...addressProblems(name, redirectUrl, site)];
    const problem = `${name} is missing, and "buttonType" is "redirect": the button leads to the subscription site, and nowhere without one.`;
    return [...unknown, problem];
  });
  return [...unlawful, ...ofSteps];
}

/** Whether a step of a campaign has a block that orders and pays. */
function pays({ blocks }: Readonly<Record<string, unknown>>): boolean {
  return (
    Array.isArray(blocks) &&
    blocks.some((block) => isRecord(block) && definitionOf({ type: String(block.type) })?.action === 'pay')
  );
}

/**
 * Checks an address to which the product leads visitors: https, or on the site. The site's settings list the allowed
 * hosts.
 */
function addressProblems(name: string, value: unknown, { origin }: Site): string[] {
  const url = typeof value === 'string' && URL.canParse(value, origin) ? new URL(value, origin) : undefined;
  if (typeof value !== 'string' || (url && destinationOn([url.hostname], value, origin) !== undefined))
    return [];
  // An address on the developers' own machine is allowed.
  if (url && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)) return [];
  const shown = url ? `${url.protocol}//${url.host}` : 'text that is not an address';
  return [`${name} is at ${shown}; expected https, or an address of the site.`];
}

/** The content that a fragment must have, because the product replaces a list by it. */
const LISTS: Readonly<Record<string, readonly [has: RegExp, expected: string]>> = {
  'most-read-fragment': [/<(?:li|article)\b[\s\S]*?<a\b[^>]*\shref=/i, 'a list of linked articles'],
  'latest-news-fragment': [/<(?:li|article)\b[\s\S]*?<a\b[^>]*\shref=/i, 'a list of linked articles'],
  'liveblog-fragment': [/\sdata-update-id=/i, 'the list of the updates'],
};

/**
 * Returns the missing content of a fragment of HTML.
 * @param name the call's name
 * @param html the answer
 * @returns whole sentences
 */
export function fragmentProblems(name: string, html: string): string[] {
  if (/^\s*[{[]/.test(html)) return ['It answers with JSON. Expected a part of a page, as HTML.'];
  const [has, expected] = (Object.hasOwn(LISTS, name) && LISTS[name]) || [];
  return has && html.trim() !== '' && !has.test(html)
    ? [`The fragment has no list. Expected ${expected}.`]
    : [];
}
