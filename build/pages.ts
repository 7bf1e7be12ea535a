import { PAGE_TYPES } from '../core/runtime/page/page-types.ts';
import type { Entry } from './manifest-schema.ts';
import type { FeatureFiles } from './routes.ts';

const REACT = /^react-/;

interface SentFile {
  readonly file: string;
  readonly integrity: string;
}

/** The files that the CMS sends along with the HTML of a page. */
export interface SentFiles {
  readonly scripts: (SentFile & { priority?: 'high' | 'low' })[];
  readonly styles: SentFile[];
}

/**
 * Returns the files that the CMS sends along with the HTML of each page type, so that they need not wait for the
 * loader: the files of features that name the page type in `preload`, after their imports, with those of `urgent`
 * features before all others.
 * @param hashes integrity by file
 * @param caretaker its files: every page needs them, after all other files
 * @returns with an entry `default` for page types that have none of their own
 */
export function describePages(
  manifest: Record<string, Entry>,
  features: Record<string, FeatureFiles>,
  hashes: Record<string, string>,
  caretaker: readonly string[],
): Record<string, SentFiles> {
  const withHash = (files: readonly string[]) =>
    [...new Set(files)].map((file) => ({ file, integrity: hashes[file] ?? '' }));
  const describe = (pageType: string): SentFiles => {
    const sent = Object.entries(manifest).filter(([, { preload }]) =>
      preload?.some((type) => type === pageType),
    );
    const filesOf = (entries: typeof sent) => entries.flatMap(([name]) => features[name] ?? []);
    const wanted = filesOf(sent);
    const urgent = filesOf(sent.filter(([, entry]) => entry.urgent)).flatMap(({ imports, script }) => [
      ...imports,
      script,
    ]);
    // Files without React are small and run early, because they do not wait for React to load.
    const first = [false, true].flatMap((isHeavy) => {
      const some = wanted.filter(({ imports }) => imports.some((file) => REACT.test(file)) === isHeavy);
      return [...some.flatMap(({ imports }) => imports), ...some.map(({ script }) => script)];
    });
    const next = first.filter((file) => !urgent.includes(file));
    const last = caretaker.filter((file) => !urgent.includes(file) && !next.includes(file)).reverse();
    const withPriority = (files: readonly string[], priority: 'high' | 'low') =>
      withHash(files).map((script) => ({ ...script, priority }));
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
