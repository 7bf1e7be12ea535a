// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import topicPreview from '../../../../../widgets/topics/topic-preview/topic-preview.ts';
import { connect } from '../../../support/backend.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';

// Code that loads with the articles is imported here, so that no test waits for it.
import '../../../../../widgets/topics/topic-preview/TopicPreview.tsx';

const NOW = Date.parse('2026-03-29T12:00:00Z');
const LINK = '<p>Meer over <a href="/onderwerp/klimaat/">Klimaat</a></p>';
const item = (id: number, more: object = {}) => ({
  headline: `Bericht ${id}`,
  relative_url: `/nieuws/2026/03/29/bericht-a${id}`,
  image: { medium: { url_webp: `/beeld-${id}.webp` } },
  article_published_at: '2026-03-29T10:00:00Z',
  ...more,
});

function serve(answer: unknown, id = '302') {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  document.body.dataset.articleId = '4101';
  document.body.innerHTML = `<aside data-widget="topic-preview" data-topic-id="${id}">${LINK}</aside>`;
  const backend = connect({
    request: () => (answer instanceof Response ? answer.clone() : Response.json(answer)),
  });
  const mounted = async () => {
    const made = await mount(topicPreview, document.querySelector('[data-widget]'));
    await settled();
    return made;
  };
  return { ...backend, mounted };
}

afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  document.body.innerHTML = '';
  delete document.body.dataset.articleId;
});

it('asks two other articles of the topic, and shows them below the link [topic-preview-1, topic-preview-2]', async () => {
  const { calls, mounted } = serve({ data: [item(1), item(2), item(3)] });
  const { hook } = await mounted();
  expect(calls).toEqual(['GET /data/mijnonderwerpen/items/302?offset=0&limit=2&exclude=4101']);
  const links = [...hook.querySelectorAll('li a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bericht 1', '/nieuws/2026/03/29/bericht-a1'],
    ['Bericht 2', '/nieuws/2026/03/29/bericht-a2'],
  ]);
  expect(hook.querySelector('img')?.getAttribute('src')).toBe('/beeld-1.webp');
  expect(hook.querySelector('time')?.dateTime).toBe('2026-03-29T10:00:00.000Z');
  expect(hook.querySelector('time')?.textContent).toBe('2 uur geleden');
  expect(hook.firstElementChild?.outerHTML).toBe(LINK);
});

it('never shows the article itself, even where the backend sends it [topic-preview-1]', async () => {
  const { mounted } = serve([item(4101), item(2)]);
  const { hook } = await mounted();
  expect([...hook.querySelectorAll('li a')].map(({ textContent }) => textContent)).toEqual(['Bericht 2']);
});

it.each([
  [4, '4 van 5 ballen'],
  ['1', '1 van 5 ballen'],
  [0, undefined],
  [6, undefined],
  [3.5, undefined],
  ['veel', undefined],
])('reads a rating of %j out as %s [topic-preview-3]', async (value, text) => {
  const { mounted } = serve([item(1, { taxonomies: [{ type: 'review_ballen', value }] })]);
  const { hook } = await mounted();
  expect(hook.textContent?.match(/\d van 5 ballen/)?.[0]).toBe(text);
});

it.each([
  ['an empty list', { data: [] }],
  ['no list at all', {}],
  ['entries that cannot be shown', [{ headline: 'Zonder adres' }, null]],
])('leaves only the link after %s [topic-preview-3]', async (_, answer) => {
  tolerate('warn nmt http: an entry of the items of a topic is of another type than expected; it');
  const { mounted } = serve(answer);
  const { hook } = await mounted();
  expect(hook.innerHTML).toBe(LINK);
});

it.each([
  ['a failure', new Response('', { status: 404 })],
  ['text that is not JSON', new Response('<html>')],
])('leaves only the link after %s, and logs it [topic-preview-3]', async (_, answer) => {
  const { mounted } = serve(answer);
  const { hook } = await mounted();
  expect(hook.innerHTML).toBe(LINK);
  logged('error nmt topic-preview: The articles of topic "302" could not be fetched; the link stays.');
});

it('says what is wrong with a hook without id [topic-preview-3]', async () => {
  const { mounted, calls } = serve([], ' ');
  await expect(mounted()).rejects.toThrow(
    'topic-preview: data-topic-id is " "; expected a text that is not blank.',
  );
  expect(calls).toEqual([]);
});

it('shows markup in a headline as text, and no address that runs code [topic-preview-2]', async () => {
  const headline = '<img src=x onerror=alert(1)> 🔥 مرحبا';
  const { mounted } = serve([item(1, { headline }), item(2, { relative_url: 'javascript:alert(1)' })]);
  const { hook } = await mounted();
  expect([...hook.querySelectorAll('li a')].map(({ textContent }) => textContent)).toEqual([headline]);
});

it('leaves the hook as the server sent it [topic-preview-3]', async () => {
  const { mounted } = serve([item(1)]);
  const { hook, leave } = await mounted();
  expect(hook.querySelectorAll('li')).toHaveLength(1);
  leave();
  expect(hook.innerHTML).toBe(LINK);
});

it.each([
  [2000, 0, '0'],
  [2000, 1, '0'],
  [100, 0, ''],
  [100, 1, ''],
])(
  'with its top at %i px and %i articles, gives back the space that they do not fill as "%s" [topic-preview-3]',
  async (top, count, size) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top, height: 300 } as DOMRect);
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    const { mounted } = serve(count === 0 ? [] : [item(1)]);
    document.body.append(document.createElement('p'));
    const { hook } = await mounted();
    await vi.waitFor(() => expect(hook.querySelectorAll('li')).toHaveLength(count));
    expect(hook.style.getPropertyValue('min-block-size')).toBe(size);
  },
);
