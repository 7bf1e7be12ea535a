import { isRecord } from './guards.ts';

/** The part of a page that holds its configuration: the object of `script#site-config` as sent. */
export interface Configured {
  readonly config: Readonly<Record<string, unknown>>;
}

const NOTHING = {};

/**
 * Declares a typed section of `script#site-config` [loader-13]. It is read once per page, by the first who asks;
 * what is wrong gives its default and one warning. Each service declares what only it needs, so that no page
 * pays for the rules of services it does not have.
 * @param read makes the section from the object as sent, with the functions of `guards.ts`
 * @returns gives a page's section, frozen
 */
export function configSection<Section extends object>(
  read: (raw: Readonly<Record<string, unknown>>) => Section,
): (page: Configured) => Readonly<Section> {
  const known = new WeakMap<object, Readonly<Section>>();
  return ({ config }) => {
    // The page passes on whatever JSON the block held; it has warned already where that is no object.
    const raw = isRecord(config) ? config : NOTHING;
    const section = known.get(raw) ?? Object.freeze(read(raw));
    known.set(raw, section);
    return section;
  };
}
