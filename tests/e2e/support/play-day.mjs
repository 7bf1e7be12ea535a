/**
 * Simulates a liveblog's day in a page, instead of the server: a thousand round trips would take minutes. Runs in the
 * page (`addInitScript`), for tests and the benchmark, which use `window.day`.
 *
 * - `play(steps)` lets the server have so many updates and so many changes, each `{ updates, version }`, and polls
 *   until that is on the page;
 * - `polls` is how often the page asked, `times` the milliseconds from each answer that brought something new until it
 *   was on the page.
 */
export function playDay() {
  const { fetch } = window;
  let now = { updates: 1, version: 0 };
  let answeredAt = 0;
  const update = (id, version) =>
    `<li id="u${id}" data-liveblog-update data-article-id="${id}" data-published-at="${1774778400 + id * 60}"><h2>Update ${id}${version > 0 && id <= 3 ? `, versie ${version}` : ''}</h2><p>${'Wat er gebeurde staat hier in een paar zinnen. '.repeat(6)}</p></li>`;
  const html = () => {
    const items = Array.from({ length: now.updates }, (_, index) => update(now.updates - index, now.version));
    return `<!doctype html><html><body data-article-id="4104"><div data-widget="liveblog"><ol data-liveblog-updates>${items.join('')}</ol></div></body></html>`;
  };
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const isShown = () => {
    const items = document.querySelectorAll('[data-widget="liveblog"] li');
    const headline = document.querySelector('#u1 h2')?.textContent;
    const wanted = now.version > 0 ? `Update 1, versie ${now.version}` : 'Update 1';
    return items.length === now.updates && headline === wanted;
  };
  const day = {
    moved: 0,
    polls: 0,
    times: [],
    async play(steps) {
      for (const step of steps) {
        now = step;
        const before = day.polls;
        const isNew = !isShown();
        while (day.polls === before || !isShown()) {
          // A page that is still processing the last answer makes no request.
          if (day.polls === before) document.dispatchEvent(new Event('visibilitychange'));
          await turn();
        }
        if (isNew) day.times.push(performance.now() - answeredAt);
      }
    },
  };
  window.day = day;
  let last = '';
  window.fetch = async (input, init) => {
    const url = String(input);
    if (!new Headers(init?.headers).get('Accept')?.includes('text/html') || !url.includes('-a4104')) {
      return fetch(input, init);
    }
    day.polls += 1;
    const tag = `"${now.updates}-${now.version}"`;
    const body = tag === last ? '' : html();
    last = tag;
    answeredAt = performance.now();
    return new Response(body, { headers: { 'Content-Type': 'text/html', ETag: tag } });
  };
}

/** The initial content of the page's own liveblog; its own polls never run. */
export const DAY_BEGINS =
  '<article id="artikel"><div data-widget="liveblog" data-refresh-interval="3600000"><ol data-liveblog-updates><li id="u1" data-liveblog-update data-article-id="1" data-published-at="1774778460"><h2>Update 1</h2><p>Het begin.</p></li></ol></div></article>';
