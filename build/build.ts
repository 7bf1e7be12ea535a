import { PAGE_TYPES } from '../core/runtime/page/page-types.ts';
import { buildBaseStyle } from './base-style.ts';
import { BILL_OF_MATERIALS, billOfMaterials } from './bill-of-materials.ts';
import { BuildCache } from './build-cache.ts';
import { buildChunks, type Chunk } from './chunks.ts';
import { describeCsp } from './csp.ts';
import { expectedFiles } from './expected.ts';
import { contentHash, integrityOf } from './hash.ts';
import { inlinable } from './inlinable.ts';
import { buildConsentMode, buildHead, buildLoader, buildPushWorker } from './loader.ts';
import type { Entry } from './manifest-schema.ts';
import { describePages, type SentFiles } from './pages.ts';
import { productVersion } from './product-version.ts';
import { readManifest } from './read-manifest.ts';
import { conventionalHook, encodeRoutes, type FeatureFiles, partRare } from './routes.ts';
import { siteBuild } from './site-build.ts';
import { NOT_SPECULATED } from './speculation.ts';
import { NOTICES, thirdPartyNotices } from './third-party-notices.ts';
import { writeFiles } from './write-files.ts';

/** The version of dist/manifest.json; core/runtime/loader/load-route.ts reads the same. */
const FORMAT = 1;

export interface ProductOptions {
  /** The folder that holds `widgets/`. */
  readonly root: string;
  readonly manifestFile: string;
  /**
   * In development, code is readable and files are named after their sources, and a folder without a manifest entry is
   * only a warning.
   */
  readonly mode: 'production' | 'development';
  /** A cache that several builds share. */
  readonly cache?: BuildCache | undefined;
  /** Whether a site file replaces texts, locale and names; see site-build.ts. */
  readonly forSites?: boolean;
}

/** The contents of dist/manifest.json. */
export interface Published {
  readonly format: number;
  readonly release: string;
  readonly loader: PinnedFile;
  /** The file with the integrity of all files, and its own integrity. */
  readonly integrity: { readonly file: string; readonly integrity: string };
  readonly head: PinnedFile & { readonly hash: string };
  /** The script for pages that load Google's tags. */
  readonly consentMode: { readonly file: string; readonly hash: string };
  readonly pushWorker: { readonly file: string };
  /** `hash` equals `integrity`; it has the name that the policy of a page that inlines the style needs. */
  readonly styles: {
    readonly base: { readonly file: string; readonly integrity: string; readonly hash: string };
  };
  /** The pages that browsers must not load ahead of a click; see {@link NOT_SPECULATED}. */
  readonly speculation: { readonly addresses: readonly string[]; readonly links: string };
  /** Files by name. */
  readonly files: Record<string, { readonly integrity: string }>;
  /** Features by name. */
  readonly features: Record<string, PublishedFeature>;
  /** The caretaker's files. */
  readonly caretaker: string[];
  /** The files for each page type; `default` is for all others. */
  readonly pages: Record<string, SentFiles>;
}

/** A script that pages load by its stable name, or by a name that contains its hash and that they pin by integrity. */
interface PinnedFile {
  readonly file: string;
  readonly hashed: { readonly file: string; readonly integrity: string };
}

interface PublishedFeature extends FeatureFiles, Pick<Entry, 'entry' | 'purpose' | 'load'> {
  readonly hook: string;
  readonly when?: NonNullable<Entry['when']>;
  /** The files that the feature imports later, for pages that can tell that it will. */
  readonly expected?: { readonly file: string; readonly integrity: string }[];
}

interface Product {
  readonly published: Published;
  /** The chunks with their sources. */
  readonly chunks: Chunk[];
  /** The text of each file by name. */
  readonly files: Map<string, string>;
}

/**
 * Builds the product into a folder, which holds nothing else afterwards, as {@link makeProduct} makes it.
 * @returns the contents of dist/manifest.json, with the chunks' sources under `chunks`
 */
export async function buildProduct({
  outDir,
  ...options
}: ProductOptions & { outDir: string }): Promise<Published & { chunks: Chunk[] }> {
  const { published, chunks, files } = await makeProduct(options);
  writeFiles(outDir, files);
  return { ...published, chunks };
}

/**
 * Makes the product from the manifest: chunks, styles, loader, head.js, consent-mode.js, push-worker.js and the
 * manifest for the CMS.
 * @throws {ManifestError} if manifest and folders are wrong
 */
export async function makeProduct({
  root,
  manifestFile,
  mode,
  cache = new BuildCache(),
  forSites = false,
}: ProductOptions): Promise<Product> {
  const minify = mode === 'production';
  const manifest = readManifest(manifestFile, root, minify ? undefined : console.warn);
  const plugins = forSites ? [siteBuild(root)] : [];
  const [chunks, baseStyle, head, worker, consentMode] = await Promise.all([
    buildChunks({ root, entries: manifest, minify, cache, plugins }),
    buildBaseStyle(root, minify, cache),
    buildHead(minify, cache),
    buildPushWorker(minify, cache, plugins),
    buildConsentMode(minify, cache),
  ]);

  const out = filesOfChunks(chunks);
  const base = `base-${contentHash(baseStyle)}.css`;
  out.set(base, inlinable(baseStyle, base));
  const features = Object.fromEntries(
    Object.keys(manifest).map((name) => [name, featureFiles(name, chunks)]),
  );
  const [often, seldom] = partRare(manifest);
  const rare = writeRare(seldom, features, out);

  const hashes = Object.fromEntries(
    [...out]
      .filter(([file]) => !file.endsWith('.map'))
      .map(([file, text]) => [file, cache.once(`integrity ${text}`, () => integrityOf(text))]),
  );
  const hashOf = (file: string) => hashes[file] ?? '';
  const table = JSON.stringify(hashes);
  const integrity = `integrity-${contentHash(table)}.json`;
  out.set(integrity, table);

  // In a production build, the files' names contain hashes of their contents.
  const contents = minify ? [...out.keys()].sort() : Object.values(hashes);
  const release = contentHash(...contents, JSON.stringify(manifest));
  const { script, imports } = featureFiles('caretaker', chunks);
  const caretaker = [script, ...imports];
  const loader = await buildLoader(
    { ...encodeRoutes(often, features), rare, integrity, caretaker, release },
    minify,
    cache,
    plugins,
  );
  const pinnedLoader = `loader-${contentHash(loader.text)}.js`;
  for (const file of ['loader.js', pinnedLoader])
    out.set(file, `${loader.text}//# sourceMappingURL=${file}.map\n`).set(`${file}.map`, loader.map);
  const pinnedHead = `head-${contentHash(head.text)}.js`;
  for (const file of ['head.js', pinnedHead]) out.set(file, head.text);
  const pin = (file: string) => ({ file, integrity: integrityOf(out.get(file) ?? '') });
  out.set('consent-mode.js', consentMode.text);
  // The name never changes, because browsers look for updates of a service worker at its address.
  out.set('push-worker.js', worker.text);

  const published: Published = {
    format: FORMAT,
    release,
    loader: { file: 'loader.js', hashed: pin(pinnedLoader) },
    integrity: pin(integrity),
    head: { file: 'head.js', hashed: pin(pinnedHead), hash: integrityOf(head.text) },
    consentMode: { file: 'consent-mode.js', hash: integrityOf(consentMode.text) },
    pushWorker: { file: 'push-worker.js' },
    styles: { base: { file: base, integrity: hashOf(base), hash: hashOf(base) } },
    speculation: NOT_SPECULATED,
    files: {
      ...Object.fromEntries(Object.entries(hashes).map(([file, integrity]) => [file, { integrity }])),
      ...Object.fromEntries(
        [pinnedLoader, pinnedHead].map((file) => [file, { integrity: pin(file).integrity }]),
      ),
    },
    features: describeFeatures(manifest, features, chunks, hashOf),
    caretaker,
    pages: describePages(manifest, features, hashes, caretaker),
  };
  out.set('csp.json', `${JSON.stringify(describeCsp(published, PAGE_TYPES), null, 1)}\n`);

  const inputs = chunks.flatMap((chunk) => chunk.inputs);
  out.set(NOTICES, thirdPartyNotices(root, inputs));
  out.set(BILL_OF_MATERIALS, billOfMaterials(root, inputs, { version: productVersion(), release }));

  // This file is the last: all files that it names exist when it is written.
  out.set('manifest.json', `${JSON.stringify(published, null, 1)}\n`);

  cache.turn();
  return { published, chunks, files: out };
}

/** The texts of scripts, their source maps and their styles by name. */
function filesOfChunks(chunks: readonly Chunk[]): Map<string, string> {
  const out = new Map<string, string>();
  for (const { file, text, map, style } of chunks) {
    out.set(file, text).set(`${file}.map`, map);
    if (style) out.set(style.file, inlinable(style.text, style.file));
  }
  return out;
}

function featureFiles(name: string, chunks: readonly Chunk[]): FeatureFiles {
  const chunk = chunks.find(({ features }) => features.includes(name));
  if (!chunk) throw new Error(`The build has no file of ${name}.`);
  const { file, style, styled, importsOf } = chunk;
  return {
    script: file,
    ...(style && styled.includes(name) && { style: style.file }),
    imports: importsOf[name] ?? [],
  };
}

function describeFeatures(
  manifest: Record<string, Entry>,
  features: Record<string, FeatureFiles>,
  chunks: readonly Chunk[],
  hashOf: (file: string) => string,
): Record<string, PublishedFeature> {
  return Object.fromEntries(
    Object.entries(manifest).map(([name, described]) => {
      const { entry, purpose, hook = conventionalHook(name), load, when, expected } = described;
      const files = features[name] ?? featureFiles(name, chunks);
      // A wall is the first thing that the visitor sees, so a font that loads after the first paint is too late for it.
      const sent = expected && expectedFiles(expected, chunks, [...files.imports, files.script]);
      return [
        name,
        {
          entry,
          purpose,
          hook,
          load,
          ...(when && { when }),
          ...files,
          ...(sent && { expected: sent.map((file) => ({ file, integrity: hashOf(file) })) }),
        },
      ];
    }),
  );
}

/**
 * Writes the routes of the features that few pages have as a chunk, so that they load like all other files.
 * @returns the chunk's file name; empty if there are no such features
 */
function writeRare(
  rare: Record<string, Entry>,
  features: Record<string, FeatureFiles>,
  out: Map<string, string>,
): string {
  if (Object.keys(rare).length === 0) return '';
  const text = JSON.stringify(encodeRoutes(rare, features));
  const stem = `rare-${contentHash(text)}`;
  out.set(
    `${stem}.js`,
    `(self.nmtModules=self.nmtModules||[]).push({"${stem}":(function(module){module.exports=${text}})});\n`,
  );
  return `${stem}.js`;
}
