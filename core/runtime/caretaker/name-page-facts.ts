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
 * `<body>`: a name that is no fact, and a value that the page does not have, because its body says another.
 * @param sent the object as sent
 * @param body has the facts: its own, and those that it lacked as `giveFacts` wrote them
 */
export function namePageFacts(sent: unknown, { dataset } = documentProperty('body')): void {
  if (!isRecord(sent)) return;
  for (const [name, value] of Object.entries(sent)) {
    const had = dataset[name === 'type' ? 'pageType' : name];
    if (!PAGE_FACTS.includes(name)) {
      const meant = name === 'pageType' ? 'type' : nearestName(name.slice(0, 80), PAGE_FACTS);
      const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
      warn('site-config', `"page.${name.slice(0, 80)}" is no fact of a page.${hint}`);
    } else if (value === null) {
      warn('site-config', `"page.${name}" is null, which the page takes as the text "null"; leave it out.`);
    } else if (String(had).trim() !== String(value).trim()) {
      warn(
        'site-config',
        `"page.${name}" is ${shown(value)}, and the page has ${shown(had)}: its body comes first.`,
      );
    }
  }
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80);
