// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { refuseHistory } from '../../../../../core/user/history/permission.ts';
import recommender from '../../../../../widgets/personal/recommender/recommender.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

// Code that loads with the first call is imported here, so that no test waits for it.
import '../../../../../core/user/visitor/load-login.ts';
import '../../../../../core/user/history/api/history-settings.ts';

const PATH = '/papi/api/v2/user/me/recommender/events';

interface Sent {
  readonly path: string;
  readonly method: string | undefined;
  readonly keepalive: boolean | undefined;
  readonly body: string;
}

let sent: Sent[];
let uuid: string | undefined;
let status: number;
let isPermitted: boolean | null;
let settings: number;
let look: (element: Element | null) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setLogin('a');
  sent = [];
  uuid = 'a';
  status = 204;
  isPermitted = true;
  settings = 200;
  backend({
    'GET /login-status': () => ({ permissions: [], uuid }),
    'GET /papi/api/user/settings': () =>
      settings === 200 ? { data: { history_enabled: isPermitted } } : settings,
    '*': ({ path, init: { method, keepalive, body } }) => {
      sent.push({ path, method, keepalive, body: String(body) });
      return status;
    },
  });
  const box = new DOMRect(0, 0, 300, 200);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observed = new Set<Element>();
      constructor(hear: (entries: object[]) => void) {
        const before = look;
        look = (target) => {
          before?.(target);
          if (target && this.observed.has(target))
            hear([
              {
                target,
                isIntersecting: true,
                boundingClientRect: box,
                intersectionRect: box,
                rootBounds: null,
              },
            ]);
        };
      }
      observe = (element: Element) => this.observed.add(element);
      unobserve = (element: Element) => this.observed.delete(element);
      disconnect = () => this.observed.clear();
    },
  );
  look = () => {};
  document.body.innerHTML =
    '<article data-recommender-id="11"></article><article data-recommender-id="12"></article>';
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete document.body.dataset.articleId;
});

const teaser = (id: string) => document.querySelector(`[data-recommender-id~="${id}"]`);
const events = () =>
  sent.flatMap(({ body }) =>
    (JSON.parse(body) as { article_id: unknown; event: string }[]).map(
      ({ article_id, event }) => [event, article_id] as const,
    ),
  );
const start = async (pageType = 'frontpage') => {
  await mount(recommender, document.body, { pageType });
  // The login status arrives.
  await vi.advanceTimersByTimeAsync(0);
};
const pass = () => vi.advanceTimersByTimeAsync(250);

it('reports a teaser that was in full view, as a list, over the page’s end [recommender-1, recommender-4]', async () => {
  await start();
  teaser('12')?.setAttribute('data-recommender-id', '\n  12\n');
  look(teaser('11'));
  look(teaser('12'));
  look(teaser('11'));
  await pass();
  expect(sent).toEqual([
    {
      path: PATH,
      method: 'POST',
      keepalive: true,
      body: '[{"article_id":11,"event":"seen"},{"article_id":12,"event":"seen"}]',
    },
  ]);
});

it('reports the article that is opened, and one that is put on the reading list [recommender-4]', async () => {
  document.body.dataset.articleId = '4101';
  await start('article');
  emit('favourite:changed', { articleId: 4101, isSaved: true });
  emit('favourite:changed', { articleId: 7, isSaved: true });
  emit('favourite:changed', { articleId: 9, isSaved: false });
  await pass();
  expect(events()).toEqual([
    ['read', 4101],
    ['readlist', 4101],
    ['readlist', 7],
  ]);
});

it.each([false, null])(
  'reports nothing that is read or seen without permission, only the reading list: %s [privacy-settings-4]',
  async (answer) => {
    isPermitted = answer;
    document.body.dataset.articleId = '4101';
    await start('article');
    look(teaser('11'));
    emit('favourite:changed', { articleId: 7, isSaved: true });
    await pass();
    expect(events()).toEqual([['readlist', 7]]);
  },
);

it.each([
  ['has no such settings', 404, [['read', 4101]]],
  ['cannot answer', 503, []],
] as const)(
  'reports by the login alone only if the site %s [recommender-3]',
  async (_name, answer, expected) => {
    tolerate('warn nmt recommender: It is not known whether reading may be recorded');
    settings = answer;
    document.body.dataset.articleId = '4101';
    await start('article');
    await pass();
    expect(events()).toEqual(expected);
  },
);

it('reports nothing more once the permission is withdrawn [privacy-settings-4]', async () => {
  await start();
  look(teaser('11'));
  refuseHistory(undefined);
  await vi.advanceTimersByTimeAsync(0);
  look(teaser('12'));
  await pass();
  expect(events()).toEqual([['seen', 11]]);
});

it('reads no article on a page that is none [recommender-4]', async () => {
  document.body.dataset.articleId = '4101';
  await start('index');
  await pass();
  expect(sent).toEqual([]);
});

it('reports teasers that come later, and one that becomes another article [recommender-4]', async () => {
  await start();
  document.body.insertAdjacentHTML('beforeend', '<ul><li data-recommender-id="13"></li></ul>');
  await Promise.resolve();
  look(teaser('13'));
  teaser('12')?.setAttribute('data-recommender-id', '14');
  await Promise.resolve();
  look(teaser('14'));
  await pass();
  expect(events()).toEqual([
    ['seen', 13],
    ['seen', 14],
  ]);
});

it('reports nothing of anonymous visitors [recommender-3]', async () => {
  setLogin(undefined);
  document.body.dataset.articleId = '4101';
  await start('article');
  look(teaser('11'));
  emit('favourite:changed', { articleId: 7, isSaved: true });
  await pass();
  expect(sent).toEqual([]);
});

it('ends with the login, and begins anew for the next reader [recommender-3]', async () => {
  await start();
  look(teaser('11'));
  setLogin(undefined);
  window.dispatchEvent(new Event('focus'));
  look(teaser('12'));
  await pass();
  expect(sent).toEqual([]);
  setLogin('b');
  uuid = 'b';
  window.dispatchEvent(new Event('focus'));
  await pass();
  look(teaser('11'));
  await pass();
  expect(events()).toEqual([['seen', 11]]);
});

it('counts anew when the page comes back from the history: that is another page view [recommender-4]', async () => {
  await start();
  look(teaser('11'));
  await pass();
  emit('page:restored', {});
  await vi.advanceTimersByTimeAsync(0);
  look(teaser('11'));
  await pass();
  expect(sent).toHaveLength(2);
});

it('says that a batch failed, and does not send it again [recommender-4]', async () => {
  status = 503;
  await start();
  look(teaser('11'));
  await pass();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(logged(/^error/).join()).toContain('A batch of events could not be sent; it is dropped.');
});

it('names an attribute that is not a number, and reports the others [recommender-4]', async () => {
  document.body.innerHTML = '<p data-recommender-id="<b>"></p><p data-recommender-id="5"></p>';
  await start();
  for (const element of document.querySelectorAll('p')) look(element);
  await pass();
  expect(events()).toEqual([['seen', 5]]);
  expect(logged(/^error/).join()).toContain(
    'data-recommender-id is "<b>"; expected the number of an article.',
  );
});

it('leaves by the beacon where the browser ends all calls of a page that is left [recommender-4]', async () => {
  const beacon = vi.fn((_path: string, _body: Blob) => true);
  vi.stubGlobal('Request', class {});
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: beacon });
  await start();
  look(teaser('11'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
  expect(beacon.mock.calls[0]?.[0]).toBe(PATH);
  expect(await beacon.mock.calls[0]?.[1].text()).toBe('[{"article_id":11,"event":"seen"}]');
});
