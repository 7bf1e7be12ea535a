import { slugify } from '../../../../core/platform/ids/slugify.ts';
import { CUSTOMER_VALUE } from './positions.ts';

/** The facts of a page that name its section for the provider. */
interface SectionFacts {
  /** The path of the address. */
  readonly path: string;
  readonly pageType: string;
  readonly indexSlug: string;
}

const HOME_TEST = /^\/banners\/hometest\/?$/;
const CUSTOMER_VALUE_TEST =
  /^\/banners\/test\/klantwaarde\/(topbanner|inlinebanner|bottombanner|overlaybanner)\/?$/;

/**
 * The section code of a page [ads-3]: `hometest` and `klantwaarde` on the test pages, `home` on the front page,
 * otherwise the index or the page type.
 * @returns an empty string if the page has none
 */
export function sectionCode({ path, pageType, indexSlug }: SectionFacts): string {
  if (HOME_TEST.test(path)) return 'hometest';
  if (CUSTOMER_VALUE_TEST.test(path)) return 'klantwaarde';
  return pageType === 'frontpage' ? 'home' : slugify(indexSlug) || slugify(pageType);
}

/**
 * The only position of a test page of a customer-value slot [ads-3].
 * @param path the address's path
 * @returns such as `klantwaarde-inlinebanner`; undefined on all other pages
 */
export function testedPosition(path: string): string | undefined {
  const name = CUSTOMER_VALUE_TEST.exec(path)?.[1];
  return name && CUSTOMER_VALUE + name;
}
