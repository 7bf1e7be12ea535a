import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { type Csp, policyOf } from '../../build/csp.ts';
import { realWait } from '../../fixtures/server/wait.ts';
import { type Speculation, speculationRules } from '../../integrations/head/head.mjs';
import { html, type Markup, trusted } from './html.ts';
import { readKept, readKeptText } from './kept-files.ts';
import type { Language } from './visit.ts';

/** Marks an inlined style with the name of its file, so that the loader does not load it again. */
const INLINED = /<style data-nmt-file="([^"]+)">/g;

const file = z.object({
  file: z.string(),
  integrity: z.string(),
  priority: z.optional(z.enum(['high', 'low'])),
});

const schema = z.object({
  head: z.object({ file: z.string(), hash: z.string() }),
  // Optional, because the build of an earlier release has no file with a hash in its name.
  loader: z.object({ file: z.string(), hashed: z.optional(file) }),
  integrity: z.object({ file: z.string(), integrity: z.optional(z.string()) }),
  styles: z.object({ base: z.object({ file: z.string(), hash: z.string() }) }),
  // Optional for the same reason: earlier builds have no addresses to exclude from prefetching.
  speculation: z.optional(z.object({ addresses: z.array(z.string()), links: z.string() })),
  features: z.record(
    z.string(),
    z.object({ hook: z.optional(z.string()), expected: z.optional(z.array(file)) }),
  ),
  pages: z.record(z.string(), z.object({ scripts: z.array(file), styles: z.array(file) })),
});

/** The parts of the build's manifest that a page needs. */
export interface Built {
  /** The address under which the build's files are served, with a trailing slash. */
  readonly path: string;
  /** Text of `head.js`, to be inlined. */
  readonly headScript: string;
  readonly loader: PinnedFile;
  /** The address of the site file, which replaces the product's texts; undefined for the product's own. */
  readonly siteFile?: string | undefined;
  /** The table of the files' hashes. */
  readonly integrity: PinnedFile;
  /** Text of the base style, to be inlined. */
  readonly baseStyle: string;
  /** The additional parts of a page if it marks the hook of a feature as expected to show something. */
  expected(feature: string): readonly BuiltFile[];
  /** Whether the build has files of its own for pages of a type, which load more files later. */
  knows(pageType: string): boolean;
  /** The speculation rules: what browsers may load before a click, except for what a page of the newspaper excludes. */
  speculationRules(rules: Speculation): object | undefined;
  /** The files that pages of a type need at once. */
  preload(pageType: string): { scripts: readonly BuiltFile[]; styles: readonly BuiltFile[] };
  /** A style as an element: a few hundred bytes in the page instead of a request that would delay the first paint. */
  inline(style: BuiltFile): Markup;
  /** Hashes of the styles that a page inlines this way, for its Content-Security-Policy. */
  inlinedIn(page: string): string[];
  /** Whether a page has hooks of features that load third-party scripts, which have no integrity. */
  loadsOthers(page: string): boolean;
  /**
   * The Content-Security-Policy of a page, from `csp.json` of the build.
   * @param pageType its `data-page-type`
   * @param extra additional sources by directive
   * @param rules the text of the page's speculation rules
   */
  policy(pageType: string, extra: Record<string, string[]>, rules?: string): string;
}

/** A file that pages pin by its integrity; files of an earlier release have none. */
interface PinnedFile {
  readonly file: string;
  readonly integrity?: string | undefined;
}

/** A built file by its name in `dist/`. */
export type BuiltFile = z.infer<typeof file>;

/** The address of the English site file. */
export const ENGLISH = '/static/languages/en.json';

/** The parsed build by the text of its manifest, which changes with any file of the build. */
const read = new WeakMap<Buffer, Built>();

/**
 * Reads the built manifest. It is checked for every page, so that a new build shows without a restart.
 * @param dist folder of the build
 * @param path address under which its files are served, with a trailing slash
 * @throws if there is no build, or its manifest is invalid
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
 * @returns undefined if the build for sites does not exist
 * @throws as `readBuilt`
 */
function builtFor(language: Language, dist: string): Built | undefined {
  if (language === 'nl') return readBuilt(dist, '/assets/');
  const site = join(dist, 'site');
  if (!existsSync(join(site, 'manifest.json'))) return undefined;
  return { ...readBuilt(site, '/assets/site/'), siteFile: ENGLISH };
}

/** Milliseconds between two checks for a build that is being made. */
const LOOKS_EVERY = 200;

/**
 * Reads the manifest like {@link builtFor}, and waits for the build for sites while `npm start` makes it.
 * @param language language of the visit
 * @param dist folder of the product's own build
 * @returns undefined if the build for sites does not exist and is not being made
 * @throws as `readBuilt`
 */
export async function builtWhenReady(language: Language, dist: string): Promise<Built | undefined> {
  let built = builtFor(language, dist);
  while (!built && process.env.NMT_SITE_BUILD === 'running') {
    await realWait(LOOKS_EVERY);
    built = builtFor(language, dist);
  }
  return built;
}

function parseBuilt(text: string, dist: string, path: string): Built {
  const manifest = schema.parse(JSON.parse(text));
  const sent = [
    ...Object.values(manifest.pages).flatMap(({ styles }) => styles),
    ...Object.values(manifest.features).flatMap(({ expected = [] }) => expected),
  ].filter(({ file }) => file.endsWith('.css'));
  const texts = new Map(sent.map(({ file }) => [file, readKeptText(join(dist, file))]));
  const csp: Csp = JSON.parse(readKeptText(join(dist, 'csp.json')));
  // The gate's script is the site's choice, and so is that of a consent platform, which is included before the loader.
  const others = ['data-widget="consent-gate"', 'src="/static/platforms/'].concat(
    Object.values(csp.thirdParties)
      .flatMap(({ features }) => features)
      .flatMap((feature) => manifest.features[feature]?.hook?.replace(/^\[|\]$/g, '') ?? []),
  );
  return {
    path,
    // The demo's third parties and calls have its own origin: no configuration adds to the policy.
    policy: (type, extra, rules) => policyOf(csp, { type, extra, speculationRules: rules }),
    // The styles in the head contain hook names, too.
    loadsOthers: (page) => {
      const elements = page.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
      return others.some((mark) => elements.includes(mark));
    },
    headScript: readKeptText(join(dist, manifest.head.file)),
    loader: manifest.loader.hashed ?? manifest.loader,
    integrity: manifest.integrity,
    baseStyle: readKeptText(join(dist, manifest.styles.base.file)),
    speculationRules: (rules) => speculationRules(manifest, rules),
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
