// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../../../core/domain/liveblog/stream/subscribe-to-stream.ts';
import liveblogWidget from '../../../../../widgets/liveblog/liveblog-widget/liveblog-widget.ts';
import { arrivedText } from '../../../../../widgets/liveblog/liveblog-widget/texts.ts';
import { connect, settle } from '../../../support/backend.ts';
import { stubStreams } from '../../../support/fake-stream.ts';
import { logged } from '../../../support/logged.ts';
import { leaveHtmlUnclean } from '../../../support/unclean-html.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { setVisible } from '../../support/visible.ts';

const EVERY = 20_000;
let answer: { html: string; status: number };

const update = (id: number, more = '') =>
  `<li data-update-id="${id}" data-published-at="2026-03-29T10:0${id}:00Z" data-article-url="/x-a1#u${id}" ${more}><h3>Kop ${id}</h3></li>`;
const list = (updates: string) => `<ol>${updates}</ol>`;

beforeEach(() => {
  leaveHtmlUnclean();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  answer = { html: '', status: 200 };
});

afterEach(() => {
  leaveAll();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  document.body.replaceChildren();
  delete window.nmt;
});

async function open(attributes = 'data-refresh-url="/data/fragments/liveblog/1"') {
  document.body.innerHTML = `<div data-widget="liveblog-widget" ${attributes}>${list(update(2) + update(1))}</div>`;
  const { calls } = connect({
    request: () =>
      new Response(answer.html, { status: answer.status, headers: { 'Content-Type': 'text/html' } }),
  });
  const mounted = await mount(liveblogWidget, document.querySelector<HTMLElement>('[data-widget]'));
  return { ...mounted, calls };
}

async function poll(html: string): Promise<void> {
  answer.html = html;
  await vi.advanceTimersByTimeAsync(EVERY);
  await settle();
}

const listed = () => [...document.querySelectorAll('li')].map(({ dataset }) => dataset.updateId).join(' ');
const messages = () => document.querySelector('[role="status"]')?.textContent;

it('announces an update without a headline by its text [liveblog-widget-4]', async () => {
  await open();
  await poll(list(update(3).replace('<h3>Kop 3</h3>', '<p>Het water zakt.</p>') + update(2)));
  expect(messages()).toBe('1 nieuwe update: Het water zakt.');
});

it('polls every 20 seconds, and follows the server’s list [liveblog-widget-1, liveblog-widget-3, liveblog-widget-5]', async () => {
  const { calls } = await open();
  const [second] = document.querySelectorAll('li');
  await poll(list(update(3) + update(2)));
  expect(calls).toEqual(['GET /data/fragments/liveblog/1']);
  expect(listed()).toBe('3 2');
  expect(document.querySelectorAll('li')[1]).toBe(second);
  expect(messages()).toBe('1 nieuwe update: Kop 3');
  await poll(list(update(3) + update(2)));
  expect(calls).toHaveLength(2);
});

it('places a silent update without announcement [liveblog-widget-4]', async () => {
  await open();
  await poll(list(update(3, 'data-update-type="stille_update"') + update(2)));
  expect(listed()).toBe('3 2');
  expect(messages()).toBe('');
});

it('gives updates without a hook their buttons, and folds what follows the first paragraph [liveblog-widget-2]', async () => {
  const { hook, leave } = await open();
  const hooks = () =>
    [...hook.querySelectorAll<HTMLElement>('[data-widget="liveblog-update"]')].map(
      ({ dataset }) => dataset.updateId,
    );
  expect(hooks()).toEqual(['2', '1']);
  const more = (id: number, html: string, attributes = '') =>
    update(id, attributes).replace('</li>', `<p>Open.</p>${html}</li>`);
  await poll(
    `<!doctype html><body>${list(
      more(5, '<p>Rest.</p><ul></ul><div data-update-tools></div>') +
        more(4, '<p>Tussen.</p><p data-update-rest>Rest.</p>') +
        more(3, '<p>Rest.</p>', 'data-widget="topic-preview"') +
        update(2),
    )}`,
  );
  expect(hooks()).toEqual(['5', '4', '2']);
  const rest = [...hook.querySelectorAll('[data-update-rest]')].map((part) => part.textContent);
  expect(rest).toEqual(['Rest.', '', 'Rest.']);
  const mounted: unknown[] = [];
  for (const call of window.nmt as ((nmt: unknown) => void)[])
    call({ mount: ({ dataset }: HTMLElement) => mounted.push(dataset.updateId) });
  expect(mounted).toEqual(['2', '1', '5', '4']);
  leave();
  expect(hooks()).toEqual([]);
});

it('requests nothing while hidden [liveblog-widget-5]', async () => {
  const { calls } = await open();
  setVisible(false);
  await vi.advanceTimersByTimeAsync(EVERY * 9);
  expect(calls).toEqual([]);
  setVisible(true);
  await settle();
  expect(calls).toHaveLength(1);
  logged('error nmt liveblog-widget: The updates could not be fetched; what is shown stays.');
});

it.each([
  ['fails', 500, list(update(3)), /answered 500/],
  ['is empty', 200, '<!-- niets -->', /has no updates/],
  ['is a page of another kind', 200, '<!doctype html><p>Log in', /has no updates/],
])(
  'keeps the updates where the answer %s, and says so once [liveblog-widget-5]',
  async (_, status, html, says) => {
    const { hook } = await open();
    const before = hook.innerHTML;
    answer.status = status;
    await poll(html);
    await poll(html);
    await poll(html);
    expect(hook.innerHTML).toBe(before);
    const calls = logged(/^error/);
    expect(calls).toHaveLength(1);
    expect(String(calls.at(-1)?.[2])).toMatch(says);
  },
);

it.each([
  ['', /data-refresh-url is missing/],
  ['data-refresh-url="https://elders.example/x"', /expected an address of this site/],
  ['data-refresh-url="javascript:alert(1)"', /data-refresh-url/],
])('does not mount on %o [liveblog-widget-5]', async (attributes, says) => {
  await expect(open(attributes)).rejects.toThrow(says);
});

it('announces several by their number', () => {
  expect(arrivedText(['Een', 'Twee'])).toBe('2 nieuwe updates');
});

it('takes another interval, and 0 for never', async () => {
  const { calls } = await open('data-refresh-url="/x" data-refresh-interval="5000"');
  await vi.advanceTimersByTimeAsync(5_000);
  await settle();
  expect(calls).toHaveLength(1);
  leaveAll();
  const never = await open('data-refresh-url="/x" data-refresh-interval="0"');
  await vi.advanceTimersByTimeAsync(EVERY * 3);
  expect(never.calls).toEqual([]);
  logged('error nmt liveblog-widget: The updates could not be fetched; what is shown stays.');
});

const STREAM = 'data-stream-url="/stroom/4104" data-stream-number="40"';
const numbered = (updates: string, number: number) => `<ol data-stream-number="${number}">${updates}</ol>`;

/** Advances the fake clock, and waits for the work that this starts. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

/** Opens a widget whose stream counts as complete. */
async function openPushed(count = 1) {
  const connections = stubStreams();
  const opened = await open(`data-refresh-url="/data/fragments/liveblog/1" ${STREAM}`);
  for (let more = 1; more < count; more += 1) {
    const other = document.body.appendChild(opened.hook.cloneNode(true) as HTMLElement);
    await mount(liveblogWidget, other);
  }
  await pass(300);
  connections.only().open();
  connections.only().send({ ended: false }, 40);
  const keepAlive = async (milliseconds: number) => {
    for (let time = 0; time < milliseconds; time += 10_000) {
      connections.only().ping();
      await pass(10_000);
    }
  };
  const send = async (data: object, id: number) => {
    connections.only().send(data, id);
    await pass(0);
  };
  return { ...opened, connections, keepAlive, send };
}

it('shows what its liveblog pushes, as many as the server sent, and polls nothing meanwhile [liveblog-widget-3]', async () => {
  const { calls, send, keepAlive } = await openPushed();
  await send({ html: update(3) }, 41);
  expect([listed(), messages()]).toEqual(['3 2', '1 nieuwe update: Kop 3']);
  await send({ html: update(2).replace('Kop 2', 'Anders') }, 42);
  expect(document.querySelectorAll('li')[1]?.textContent).toContain('Anders');
  await send({ html: update(1) }, 43);
  expect(listed()).toBe('3 2');
  expect(document.querySelectorAll('[data-widget="liveblog-update"]')).toHaveLength(2);
  await keepAlive(EVERY * 3);
  expect(calls).toEqual([]);
});

it('fetches its updates if one was removed or is missing [liveblog-widget-3]', async () => {
  const { calls, send, keepAlive } = await openPushed();
  answer.html = numbered(update(2) + update(0), 41);
  await send({ removed: ['1'] }, 41);
  expect([listed(), calls.length]).toEqual(['2', 0]);
  await keepAlive(EVERY);
  expect([listed(), calls.length]).toEqual(['2 0', 1]);
  answer.html = numbered(update(4) + update(3), 43);
  await send({ html: update(4) }, 43);
  await pass(10_000);
  expect([listed(), calls.length]).toEqual(['4 3', 2]);
});

it('has one connection for all widgets of a liveblog', async () => {
  const { send, connections } = await openPushed(2);
  await send({ html: update(3) }, 41);
  expect(listed()).toBe('3 2 3 2');
  expect(connections.urls()).toHaveLength(1);
});

it('polls while the stream fails, and ends with the liveblog', async () => {
  const { calls, send, connections } = await openPushed();
  answer.html = numbered(update(3) + update(2), 41);
  connections.only().fail();
  await pass(EVERY);
  expect([listed(), calls.length]).toEqual(['3 2', 1]);
  logged('warn nmt liveblog-widget:', /cannot be read/);
  connections.only().open();
  await send({ ended: true }, 42);
  expect(connections.open()).toEqual([]);
  await pass(EVERY * 9);
  expect(calls).toHaveLength(1);
});
