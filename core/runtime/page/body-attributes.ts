import { warn } from '../log/log.ts';
import { attributeName } from './attribute-name.ts';

/** The attributes of `<body>`; a missing text is empty, a missing number is undefined. */
export interface BodyAttributes {
  /** Letters, digits, hyphens and underscores, such as `frontpage`; decides which features run. */
  readonly pageType: string;
  /** Such as `liveblog`, `inbeeld` or `native-ad`. */
  readonly articleType: string;
  /** `full-page` for the full-page variant of an inbeeld. */
  readonly articleVariant: string;
  /** The number in the article's address, such as `4101`. */
  readonly articleId: string;
  /** The article's name in the CMS. */
  readonly articleUrn: string;
  /** The article's name in audience measurement. */
  readonly nmoContentId: string;
  /** The slug of an index page, such as `economie`. */
  readonly indexSlug: string;
  /** The dossier that the page belongs to. */
  readonly dossier: string;
  /** The rubric that the page belongs to. */
  readonly rubric: string;
  /** Minutes. */
  readonly articleReadingTime: number | undefined;
  /** Whether the article is outside the paywall. */
  readonly articleIsFree: boolean;
  /** Whether the article is a running story. */
  readonly articleIsRunner: boolean;
  /** Whether advertisements may be shown beside the article. */
  readonly articleIsSafe: boolean;
  /** As sent: ISO 8601 or Unix time. */
  readonly articleUpdatedAt: string;
  /** The article's address on this site. */
  readonly articleRelativeUrl: string;
  /** Whether the page may have advertisements; undefined if the attribute is missing. */
  readonly allowAds: boolean | undefined;
  /** Free articles for an anonymous visitor. */
  readonly paywallLimit: number | undefined;
  /** Days after the last update. */
  readonly paywallArticleExpireDays: number | undefined;
  /** The address of the static files, if not on the page's own origin. */
  readonly staticPath: string;
  /** The template of a third-party service, on its pages. */
  readonly thirdpartyTemplate: string;
  /** Permissions that make a plus subscriber. */
  readonly plusPermissions: readonly string[];
  /** The address of the article as a file. */
  readonly articleDownloadUrl: string;
  /** Whether third-party content waits for the visitor's consent. */
  readonly consentRequired: boolean;
  /** `off` keeps the notice about the reading history away from the page. */
  readonly historyNotice: string;
  /** Distance in px at which lazy images load. */
  readonly blazyOffset: number | undefined;
}

type Kind = 'text' | 'word' | 'number' | 'flag' | 'list';

/** The parser of each attribute; the property's name is the attribute's in camel case [page-metadata-1]. */
const KINDS: Record<keyof BodyAttributes, Kind> = {
  pageType: 'word',
  articleType: 'word',
  articleVariant: 'word',
  articleId: 'text',
  articleUrn: 'text',
  nmoContentId: 'text',
  indexSlug: 'text',
  dossier: 'text',
  rubric: 'text',
  articleReadingTime: 'number',
  articleIsFree: 'flag',
  articleIsRunner: 'flag',
  articleIsSafe: 'flag',
  articleUpdatedAt: 'text',
  articleRelativeUrl: 'text',
  allowAds: 'flag',
  paywallLimit: 'number',
  paywallArticleExpireDays: 'number',
  staticPath: 'text',
  thirdpartyTemplate: 'text',
  plusPermissions: 'list',
  articleDownloadUrl: 'text',
  consentRequired: 'flag',
  historyNotice: 'word',
  blazyOffset: 'number',
};

/** The result for an invalid value. */
const DEFAULTS = { word: '', flag: false, number: undefined };

/** The value of a flag that is missing or invalid; without an entry a missing one is undefined. */
const FLAGS: Partial<Record<string, boolean>> = {
  articleIsFree: false,
  articleIsRunner: false,
  articleIsSafe: false,
  consentRequired: true,
};

/**
 * Reads the attributes of `<body>` with their types [page-metadata-8]. An invalid value gives its default and one
 * warning.
 */
export function readBodyAttributes(body: HTMLElement): BodyAttributes {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(KINDS)) {
    values[name] = readAttribute(name, KINDS[name as keyof BodyAttributes], body.dataset[name]);
  }
  if (!body.dataset.pageType?.trim()) {
    warn('page', 'body has no usable data-page-type; features bound to a type stay off.');
  }
  return values as unknown as BodyAttributes;
}

function readAttribute(name: string, kind: Kind, raw: string | undefined): unknown {
  const value = (raw ?? '').trim();
  if (kind === 'list') {
    return Object.freeze(
      value
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    );
  }
  if (kind === 'text') return value;
  if (kind === 'flag') {
    // An empty attribute counts as missing where a missing one means true.
    if (raw === undefined || (value === '' && FLAGS[name])) return FLAGS[name];
    if (/^(true|1|false|0|)$/.test(value)) return value === 'true' || value === '1';
  } else if (kind === 'word') {
    if (/^[\w-]*$/.test(value)) return value;
  } else if (value === '' || Number.isFinite(+value)) {
    return value === '' ? undefined : +value;
  }
  warn('page', `body's ${attributeName(name)} is ${JSON.stringify(value.slice(0, 80))}; expected a ${kind}.`);
  return FLAGS[name] ?? DEFAULTS[kind];
}
