import { pageValue } from '../page/page-value.ts';
import { readSetting } from './read-setting.ts';
import type { Settings, Values } from './settings.ts';

/** The part of a page that holds its configuration: the object of `script#site-config` as sent. */
export interface Configured {
  readonly config: Readonly<Record<string, unknown>>;
}

/**
 * Declares settings of `script#site-config`, each with a comment that describes it: types, JSON Schema, contract and
 * documentation are derived from these declarations [loader-13]. They are read once per page, at the first call; a
 * wrong value is replaced by its default, with one warning. Each service declares its own settings, so that pages do
 * not load the rules of unused services.
 * @param settings the settings by their key, of the kinds in `settings.ts`
 * @param path the path of the object that contains them; see {@link configGroup}
 * @returns a function that returns a page's values, frozen
 */
export function configSection<Declared extends Settings>(
  settings: Declared,
  path = '',
): (page: Configured) => Values<Declared> {
  return pageValue(({ config }) => {
    const values = Object.entries(settings).map(([name, setting]) => [
      name,
      readSetting(config, path + name, setting),
    ]);
    return Object.freeze(Object.fromEntries(values));
  });
}

/**
 * Declares settings inside an object of `script#site-config`, as {@link configSection} does for those at its top level.
 * @param group the object's key, such as `ads` or `names.permissions`
 */
export function configGroup<Declared extends Settings>(
  group: string,
  settings: Declared,
): (page: Configured) => Values<Declared> {
  return configSection(settings, `${group}.`);
}
