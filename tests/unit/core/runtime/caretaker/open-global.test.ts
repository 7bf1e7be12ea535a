// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Nmt, openGlobal } from '../../../../../core/runtime/caretaker/open-global.ts';
import type { Mount, Mounts } from '../../../../../core/runtime/loader/contract.ts';
import type { RoutingTable } from '../../../../../core/runtime/loader/read-routes.ts';
import { logged } from '../../../support/logged.ts';
import { find, mountOf, route } from '../loader/support.ts';

const mounts: Mounts = new Map();
const addHooks = vi.fn<(root: ParentNode) => void>();

const open = (): Nmt => {
  openGlobal({ mounts, addHooks, table: { release: '0a1b2' } as RoutingTable });
  return window.nmt as Nmt;
};

const put = (selector: string, given: Partial<Mount>) => {
  const mount = mountOf(find(selector), given);
  mount.hook.dataset.widgetState = mount.state;
  mounts.set(mount.hook, [mount]);
  return mount;
};

beforeEach(() => {
  delete window.nmt;
  mounts.clear();
  addHooks.mockReset();
  document.body.innerHTML = '<section><div id="a"></div></section><div id="b"></div>';
});

describe('calls', () => {
  it('from before the loader are run in order, each alone [page-runtime-5]', () => {
    const calls: string[] = [];
    const cause = new Error('broken');
    window.nmt = [
      ({ release }) => calls.push(`first ${release}`),
      () => {
        throw cause;
      },
      'no function' as never,
      () => calls.push('last'),
    ];
    open();
    expect(calls).toEqual(['first 0a1b2', 'last']);
    const messages = logged(/^error/);
    expect(messages[0]).toEqual(['nmt global:', 'A function pushed into window.nmt threw.', cause]);
    expect(messages).toHaveLength(2);
  });

  it('made later are run at once, several at a time', () => {
    const calls: number[] = [];
    open().push(
      () => calls.push(1),
      () => calls.push(2),
    );
    expect(calls).toEqual([1, 2]);
  });

  it('need no queue, nor does something else of that name harm', () => {
    expect(open().release).toBe('0a1b2');
    window.nmt = document.body as never;
    expect(open().release).toBe('0a1b2');
  });
});

describe('the bus', () => {
  it('is open to scripts of the CMS and to apps', () => {
    const nmt = open();
    const heard: string[] = [];
    const off = nmt.on('feature:mounted', ({ feature }) => void heard.push(feature));
    nmt.emit('feature:mounted', { feature: 'quiz', hook: document.body });
    off();
    nmt.emit('feature:mounted', { feature: 'poll', hook: document.body });
    expect(heard).toEqual(['quiz']);
  });
});

describe('hooks', () => {
  it('are ended in an element or everywhere', () => {
    const a = put('#a', { state: 'mounted' });
    const b = put('#b', { state: 'mounted' });
    const nmt = open();
    nmt.unmount(find('section'));
    expect([a, b].map(({ controller }) => controller.signal.aborted)).toEqual([true, false]);
    nmt.unmount();
    expect(b.controller.signal.aborted).toBe(true);
    expect(nmt.state().map(({ state }) => state)).toEqual(['unmounted', 'unmounted']);
    expect(find('#b').dataset.widgetState).toBe('unmounted');
  });

  it('stay ended until they are mounted again', () => {
    put('#a', { state: 'mounted' });
    put('#b', { state: 'mounted' });
    const nmt = open();
    nmt.unmount();
    nmt.mount(find('section'));
    expect(nmt.state().map(({ hook }) => hook.id)).toEqual(['b']);
  });

  it('are mounted in an element or everywhere', () => {
    const nmt = open();
    nmt.mount(find('section'));
    nmt.mount();
    expect(addHooks.mock.calls).toEqual([[find('section')], [document]]);
  });

  it('are retried where they failed, in the given element', () => {
    put('#a', { state: 'failed' }).controller.abort();
    put('#b', { state: 'failed' }).controller.abort();
    const nmt = open();
    addHooks.mockImplementation(() => {
      expect(nmt.state().map(({ hook }) => hook.id)).toEqual(['b']);
    });
    nmt.mount(find('section'));
    expect(addHooks).toHaveBeenCalledTimes(1);
  });

  it('list their state, with its times, and the error of those that failed', () => {
    const cause = new Error('broken');
    put('#a', { state: 'mounted', waiting: 10, loading: 20, mounted: 30 });
    put('#b', { state: 'failed', error: cause, route: route('poll', { load: 'a' }) });
    const a = { times: { waiting: 10, loading: 20, mounted: 30 }, onInteraction: false };
    const b = { times: {}, onInteraction: true };
    expect(open().state()).toEqual([
      { feature: 'quiz', hook: find('#a'), state: 'mounted', ...a },
      { feature: 'poll', hook: find('#b'), state: 'failed', error: cause, ...b },
    ]);
  });
});

it('cannot be changed by a script', () => {
  const nmt = open();
  expect(Object.isFrozen(nmt)).toBe(true);
});
