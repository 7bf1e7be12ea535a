import { findArticleBody } from '../../../../core/domain/article/find-article-body.ts';
import { parseInert } from '../../../../core/platform/html/trusted.ts';
import { articleIdFromAddress } from '../../../../core/platform/ids/article-id.ts';
import { pictureAddress } from '../../../../core/platform/images/picture-address.ts';
import { parseAddress } from '../../../../core/runtime/page/address.ts';
import { TO_LIST } from './texts.ts';

/** Elements that cannot work without a connection, or are not part of the text. */
const DROPPED =
  'script, style, link, template, noscript, iframe, object, embed, video, audio, form, button, input, select, textarea, nav, aside, svg, dialog, [hidden], [data-ad-position]';
/** Attributes that stay: all others are for the page's scripts and styles. */
const KEPT = ['href', 'src', 'alt', 'lang', 'dir', 'datetime', 'colspan', 'rowspan', 'id'];

/** The only style of a copy. */
const STYLE = `:root{color-scheme:light dark}
body{max-width:40rem;margin:0 auto;padding:16px;font:1.125rem/1.6 Georgia,serif;overflow-wrap:break-word}
h1,h2,h3{font-weight:700;line-height:1.2}
img{display:block;max-width:100%;height:auto}
figure{margin:24px 0}
figcaption{margin-top:8px;font:1rem/1.4 system-ui,sans-serif}
.note{padding:8px 12px;border:1px solid;font:1rem/1.4 system-ui,sans-serif}
a{color:inherit}`;

/** The parts of a copy. */
interface Copy {
  readonly title: string;
  /** The line with the time at which it was stored; undefined on a page that is not a copy. */
  readonly note?: string;
  /** The address of the reading list; undefined on the list itself. */
  readonly list?: string;
  readonly content: readonly Node[];
}

/** The parts of an article's page that a copy needs. */
export interface ArticlePage {
  readonly title: string;
  readonly content: readonly Element[];
  /** Whether everybody may read it. */
  readonly isFree: boolean;
  /** The pictures in the content, with the absolute address of each. */
  readonly pictures: readonly { readonly element: HTMLImageElement; readonly address: string }[];
}

/**
 * Reads the headline, the first picture and the text of an article, without the parts that need scripts.
 * @param html the page as sent
 * @param address absolute address of the page
 * @returns undefined if it is not an article, or another one
 */
export function readArticlePage(html: string, address: string): ArticlePage | undefined {
  const root = parseInert(html);
  const body = findArticleBody(root);
  const headline = root.querySelector('h1');
  const { articleIsFree, articleId = '', pageType } = root.body.dataset;
  const says = articleIsFree?.trim();
  if (!body || !headline) return undefined;
  const wanted = articleIdFromAddress(address);
  if (wanted !== undefined && !['', wanted].includes(articleId.trim())) return undefined;
  // Any page may have an `<article>`, such as one about maintenance.
  if (!body.matches('[data-article-body]') && !articleId && pageType?.trim() !== 'article') return undefined;
  const isFree = says === 'true' || says === '1' || (says === undefined && !isWalled(root));
  const lead = root.querySelector('meta[name="description"]')?.getAttribute('content')?.trim();
  const figure = [...root.querySelectorAll('article figure, article picture')].find(
    (element) => !body.contains(element) && element.querySelector('img'),
  );
  const summary = root.createElement('p');
  summary.textContent = lead ?? '';
  const opening = body.contains(headline) ? [] : [headline, ...(lead ? [summary] : [])];
  const content = [...opening, ...(figure ? [figure] : []), body];
  for (const element of content) clean(element, address);
  const pictures = content
    .flatMap((element) => [...element.querySelectorAll('img')])
    .flatMap((element) => {
      const source = parseAddress(element.getAttribute('src') ?? '', address);
      if (!source) element.remove();
      return source ? [{ element, address: source.href }] : [];
    });
  for (const link of content.flatMap((element) => [...element.querySelectorAll('a[href]')])) {
    const target = parseAddress(link.getAttribute('href') ?? '', address);
    if (target) link.setAttribute('href', target.href);
    else link.removeAttribute('href');
  }
  return {
    title: headline.textContent?.trim() ?? '',
    content,
    isFree,
    pictures,
  };
}

/** Whether a page without a declaration has content to protect: protected content, a wall, or structured data. */
function isWalled(root: Document): boolean {
  const data = [...root.querySelectorAll('script[type="application/ld+json"]')];
  return (
    root.querySelector('[data-paywall-content], [data-paywall-type]') !== null ||
    data.some(({ textContent }) => /"isAccessibleForFree"\s*:\s*"?false/i.test(textContent ?? ''))
  );
}

/**
 * Makes the page that is shown without a connection. It has no scripts and loads nothing.
 * @returns HTML
 */
export function copyOf({ title, note, list, content }: Copy): string {
  const copy = document.implementation.createHTMLDocument(title);
  copy.documentElement.lang = document.documentElement.lang;
  const viewport = copy.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  copy.head.append(viewport);
  if (note !== undefined) copy.body.append(noteIn(copy, note, list));
  const main = copy.createElement('main');
  main.append(...content.map((node) => copy.importNode(node, true)));
  copy.body.append(main);
  // As text, because the current page's policy would block the element.
  const { outerHTML } = copy.documentElement;
  return `<!doctype html>${outerHTML.replace('</head>', `<style>${STYLE}</style></head>`)}`;
}

function noteIn(copy: Document, note: string, list: string | undefined): HTMLElement {
  const line = copy.createElement('p');
  line.className = 'note';
  line.append(note);
  if (list !== undefined) {
    const back = copy.createElement('a');
    back.href = list;
    back.textContent = TO_LIST;
    line.append(' · ', back);
  }
  return line;
}

function clean(element: Element, base: string): void {
  for (const image of element.querySelectorAll('img'))
    image.setAttribute('src', pictureAddress(image, base) ?? '');
  for (const dropped of element.querySelectorAll(DROPPED)) dropped.remove();
  for (const each of [element, ...element.querySelectorAll('*')]) {
    for (const name of each.getAttributeNames()) if (!KEPT.includes(name)) each.removeAttribute(name);
  }
  for (const source of element.querySelectorAll('source')) source.remove();
}
