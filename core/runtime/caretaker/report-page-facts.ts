import { isRecord } from '../config/guards.ts';
import { warn } from '../log/log.ts';
import { documentProperty } from '../page/document-property.ts';
import { nearestName } from './nearest-name.ts';

/**
 * The names of the facts in `page` of `script#site-config`: `type`, and the attributes of `<body>` in camel case. A test
 * compares them with core/runtime/page/body-attributes.ts, which is on every page.
 */
export const PAGE_FACTS: readonly string[] = [
  'type',
  'articleType',
  'articleVariant',
  'articleId',
  'articleUrn',
  'nmoContentId',
  'indexSlug',
  'dossier',
  'rubric',
  'articleReadingTime',
  'articleIsFree',
  'articleIsRunner',
  'articleIsSafe',
  'articleUpdatedAt',
  'articleRelativeUrl',
  'allowAds',
  'paywallLimit',
  'paywallArticleExpireDays',
  'staticPath',
  'thirdpartyTemplate',
  'plusPermissions',
  'articleDownloadUrl',
  'consentRequired',
  'historyNotice',
  'blazyOffset',
];

/**
 * Names the mistakes in `page` of `script#site-config`, the facts that a template cannot write as attributes of
 * `<body>`: a name that is not a fact, and a value that the page does not have, because its body says another.
 * @param sent the object as sent
 * @param body has the facts: its own, and those that it lacked as `giveFacts` wrote them
 */
export function reportPageFacts(sent: unknown, { dataset } = documentProperty('body')): void {
  for (const { message } of pageFactMistakes(sent, dataset)) warn('site-config', message);
}

/**
 * The mistakes in `page` of `script#site-config`.
 * @param sent the object as sent
 * @param facts of the page, by the names of its body's `dataset`
 */
export function pageFactMistakes(
  sent: unknown,
  facts: Readonly<Record<string, string | undefined>>,
): { readonly name: string; readonly message: string }[] {
  if (!isRecord(sent)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const problem = problemOf(name, value, facts[name === 'type' ? 'pageType' : name]);
    return problem ? [{ name, message: `"page.${name.slice(0, 80)}" is ${problem}` }] : [];
  });
}

function problemOf(name: string, value: unknown, had: string | undefined): string | undefined {
  if (!PAGE_FACTS.includes(name)) {
    const meant = name === 'pageType' ? 'type' : nearestName(name.slice(0, 80), PAGE_FACTS);
    return `not a fact of a page.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
  }
  if (value === null) return 'null, which the page takes as the text "null"; leave it out.';
  if (String(had).trim() === String(value).trim()) return undefined;
  return `${shown(value)}, and the page has ${shown(had)}: its body comes first.`;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80);
