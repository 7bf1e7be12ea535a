import { PAGE_TYPES } from './manifest-schema.mjs';

const REACT = /^react-/;

/**
 * What the CMS sends along with the HTML per page type, so that nothing waits for the loader: the files of
 * features that name the page type in `preload`, what they import first, and before all others those of features
 * that are `urgent`.
 * @param {Record<string, import('./manifest-schema.mjs').Entry>} manifest
 * @param {Record<string, { script: string, style?: string, imports: string[] }>} features
 * @param {Record<string, string>} hashes integrity by file
 * @param {string[]} caretaker its files: every page needs them, after all else
 * @returns {Record<string, { scripts: { file: string, integrity: string, priority?: 'high' | 'low' }[], styles: { file: string, integrity: string }[] }>}
 *   with an entry `default` for page types that have none of their own
 */
export function describePages(manifest, features, hashes, caretaker) {
  const describe = (pageType) => {
    const names = Object.keys(manifest).filter((name) => manifest[name].preload?.includes(pageType));
    const wanted = names.map((name) => features[name]);
    const withHash = (files) => [...new Set(files)].map((file) => ({ file, integrity: hashes[file] }));
    const urgent = names
      .filter((name) => manifest[name].urgent)
      .flatMap((name) => [...features[name].imports, features[name].script]);
    // Files without React are small and useful early: they do not wait for React to load.
    const first = [false, true].flatMap((isHeavy) => {
      const some = wanted.filter(({ imports }) => imports.some((file) => REACT.test(file)) === isHeavy);
      return [...some.flatMap(({ imports }) => imports), ...some.map(({ script }) => script)];
    });
    const next = first.filter((file) => !urgent.includes(file));
    const last = caretaker.filter((file) => !urgent.includes(file) && !next.includes(file)).reverse();
    const withPriority = (files, priority) => withHash(files).map((script) => ({ ...script, priority }));
    return {
      scripts: [...withPriority(urgent, 'high'), ...withHash(next), ...withPriority(last, 'low')],
      styles: withHash(wanted.flatMap(({ style }) => style ?? [])),
    };
  };
  const used = PAGE_TYPES.filter((type) =>
    Object.values(manifest).some(({ preload }) => preload?.includes(type)),
  );
  return Object.fromEntries([
    ...used.map((type) => [type, describe(type)]),
    ['default', describe('default')],
  ]);
}
