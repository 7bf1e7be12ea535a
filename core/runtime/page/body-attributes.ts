import { warn } from '../log/log.ts';
import { attributeName } from './attribute-name.ts';

/** The allowed values of an attribute; `true` or `false` stands for a flag with that default. */
type Kind = 'text' | 'word' | 'number' | 'flag' | 'list' | boolean;

/**
 * Every attribute of `<body>` by its name in camel case [page-metadata-1], with its allowed values. Its type, its
 * description in contract and reference, and the facts that `page` of `script#site-config` may have are derived from
 * this list.
 */
const BODY = {
  /** Letters, digits, hyphens and underscores, such as `frontpage`; decides which features run. */
  pageType: 'word',
  /** The article type, such as `liveblog`, `inbeeld` or `native-ad`. */
  articleType: 'word',
  /** `full-page` for the full-page variant of an inbeeld. */
  articleVariant: 'word',
  /** The number in the article's address, such as `4101`. */
  articleId: 'text',
  /** The article's name in the CMS. */
  articleUrn: 'text',
  /** The article's name in audience measurement. */
  nmoContentId: 'text',
  /** The slug of an index page, such as `economie`. */
  indexSlug: 'text',
  /** The dossier that the page belongs to. */
  dossier: 'text',
  /** The rubric that the page belongs to. */
  rubric: 'text',
  /** The reading time in minutes. */
  articleReadingTime: 'number',
  /** Whether the article is outside the paywall. */
  articleIsFree: false,
  /** Whether the article is a running story. */
  articleIsRunner: false,
  /** Whether advertisements may be shown beside the article. */
  articleIsSafe: false,
  /** The publication time as sent, in ISO 8601 or Unix time. */
  articleUpdatedAt: 'text',
  /** The article's address on this site. */
  articleRelativeUrl: 'text',
  /** Whether the page may have advertisements; undefined if the attribute is missing. */
  allowAds: 'flag',
  /** The number of free articles for an anonymous visitor. */
  paywallLimit: 'number',
  /** The number of days after the last update. */
  paywallArticleExpireDays: 'number',
  /** The address of the static files, if not on the page's own origin. */
  staticPath: 'text',
  /** The template of a third-party service, on its pages. */
  thirdpartyTemplate: 'text',
  /** Permissions that make a plus subscriber. */
  plusPermissions: 'list',
  /** The address of the article as a file. */
  articleDownloadUrl: 'text',
  /** Whether third-party content waits for the visitor's consent; written out, it also lets the notice open by itself. */
  consentRequired: true,
  /** `off` keeps the notice about the reading history away from the page. */
  historyNotice: 'word',
  /** Distance in px at which lazy images load. */
  blazyOffset: 'number',
} as const satisfies Record<string, Kind>;

/** The attributes of `<body>`; a missing text is empty, a missing number is undefined. */
export type BodyAttributes = {
  readonly [Name in keyof typeof BODY]: (typeof BODY)[Name] extends 'text' | 'word'
    ? string
    : (typeof BODY)[Name] extends 'number'
      ? number | undefined
      : (typeof BODY)[Name] extends 'list'
        ? readonly string[]
        : (typeof BODY)[Name] extends 'flag'
          ? boolean | undefined
          : boolean;
};

/** The names of the attributes, as the body's `dataset` has them. */
export const BODY_NAMES: readonly string[] = Object.keys(BODY);

/**
 * Reads the attributes of `<body>` with their types [page-metadata-8]. An invalid value gives its default and one
 * warning.
 */
export function readBodyAttributes(body: HTMLElement): BodyAttributes {
  const values: Record<string, unknown> = {};
  for (const name of BODY_NAMES) {
    values[name] = readAttribute(name, BODY[name as keyof BodyAttributes], body.dataset[name]);
  }
  if (!body.dataset.pageType?.trim()) {
    warn('page', 'body has no usable data-page-type; features bound to a type stay off.');
  }
  return values as unknown as BodyAttributes;
}

function readAttribute(name: string, kind: Kind, raw: string | undefined): unknown {
  const value = (raw ?? '').trim();
  const refuse = (expected: string, fallback?: unknown) => {
    const found = JSON.stringify(value.slice(0, 80));
    warn('page', `body's ${attributeName(name)} is ${found}; expected a ${expected}.`);
    return fallback;
  };
  if (kind === 'list') {
    return Object.freeze(
      value
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    );
  }
  if (kind === 'text') return value;
  if (kind === 'word') return /^[\w-]*$/.test(value) ? value : refuse(kind, '');
  if (kind === 'number') {
    if (value === '') return undefined;
    return Number.isFinite(+value) ? +value : refuse(kind);
  }
  // An empty attribute counts as missing if a missing one means true.
  if (raw === undefined || (value === '' && kind === true)) return kind === 'flag' ? undefined : kind;
  return /^(true|1|false|0|)$/.test(value) ? /true|1/.test(value) : refuse('flag', kind === true);
}
