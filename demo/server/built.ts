import { join } from 'node:path';
import { z } from 'zod/mini';
import { html, type Markup, trusted } from './html.ts';
import { readKept, readKeptText } from './kept-files.ts';
import type { Language } from './visit.ts';

/** What marks an inlined style with the name of its file; the loader then does not load that. */
const INLINED = /<style data-nmt-file="([^"]+)">/g;

const file = z.object({
  file: z.string(),
  integrity: z.string(),
  priority: z.optional(z.enum(['high', 'low'])),
});

const schema = z.object({
  head: z.object({ file: z.string(), hash: z.string() }),
  loader: z.object({ file: z.string() }),
  integrity: z.object({ file: z.string() }),
  styles: z.object({ base: z.object({ file: z.string(), hash: z.string() }) }),
  features: z.record(z.string(), z.object({ expected: z.optional(z.array(file)) })),
  pages: z.record(z.string(), z.object({ scripts: z.array(file), styles: z.array(file) })),
});

/** The parts of the build's manifest that a page needs. */
export interface Built {
  /** Where the build's files are served, with a slash at the end. */
  readonly path: string;
  /** Text of `head.js`, to be inlined. */
  readonly headScript: string;
  /** Hash of that text for the Content-Security-Policy. */
  readonly headHash: string;
  readonly loader: string;
  /** The address of the site file, which replaces the product's texts; undefined for the product's own. */
  readonly siteFile?: string | undefined;
  /** The table of what files must hash to. */
  readonly integrity: string;
  /** Text of the base style, to be inlined. */
  readonly baseStyle: string;
  /** Hash of that text for the Content-Security-Policy. */
  readonly baseHash: string;
  /** What a page needs besides that says of a feature's hook that it is expected to show something. */
  expected(feature: string): readonly BuiltFile[];
  /** Whether the build has files to send along for pages of a type itself: on those more is sure to follow. */
  knows(pageType: string): boolean;
  /** What pages of a type need at once. */
  preload(pageType: string): { scripts: readonly BuiltFile[]; styles: readonly BuiltFile[] };
  /** A style as an element: a few hundred bytes in the page for a request that the first paint would wait for. */
  inline(style: BuiltFile): Markup;
  /** Hashes of the styles that a page inlines so, for its Content-Security-Policy. */
  inlinedIn(page: string): string[];
}

/** A built file by its name in `dist/`. */
export type BuiltFile = z.infer<typeof file>;

/** Where the English site file is served. */
export const ENGLISH = '/static/languages/en.json';

/** What was read, by the text of its manifest: that changes with any file of the build. */
const read = new WeakMap<Buffer, Built>();

/**
 * Reads the built manifest. It is looked at for every page, so that a new build shows without a restart.
 * @param dist folder of the build
 * @param path where its files are served, with a slash at the end
 * @throws where there is no build, or its manifest does not fit
 */
export function readBuilt(dist: string, path: string): Built {
  const text = readKept(join(dist, 'manifest.json'));
  const built: Built = read.get(text) ?? parseBuilt(text.toString('utf8'), dist, path);
  read.set(text, built);
  return built;
}

/**
 * Reads the manifest of the build that fits the language of a visit: other languages have the build for sites, with a
 * site file.
 * @param dist folder of the product's own build
 * @throws as `readBuilt`
 */
export function builtFor(language: Language, dist: string): Built {
  if (language === 'nl') return readBuilt(dist, '/assets/');
  return { ...readBuilt(join(dist, 'site'), '/assets/site/'), siteFile: ENGLISH };
}

function parseBuilt(text: string, dist: string, path: string): Built {
  const manifest = schema.parse(JSON.parse(text));
  const sent = [
    ...Object.values(manifest.pages).flatMap(({ styles }) => styles),
    ...Object.values(manifest.features).flatMap(({ expected = [] }) => expected),
  ].filter(({ file }) => file.endsWith('.css'));
  const texts = new Map(sent.map(({ file }) => [file, readKeptText(join(dist, file))]));
  return {
    path,
    headScript: readKeptText(join(dist, manifest.head.file)),
    headHash: manifest.head.hash,
    loader: manifest.loader.file,
    integrity: manifest.integrity.file,
    baseStyle: readKeptText(join(dist, manifest.styles.base.file)),
    baseHash: manifest.styles.base.hash,
    expected: (feature) => manifest.features[feature]?.expected ?? [],
    knows: (pageType) => manifest.pages[pageType] !== undefined,
    preload: (pageType) => manifest.pages[pageType] ?? manifest.pages.default ?? { scripts: [], styles: [] },
    inline: ({ file }) => html`<style data-nmt-file="${file}">${trusted(texts.get(file) ?? '')}</style>`,
    inlinedIn: (page) =>
      [...page.matchAll(INLINED)].flatMap(
        ([, name]) => sent.find(({ file }) => file === name)?.integrity ?? [],
      ),
  };
}
