import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';

/** A page that is a heading and a list that readers can narrow. */
export interface ListPage {
  readonly title: string;
  readonly about: string;
  readonly pageType: string;
  readonly path: string;
  readonly content: Markup;
}

/** The page around a list. */
export function listPage({ title, about, pageType, path, content }: ListPage, context: PageContext): Markup {
  return page(
    {
      title,
      description: about,
      pageType,
      canonical: path,
      content: html`<div class="list-page"><div class="section-head"><h1>${title}</h1><p>${about}</p></div>
${content}</div>`,
    },
    context,
  );
}

/** The server's filter buttons; the first shows all. They only work with scripts. */
export function themeButtons(
  attribute: string,
  all: string,
  themes: Readonly<Record<string, string>>,
): Markup {
  const button = (value: string, name: string) =>
    html`<button class="button" type="button" data-${attribute}="${value}" aria-pressed="${value === '' ? 'true' : 'false'}">${name}</button>`;
  return html`<p class="list-page__buttons">${button('', all)}${Object.entries(themes).map(([value, name]) => html` ${button(value, name)}`)}</p>`;
}

/** A select rendered by the server, with its label. */
export function selectField(
  id: string,
  label: string,
  options: readonly (readonly [value: string, name: string])[],
): Markup {
  return html`<p class="list-page__field"><label for="${id}">${label}</label><select id="${id}" name="${id}">${options.map(
    ([value, name]) => html`<option value="${value}">${name}</option>`,
  )}</select></p>`;
}

/** A search box rendered by the server, with its label. */
export function searchField(id: string, label: string): Markup {
  return html`<p class="list-page__field"><label for="${id}">${label}</label><input id="${id}" name="${id}" type="search" autocomplete="off"></p>`;
}
