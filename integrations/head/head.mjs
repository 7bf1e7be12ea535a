/**
 * Renders the elements that a page's head needs for the product, as listed in docs/cms.md under "The head". The files
 * in PHP and Twig next to this one render the same.
 * @param {object} manifest the parsed `manifest.json` of the build
 * @param {(file: string) => string} readFile text of a file of the build, byte for byte: `head.js` and the styles
 * @param {object} [page]
 * @param {string} [page.path] where the build's files are served, with a slash at the end; `/assets/` by default
 * @param {string} [page.pageType] `data-page-type` of the body; one without an entry gets that of `default`
 * @param {object} [page.config] the settings for `script#site-config`
 * @param {boolean} [page.inline] false writes links instead of the texts of script and styles
 * @param {string[]} [page.expected] features whose hooks carry `data-expected`, such as `paywall`
 * @param {boolean} [page.urgent] false on pages on which few visitors see a wall: its decision then follows the first
 *   paint
 * @param {string} [page.siteFile] address of the site file, with the files of `site/`: it is fetched with the loader
 * @param {string} [page.manifestPath] address on the site's own origin of a copy of `manifest.json`, for a build on
 *   another origin: after a deploy that deleted files the page learns from it what the current ones must hash to
 * @param {string} [page.nonce] the one of the page's Content-Security-Policy, new for each page: in every script and
 *   style
 * @param {Speculation} [page.speculation] what browsers load ahead of a click; without it nothing
 * @returns {{ head: string, bodyEnd: string }} elements for the head, and for the end of the body
 */
export function renderHead(manifest, readFile, page = {}) {
  const { path = '/assets/', pageType = '', config = {}, inline = true, expected = [] } = page;
  const { urgent = true, siteFile = '', manifestPath = '', nonce = '', speculation } = page;
  const own = Object.hasOwn(manifest.pages, pageType) ? manifest.pages[pageType] : undefined;
  const { scripts, styles } = own ?? manifest.pages.default;
  const later = expected.flatMap((feature) => manifest.features[feature]?.expected ?? []);
  const isStyle = ({ file }) => file.endsWith('.css');

  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const address = (file) => escaped(`${path}${file}`);
  const attribute = (name, value) => value && ` ${name}="${escaped(value)}"`;
  const nonced = attribute('nonce', nonce);
  const link = ({ file, integrity }) =>
    `<link rel="stylesheet"${nonced} crossorigin href="${address(file)}" integrity="${integrity}">`;
  const style = (entry) =>
    inline ? `<style${nonced} data-nmt-file="${entry.file}">${readFile(entry.file)}</style>` : link(entry);
  const script = ({ file, integrity, priority }) => {
    const fetchpriority = priority && (urgent || priority !== 'high') ? ` fetchpriority="${priority}"` : '';
    return `<script${nonced} async crossorigin src="${address(file)}" integrity="${integrity}"${fetchpriority}></script>`;
  };
  // The files of an expected wall come after those that decide whether to show it; each file is written once.
  const decides = ({ priority }) => priority === 'high';
  const ordered = [
    ...scripts.filter(decides),
    ...later.filter((entry) => !isStyle(entry)),
    ...scripts.filter((entry) => !decides(entry)),
  ].filter(({ file }, index, all) => all.findIndex((other) => other.file === file) === index);
  // A pinned file keeps its content under its name: a page from a cache has the loader of its own release. Manifests of
  // earlier releases have no pinned files.
  const pinned = ({ file, hashed }) =>
    hashed
      ? `src="${address(hashed.file)}" crossorigin integrity="${hashed.integrity}"`
      : `src="${address(file)}"`;
  const table = manifest.integrity.integrity;
  // `<` is escaped, so that no text in the settings can close the element.
  const json = (value) => JSON.stringify(value).replaceAll('<', '\\u003C').replaceAll('>', '\\u003E');
  const rules = speculationRules(manifest, speculation);

  return {
    head: [
      inline
        ? `<script${nonced}>${readFile(manifest.head.file)}</script>`
        : `<script${nonced} ${pinned(manifest.head)}></script>`,
      inline ? `<style${nonced}>${readFile(manifest.styles.base.file)}</style>` : link(manifest.styles.base),
      `<script type="application/json" id="site-config">${json(config)}</script>`,
      ...(siteFile ? [`<link rel="preload" as="fetch" crossorigin href="${escaped(siteFile)}">`] : []),
      `<script${nonced} async ${pinned(manifest.loader)}${table ? ` data-integrity="${table}"` : ''}${attribute('data-manifest', manifestPath)}${attribute('data-site-file', siteFile)}></script>`,
      ...styles.map(style),
      ...ordered.map(script),
      ...(own
        ? [
            `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${address(manifest.integrity.file)}">`,
          ]
        : []),
      ...(rules ? [`<script${nonced} type="speculationrules">${json(rules)}</script>`] : []),
    ].join('\n'),
    bodyEnd: later.filter(isStyle).map(style).join('\n'),
  };
}

/**
 * The pages that browsers may load ahead of a click on a link of the page, and when: `conservative` when the visitor
 * presses, `moderate` when they point at the link, `eager` and `immediate` before that.
 * @typedef {object} Speculation
 * @property {string} [prefetch] when the HTML is fetched
 * @property {string} [prerender] when the whole page is loaded, out of sight
 * @property {string[]} [exclude] URL patterns of pages that change, count or end something, such as `/bestellen*`
 */

/**
 * Returns the rules for `<script type="speculationrules">`.
 * @param {object} manifest the parsed `manifest.json` of the build
 * @param {Speculation} [speculation] see {@link Speculation}
 * @returns {object | undefined} undefined if nothing is loaded ahead
 */
export function speculationRules(manifest, { prefetch, prerender, exclude = [] } = {}) {
  // Manifests of earlier releases do not list the pages to exclude.
  const { speculation } = manifest;
  const kinds = Object.entries({ prefetch, prerender }).filter(([, eagerness]) => eagerness);
  if (!speculation || kinds.length === 0) return undefined;
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [...speculation.addresses, ...exclude] } },
      { not: { selector_matches: speculation.links } },
    ],
  };
  return Object.fromEntries(kinds.map(([kind, eagerness]) => [kind, [{ where, eagerness }]]));
}
