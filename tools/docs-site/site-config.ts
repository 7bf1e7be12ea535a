import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NOTICES, thirdPartyNotices } from '../../build/third-party-notices.ts';
import { anchorOf } from '../links/read-markdown.ts';
import { PLACEHOLDER } from './make-relative.ts';
import { NAVIGATION } from './navigation.ts';

const product = join(import.meta.dirname, '../..');
const folder = import.meta.dirname;
/** The folder of the site's Markdown while it is built: next to the packages that its pages import. */
export const STAGED = join(folder, 'pages');
/** The folder of the site. */
export const SITE = join(product, 'docs/site');

/** The configuration of VitePress. Neither fonts nor the search use another host. */
export function siteConfig() {
  return {
    title: 'nmt-widgets',
    description: 'The browser code of a Dutch-language news site',
    lang: 'en',
    base: PLACEHOLDER,
    srcDir: relative(folder, STAGED),
    outDir: relative(folder, SITE),
    cacheDir: relative(folder, join(product, '.cache/vitepress')),
    metaChunk: true,
    ignoreDeadLinks: false,
    // The anchors are those of the repository's host, which tools/links.ts checks.
    markdown: {
      anchor: { slugify: anchorOf },
      languageAlias: { svg: 'xml' },
      shikiSetup: colourWithoutLimit,
    },
    // Pages are indexed one after another, so that the search index has the same order in each build.
    buildConcurrency: 1,
    vite: { plugins: [withoutStyle, notices] },
    themeConfig: {
      search: { provider: 'local' as const },
      outline: 2,
      sidebar: NAVIGATION.map(({ title, pages }, index) => ({
        text: title,
        collapsed: index > 1,
        items: pages.map((page) => ({ text: titleOf(page), link: page === 'index' ? '/' : `/${page}` })),
      })),
    },
  };
}

/** The syntax highlighter. */
interface Highlighter {
  codeToHtml(code: string, options: object): string;
}

/**
 * There is no time limit for a line: with one, a build on a busy machine could have other colours than the next one.
 */
function colourWithoutLimit(highlighter: Highlighter): void {
  const { codeToHtml } = highlighter;
  highlighter.codeToHtml = (code, options) => codeToHtml(code, { ...options, tokenizeTimeLimit: 0 });
}

/** The theme includes the style of another search, which is not used here. */
const withoutStyle = {
  name: 'without-style',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id === '@docsearch/css' ? '\0no-style.css' : undefined),
  load: (id: string) => (id === '\0no-style.css' ? '' : undefined),
};

/** A file of the site's scripts, with the fields that the notices need. */
interface Output {
  readonly fileName: string;
  readonly modules?: Readonly<Record<string, unknown>>;
}

/** Writes the licences of the packages in the site's scripts next to them. */
const notices = {
  name: 'notices',
  generateBundle(
    this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): void },
    _options: unknown,
    bundle: Readonly<Record<string, Output>>,
  ): void {
    const inputs = Object.values(bundle).flatMap(({ modules = {} }) => Object.keys(modules));
    this.emitFile({ type: 'asset', fileName: NOTICES, source: thirdPartyNotices('/', inputs) });
  },
};

/** Returns the heading of a page without Markdown syntax. */
function titleOf(page: string): string {
  const [, title = page] = /^# (.+)$/m.exec(readFileSync(join(STAGED, `${page}.md`), 'utf8')) ?? [];
  return title.replaceAll('`', '');
}
