import { pageValue } from '../page/page-value.ts';
import { isRecord } from './guards.ts';

/** The part of a page that holds its configuration: the object of `script#site-config` as sent. */
export interface Configured {
  readonly config: Readonly<Record<string, unknown>>;
}

/**
 * Declares a typed section of `script#site-config` [loader-13]. It is read once per page, at the first call; a
 * wrong value gives its default and one warning. Each service declares its own section, so that pages do not load
 * the rules of unused services.
 * @param read makes the section from the object as sent, with the functions of `guards.ts`
 * @returns a function that gives a page's section, frozen
 */
export function configSection<Section extends object>(
  read: (raw: Readonly<Record<string, unknown>>) => Section,
): (page: Configured) => Readonly<Section> {
  // The block may hold any JSON; the page has already warned if it is not an object.
  return pageValue(({ config }) => Object.freeze(read(isRecord(config) ? config : {})));
}
