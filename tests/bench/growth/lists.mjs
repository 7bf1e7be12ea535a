/**
 * The lists of the measurement: pages of the demo in which one list has a given number of items.
 *
 * @typedef {object} List
 * @property {string} what name for the table
 * @property {number[]} ns numbers of items
 * @property {string} at the demo's page, with the visitor
 * @property {string} feature the feature whose hooks are counted
 * @property {(html: string, n: number) => string} fill inserts n items into the page
 */

const LIVEBLOG = /\/nieuws\/[^"#]+-a4104(?=")/;

/**
 * @param {string} origin origin of the demo
 * @returns {Promise<List[]>}
 */
export async function readLists(origin) {
  const front = await (await fetch(origin)).text();
  const [liveblog] = LIVEBLOG.exec(front) ?? [];
  return [
    {
      what: 'updates of a liveblog',
      ns: [5, 50, 500, 2000],
      at: liveblog,
      feature: 'liveblog-update',
      fill: fillLiveblog,
    },
    {
      what: 'cards with save buttons',
      ns: [5, 50, 500],
      at: '/sectie/economie/?visitor=long-standing',
      feature: 'reading-list-button',
      fill: (html, n) => fillMain(html, n, (teaser, id) => withSaveButton(teaser, id)),
    },
    {
      what: 'teasers of a front page',
      ns: [5, 50, 150],
      at: '/?visitor=long-standing',
      feature: 'lazy-images',
      fill: (html, n) => fillMain(html, n, (teaser) => teaser),
    },
  ];
}

/** Repeats the demo's updates, each with a new id. */
function fillLiveblog(html, n) {
  return html.replace(/(<ol class="updates"[^>]*>)(.*?)(<\/ol>)/s, (_, start, items, end) => {
    const updates = items.match(/<li class="update".*?<\/li>/gs);
    const all = Array.from({ length: n }, (_, index) => {
      const update = updates[index % updates.length];
      const id = /data-update-id="(\d+)"/.exec(update)[1];
      return update.replaceAll(id, String(500_000_000 + index)).replaceAll(' data-key-moment="1"', '');
    });
    return start + all.join('') + end;
  });
}

function fillMain(html, n, change) {
  const teasers = html.match(/<article class="teaser .*?<\/article>/gs).filter((teaser) => /data-src/.test(teaser));
  const all = Array.from({ length: n }, (_, index) => {
    const id = 600_000 + index;
    return change(teasers[index % teasers.length].replace(/data-widget="[^"]*"/g, ''), id);
  });
  return html.replace(/(<main[^>]*>).*(<\/main>)/s, `$1<div class="grid-2">${all.join('')}</div>$2`);
}

function withSaveButton(teaser, id) {
  const button = `<div data-widget="reading-list-button" data-article-id="${id}"><a class="button" href="/leeslijst/">Opslaan in leeslijst</a></div>`;
  return teaser.replace(/<div data-widget="reading-list-button".*?<\/div>/s, '').replace(/<\/div>\s*<\/article>/, `${button}</div></article>`);
}
