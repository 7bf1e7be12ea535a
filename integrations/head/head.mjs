/**
 * Writes what a page's head needs of the product, as docs/cms.md lists it under "The head". The files in PHP and Twig
 * beside this one write the same.
 * @param {object} manifest the parsed `manifest.json` of the build
 * @param {(file: string) => string} readFile text of a file of the build, byte for byte: `head.js` and the styles
 * @param {object} [page]
 * @param {string} [page.path] where the build's files are served, with a slash at the end; `/assets/` by default
 * @param {string} [page.pageType] `data-page-type` of the body; one without an entry gets that of `default`
 * @param {object} [page.config] the settings for `script#site-config`
 * @param {boolean} [page.inline] false writes links instead of the texts of script and styles
 * @param {string[]} [page.expected] features whose hooks carry `data-expected`, such as `paywall`
 * @param {boolean} [page.urgent] false on pages where hardly anybody meets a wall: its decision then follows the first paint
 * @param {string} [page.siteFile] address of the site file, with the files of `site/`: it is fetched with the loader
 * @param {string} [page.manifestPath] address on the site's own origin of a copy of `manifest.json`, for a build on another
 *   origin: after a deploy that deleted files the page learns from it what the current ones must hash to
 * @returns {{ head: string, bodyEnd: string }} elements for the head, and for the end of the body
 */
export function renderHead(manifest, readFile, page = {}) {
  const { path = '/assets/', pageType = '', config = {}, inline = true, expected = [] } = page;
  const { urgent = true, siteFile = '', manifestPath = '' } = page;
  const own = Object.hasOwn(manifest.pages, pageType) ? manifest.pages[pageType] : undefined;
  const { scripts, styles } = own ?? manifest.pages.default;
  const later = expected.flatMap((feature) => manifest.features[feature]?.expected ?? []);
  const isStyle = ({ file }) => file.endsWith('.css');

  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const address = (file) => escaped(`${path}${file}`);
  const link = ({ file, integrity }) =>
    `<link rel="stylesheet" crossorigin href="${address(file)}" integrity="${integrity}">`;
  const style = (entry) =>
    inline ? `<style data-nmt-file="${entry.file}">${readFile(entry.file)}</style>` : link(entry);
  const script = ({ file, integrity, priority }) => {
    const fetchpriority = priority && (urgent || priority !== 'high') ? ` fetchpriority="${priority}"` : '';
    return `<script async crossorigin src="${address(file)}" integrity="${integrity}"${fetchpriority}></script>`;
  };
  // What an expected wall needs follows what decides on it; each file is written once.
  const decides = ({ priority }) => priority === 'high';
  const ordered = [
    ...scripts.filter(decides),
    ...later.filter((entry) => !isStyle(entry)),
    ...scripts.filter((entry) => !decides(entry)),
  ].filter(({ file }, index, all) => all.findIndex((other) => other.file === file) === index);
  const attribute = (name, value) => value && ` ${name}="${escaped(value)}"`;
  // What a page pins keeps its content under its name: a page from a cache has the loader of its own release. Manifests
  // of earlier releases have nothing to pin.
  const pinned = ({ file, hashed }) =>
    hashed
      ? `src="${address(hashed.file)}" crossorigin integrity="${hashed.integrity}"`
      : `src="${address(file)}"`;
  const table = manifest.integrity.integrity;
  // No text of the settings can close the element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003C').replaceAll('>', '\\u003E');

  return {
    head: [
      inline
        ? `<script>${readFile(manifest.head.file)}</script>`
        : `<script ${pinned(manifest.head)}></script>`,
      inline ? `<style>${readFile(manifest.styles.base.file)}</style>` : link(manifest.styles.base),
      `<script type="application/json" id="site-config">${json}</script>`,
      ...(siteFile ? [`<link rel="preload" as="fetch" crossorigin href="${escaped(siteFile)}">`] : []),
      `<script async ${pinned(manifest.loader)}${table ? ` data-integrity="${table}"` : ''}${attribute('data-manifest', manifestPath)}${attribute('data-site-file', siteFile)}></script>`,
      ...styles.map(style),
      ...ordered.map(script),
      ...(own
        ? [
            `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${address(manifest.integrity.file)}">`,
          ]
        : []),
    ].join('\n'),
    bodyEnd: later.filter(isStyle).map(style).join('\n'),
  };
}
