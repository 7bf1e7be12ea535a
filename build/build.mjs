import { buildBaseStyle } from './base-style.mjs';
import { BuildCache } from './build-cache.mjs';
import { buildChunks } from './chunks.mjs';
import { describeCsp } from './csp.mjs';
import { expectedFiles } from './expected.mjs';
import { contentHash, integrityOf } from './hash.mjs';
import { inlinable } from './inlinable.mjs';
import { buildConsentMode, buildHead, buildLoader, buildPushWorker } from './loader.mjs';
import { PAGE_TYPES } from './manifest-schema.mjs';
import { describePages } from './pages.mjs';
import { readManifest } from './read-manifest.mjs';
import { conventionalHook, encodeRoutes, partRare } from './routes.mjs';
import { siteBuild } from './site-build.ts';
import { NOTICES, thirdPartyNotices } from './third-party-notices.mjs';
import { writeFiles } from './write-files.mjs';

/** The version of dist/manifest.json; core/runtime/loader/load-route.ts reads the same. */
const FORMAT = 1;

/**
 * Builds the product into a folder, which holds nothing else afterwards: {@link makeProduct} with a place.
 * @param {Parameters<typeof makeProduct>[0] & { outDir: string }} options
 * @returns {Promise<object>} what dist/manifest.json says, with the chunks' sources under `chunks`
 */
export async function buildProduct({ outDir, ...options }) {
  const { published, chunks, files } = await makeProduct(options);
  writeFiles(outDir, files);
  return { ...published, chunks };
}

/**
 * Makes the product: manifest → chunks, styles, loader, head.js, consent-mode.js, push-worker.js and the manifest for the CMS.
 * @param {object} options
 * @param {string} options.root the folder that holds `widgets/`
 * @param {string} options.manifestFile
 * @param {'production' | 'development'} options.mode development: readable code, named by its sources; a folder without
 *   a manifest entry is a warning
 * @param {BuildCache} [options.cache] of other builds
 * @param {boolean} [options.forSites] whether a site file replaces texts, locale and names; see site-build.ts
 * @returns {Promise<{ published: { release: string, files: Record<string, string> }, chunks: import('./chunks.mjs').Chunk[], files: Map<string, string> }>} what
 *   dist/manifest.json says, the chunks with their sources, and the text of each file by name
 * @throws {import('./read-manifest.mjs').ManifestError} where manifest and folders are wrong
 */
export async function makeProduct({ root, manifestFile, mode, cache = new BuildCache(), forSites = false }) {
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

  const out = new Map();
  for (const { file, text, map, style } of chunks) {
    out.set(file, text).set(`${file}.map`, map);
    if (style) out.set(style.file, inlinable(style.text, style.file));
  }
  const base = `base-${contentHash(baseStyle)}.css`;
  out.set(base, inlinable(baseStyle, base));

  const features = Object.fromEntries(
    Object.keys(manifest).map((name) => {
      const { file, style, styled, importsOf } = chunks.find(({ features }) => features.includes(name));
      const needsStyle = styled.includes(name);
      return [name, { script: file, ...(needsStyle && { style: style.file }), imports: importsOf[name] }];
    }),
  );
  const [often, seldom] = partRare(manifest);
  const rare = writeRare(seldom, features, out);

  const hashes = Object.fromEntries(
    [...out]
      .filter(([file]) => !file.endsWith('.map'))
      .map(([file, text]) => [file, cache.once(`integrity ${text}`, () => integrityOf(text))]),
  );
  const table = JSON.stringify(hashes);
  const integrity = `integrity-${contentHash(table)}.json`;
  out.set(integrity, table);

  // The files' names are hashes of their contents, except in a development build.
  const contents = minify ? [...out.keys()].sort() : Object.values(hashes);
  const release = contentHash(...contents, JSON.stringify(manifest));
  const care = chunks.find(({ features }) => features.includes('caretaker'));
  const caretaker = [care.file, ...care.imports];
  const loader = await buildLoader(
    { ...encodeRoutes(often, features), rare, integrity, caretaker, release },
    minify,
    cache,
    plugins,
  );
  out.set('loader.js', `${loader.text}//# sourceMappingURL=loader.js.map\n`).set('loader.js.map', loader.map);
  out.set('head.js', head.text);
  out.set('consent-mode.js', consentMode.text);
  // Its name never changes: browsers look for its updates there.
  out.set('push-worker.js', worker.text);

  const published = {
    format: FORMAT,
    release,
    loader: { file: 'loader.js' },
    integrity: { file: integrity },
    head: { file: 'head.js', hash: integrityOf(head.text) },
    // Only for pages that load Google's tags.
    consentMode: { file: 'consent-mode.js', hash: integrityOf(consentMode.text) },
    pushWorker: { file: 'push-worker.js' },
    // The same hash under the name by which the policy of a page that inlines the style needs it.
    styles: { base: { file: base, integrity: hashes[base], hash: hashes[base] } },
    files: Object.fromEntries(Object.entries(hashes).map(([file, integrity]) => [file, { integrity }])),
    features: Object.fromEntries(
      Object.entries(features).map(([name, files]) => {
        const { entry, purpose, hook = conventionalHook(name), load, when, expected } = manifest[name];
        const sent = expected && expectedFiles(expected, chunks, [...files.imports, files.script]);
        const described = { entry, purpose, hook, load, ...(when && { when }), ...files };
        // A wall is the first thing that the reader sees: a font that loads after the first paint does not help it.
        if (sent) described.expected = sent.map((file) => ({ file, integrity: hashes[file] }));
        return [name, described];
      }),
    ),
    caretaker,
    pages: describePages(manifest, features, hashes, caretaker),
  };
  out.set('csp.json', `${JSON.stringify(describeCsp(published, PAGE_TYPES), null, 1)}\n`);

  out.set(
    NOTICES,
    thirdPartyNotices(
      root,
      chunks.flatMap(({ inputs }) => inputs),
    ),
  );

  // The last file: what it names is there when it is written.
  out.set('manifest.json', `${JSON.stringify(published, null, 1)}\n`);

  cache.turn();
  return { published, chunks, files: out };
}

/**
 * Writes the routes of the features that few pages have as a chunk, so that they load as all other files do.
 * @returns {string} its file; empty if there are none
 */
function writeRare(rare, features, out) {
  if (Object.keys(rare).length === 0) return '';
  const text = JSON.stringify(encodeRoutes(rare, features));
  const stem = `rare-${contentHash(text)}`;
  out.set(
    `${stem}.js`,
    `(self.nmtModules=self.nmtModules||[]).push({"${stem}":(function(module){module.exports=${text}})});\n`,
  );
  return `${stem}.js`;
}
