// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import liveblogBlock from '../../../../../widgets/liveblog/liveblog-block/liveblog-block.ts';
import { connect, settle } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { setVisible } from '../../support/visible.ts';

// Code that loads with the label is imported here, so that no test waits for it.
import '../../../../../widgets/liveblog/liveblog-block/LiveblogBlock.tsx';

const START = Date.UTC(2026, 2, 29, 9, 42);
const MINUTE = 60_000;

/** The ages in the answer of the backend, in minutes before the start of the test. */
let ages: number[] = [];
let status = 200;

const backend = {
  request: () =>
    Response.json(
      ages.map((age) => ({ timestamp: START - age * MINUTE, title: 'Update' })),
      { status },
    ),
};

beforeEach(() => {
  // The real ones are React's own.
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  ages = [];
  status = 200;
});

afterEach(async () => {
  leaveAll();
  setVisible(true);
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const SERVED = 'Liveblog: net nieuw';

function hookFor(articleId: string): HTMLElement {
  const hook = document.createElement('div');
  hook.dataset.widget = 'liveblog-block';
  hook.dataset.articleId = articleId;
  hook.textContent = SERVED;
  document.body.append(hook);
  return hook;
}

async function show(articleId = '4001') {
  const { calls } = connect(backend);
  const mounted = await mount(liveblogBlock, hookFor(articleId));
  const first = mounted.hook.textContent;
  await settle();
  return { ...mounted, calls, first };
}

const pass = async (minutes: number) => {
  await vi.advanceTimersByTimeAsync(minutes * MINUTE);
  await settle();
};

it('keeps the server’s word until there is an answer, then counts [liveblog-block-1, liveblog-block-2]', async () => {
  ages = [0, 12, 29, 31];
  const { hook, calls, first } = await show();
  expect(first).toBe(SERVED);
  expect(calls).toEqual(['GET /data/liveblog-newstheme-block/4001']);
  expect(hook.textContent).toBe('3 updates');
});

it('polls every minute [liveblog-block-1]', async () => {
  const { hook, calls } = await show();
  expect(hook.textContent).toBe('Liveblog');
  ages = [0];
  await pass(1);
  expect(calls).toHaveLength(2);
  expect(hook.textContent).toBe('1 update');
  await pass(1);
  await pass(1);
  expect(calls).toHaveLength(4);
});

it('counts down by itself as updates grow old [liveblog-block-2]', async () => {
  ages = [29, 5];
  const { hook } = await show();
  setVisible(false);
  expect(hook.textContent).toBe('2 updates');
  await pass(1.01);
  expect(hook.textContent).toBe('1 update');
  await pass(24);
  expect(hook.textContent).toBe('Liveblog');
});

it('requests nothing while the page is hidden, and at once on return [liveblog-block-1]', async () => {
  const { hook, calls } = await show();
  setVisible(false);
  await pass(10);
  expect(calls).toHaveLength(1);
  ages = [-10];
  setVisible(true);
  await settle();
  expect(calls).toHaveLength(2);
  expect(hook.textContent).toBe('1 update');
});

it('keeps the label when a poll fails, logs it once and polls less often [liveblog-block-3]', async () => {
  ages = [2];
  const { hook, calls } = await show();
  status = 404;
  await pass(1);
  expect(calls).toHaveLength(2);
  expect(hook.textContent).toBe('1 update');
  await pass(1);
  expect(calls).toHaveLength(2);
  await pass(1);
  expect(calls).toHaveLength(3);
  const messages = logged(/^error/);
  expect(messages).toHaveLength(1);
  expect(messages.at(-1)?.[1]).toContain('liveblog 4001');
});

it('keeps the server’s word where no poll succeeds [liveblog-block-3]', async () => {
  status = 404;
  const { hook } = await show();
  expect(logged(/^error/)).toHaveLength(1);
  expect(hook.textContent).toBe(SERVED);
  await pass(1);
  expect(hook.textContent).toBe(SERVED);
  status = 200;
  await pass(3);
  expect(hook.textContent).toBe('Liveblog');
});

it('makes one call for two blocks with the same liveblog [liveblog-block-1]', async () => {
  const { calls } = connect(backend);
  await mount(liveblogBlock, hookFor('4001'));
  await mount(liveblogBlock, hookFor('4001'));
  await settle();
  await pass(1);
  expect(calls).toHaveLength(2);
});

it.each(['abc', '', '-3', '12.5', '4001/../x'])(
  'does not mount on %o [liveblog-block-3]',
  async (articleId) => {
    const { calls } = connect(backend);
    await expect(mount(liveblogBlock, hookFor(articleId))).rejects.toThrow(/data-article-id/);
    expect(calls).toEqual([]);
  },
);

it('stops when the hook leaves, and gives the server’s word back [liveblog-block-1]', async () => {
  ages = [1];
  const { hook, calls, leave } = await show();
  leave();
  await pass(5);
  expect(calls).toHaveLength(1);
  expect(hook.textContent).toBe(SERVED);
});

it('says that a liveblog has ended, and asks for nothing', async () => {
  const { calls } = connect(backend);
  const hook = hookFor('4190');
  hook.dataset.ended = 'true';
  await mount(liveblogBlock, hook);
  await settle();
  expect(hook.textContent).toBe('Afgelopen');
  await pass(10);
  expect(calls).toEqual([]);
});
