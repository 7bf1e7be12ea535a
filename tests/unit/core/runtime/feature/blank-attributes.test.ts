// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { KEY_MOMENT } from '../../../../../core/domain/liveblog/update.ts';
import { itemName } from '../../../../../core/ui/filtering/item-text.ts';
import { labelOf } from '../../../../../core/ui/forms/rules/controls.ts';
import { editionOf } from '../../../../../core/user/drafts/draft-choices.ts';
import { readArticlePage } from '../../../../../widgets/personal/reading-list-page/offline/article-copy.ts';
import { readChoiceLink } from '../../../../../widgets/podcasts/podcast-index/links.ts';
import { isSoldOut } from '../../../../../widgets/screens/masterclasses-overview/sold-out.ts';
import { countResults } from '../../../../../widgets/search/search-page/results.ts';
import { readTable } from '../../../../../widgets/specials/special-party-comparison/read-table.ts';
import { findComment } from '../../../../../widgets/specials/special-regeerakkoord/find-comment.ts';

/** A value on a separate line, as templates write it. */
const lined = (value: string) => `\n    ${value}\n  `;
const article = (type: string, free: string) =>
  readArticlePage(
    `<body data-page-type="${type}" data-article-is-free="${free}" data-article-id="${lined('4711')}"><article><h1>Kop</h1><p>Tekst</p></article></body>`,
    'https://krant.example/nieuws/2026/11/28/kop-a4711',
  );

function element<Name extends keyof HTMLElementTagNameMap>(html: string, name: Name) {
  document.body.innerHTML = html;
  return document.querySelector(name) as HTMLElementTagNameMap[Name];
}

/** The text of the comment on a passage about dikes. */
const comment = (html: string) =>
  findComment(
    element(`<section><b data-annotation="dijk">Dijken</b><p>Anders</p>${html}</section>`, 'b'),
    document.body,
  )?.textContent;

/** The results for a value with and without surrounding white space. */
const READERS: [string, string, (value: string) => unknown][] = [
  ['data-name', 'Anna', (value) => itemName(element(`<li data-name="${value}">Redacteur</li>`, 'li'))],
  [
    'data-result-count',
    '41',
    (value) => countResults(element(`<div data-result-count="${value}"></div>`, 'div')),
  ],
  ['data-edition', 'delft', (value) => editionOf(element(`<form data-edition="${value}"></form>`, 'form'))],
  [
    'data-series',
    'haagse-zaken',
    (value) =>
      readChoiceLink(
        element(`<button data-series="${value}">Haags</button>`, 'button'),
        'https://krant.example/',
      )?.value,
  ],
  ['data-page-type', 'article', (value) => article(value, 'true') !== undefined],
  ['data-article-is-free', 'false', (value) => article('article', value)],
  ['data-article-is-free', 'true', (value) => article('article', value)],
  [
    'data-party',
    'a',
    (value) =>
      readTable(
        element(
          `<table><thead><tr><th>Thema</th><th data-party="${value}">Partij A</th></tr></thead><tbody><tr><th>Wonen</th><td>Ja</td></tr></tbody></table>`,
          'table',
        ),
      ).parties.map(({ slug }) => slug),
  ],
  ['data-sold-out', 'false', (value) => isSoldOut(element(`<li data-sold-out="${value}"></li>`, 'li'))],
  [
    'data-short-label',
    'Naam',
    (value) => labelOf([element(`<label>Uw naam <input data-short-label="${value}"></label>`, 'input')]),
  ],
  [
    'data-key-moment',
    '1',
    (value) => element(`<li data-key-moment="${value}"></li>`, 'li').matches(KEY_MOMENT),
  ],
  ['data-comment', 'dijk', (value) => comment(`<p data-comment="${value}">Toelichting</p>`)],
];

it.each(READERS)('%s, %j, is read without the white space around it', (_, value, read) => {
  const found = read(value);
  expect(found).toBeDefined();
  expect(JSON.stringify(read(lined(value)))).toBe(JSON.stringify(found));
});
