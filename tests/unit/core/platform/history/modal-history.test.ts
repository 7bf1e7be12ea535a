// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from '../../../../../core/platform/history/modal-hash.ts';
import { createModalHistory } from '../../../../../core/platform/history/modal-history.ts';
import { createTraversal } from '../../../../../core/platform/history/traversal.ts';
import { TabHistory } from './tab-history.ts';

let tab: TabHistory;
let modalHistory: ReturnType<typeof createModalHistory>;

function openTab(): void {
  tab = new TabHistory(window);
  vi.stubGlobal('history', tab);
  vi.stubGlobal('location', tab.location);
  modalHistory = createModalHistory(createTraversal());
}

beforeEach(() => {
  vi.useFakeTimers();
  openTab();
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const enter = (operation: Operation, onLeft: () => void, onSteps?: (steps: readonly string[]) => void) =>
  modalHistory.enter(operation, { onLeft, onSteps });

const settle = (ms = 1000) => vi.advanceTimersByTime(ms);

describe('the entry of a modal', () => {
  it('is pushed with the hash, and keeps other scripts’ state [modal-behaviour-2, modal-behaviour-10]', () => {
    tab.replaceState({ page: 3 }, '', '#reacties');
    enter('itemShare', vi.fn());
    expect(tab.entries).toEqual([
      { hash: '#reacties', state: { page: 3 } },
      { hash: '#modal=itemShare', state: { page: 3, nmtModal: true } },
    ]);
  });

  it('is left by going back, once [modal-behaviour-10]', () => {
    tab.replaceState(null, '', '#reacties');
    const gone = vi.fn();
    const leave = enter('custom', gone);
    leave();
    leave();
    settle();
    expect(tab.location.hash).toBe('#reacties');
    expect(tab.index).toBe(0);
    expect(gone).not.toHaveBeenCalled();
  });

  it('loses only its hash where the page was opened with it [modal-behaviour-10]', () => {
    tab.replaceState('kept', '', '#modal=consent-preferences');
    const leave = enter('consent-preferences', vi.fn());
    expect(tab.entries).toHaveLength(1);
    leave();
    settle();
    expect(tab.entries).toEqual([{ hash: '', state: 'kept' }]);
  });

  it.each([199, 200])(
    'tells %i ms after a script took the hash away whether it is gone [modal-behaviour-3]',
    (ms) => {
      const gone = vi.fn();
      enter('custom', gone);
      settle(400);
      tab.replaceState(null, '', '/nieuws');
      settle(ms);
      expect(gone).toHaveBeenCalledTimes(ms === 200 ? 1 : 0);
    },
  );

  it('reports at once that the reader went back, and stops watching [modal-behaviour-3]', () => {
    const gone = vi.fn();
    enter('custom', gone);
    tab.back();
    settle(5);
    expect(gone).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('passes on to the modal that takes its place [modal-behaviour-10]', () => {
    const gone = vi.fn();
    const leaveFirst = enter('custom', gone);
    const leaveSecond = enter('unsubscribe', vi.fn());
    leaveFirst();
    settle();
    expect(tab.entries.map(({ hash }) => hash)).toEqual(['', '#modal=unsubscribe']);
    expect(gone).not.toHaveBeenCalled();
    leaveSecond();
    settle();
    expect(tab.location.hash).toBe('');
    expect(tab.index).toBe(0);
  });

  it('is no longer looked after by the one before, even where that never leaves [modal-behaviour-10]', () => {
    const [goneFirst, goneSecond] = [vi.fn(), vi.fn()];
    enter('custom', goneFirst);
    enter('unsubscribe', goneSecond);
    settle();
    expect(goneFirst).not.toHaveBeenCalled();
    tab.back();
    settle(5);
    expect(goneSecond).toHaveBeenCalledOnce();
  });

  it('waits until the one before is back', () => {
    enter('custom', vi.fn())();
    const gone = vi.fn();
    enter('itemShare', gone);
    expect(tab.location.hash).toBe('#modal=custom');
    settle();
    expect(tab.entries.map(({ hash }) => hash)).toEqual(['', '#modal=itemShare']);
    expect(tab.index).toBe(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it('does not wait for ever: where going back leads nowhere, the hash is removed', () => {
    const leave = enter('custom', vi.fn());
    vi.spyOn(tab, 'go').mockImplementation(() => {});
    leave();
    settle(499);
    expect(tab.location.hash).toBe('#modal=custom');
    settle(1);
    expect(tab.location.hash).toBe('');
  });

  it('is done without where the browser gives none', () => {
    tab.isFull = true;
    const gone = vi.fn();
    const leave = enter('custom', gone);
    settle();
    expect(gone).not.toHaveBeenCalled();
    leave();
    expect(tab.entries).toHaveLength(1);
  });
});

describe('a tab whose history is slow', () => {
  beforeEach(() => {
    tab.replaceState(null, '', '#artikel');
  });

  /** Opens and closes a modal, and waits until the timeout for going back in the history. */
  const closeSlowly = (steps: readonly string[] = []) => {
    const leave = enter('sidebar-nav', vi.fn());
    modalHistory.setSteps('sidebar-nav', steps);
    tab.delay = 800;
    leave();
    settle(600);
    expect(tab.location.hash).toBe('');
    tab.delay = 5;
  };

  it.each([[[]], [['a']]])(
    'does not close the modal that was opened anew meanwhile, with the steps %j before [modal-behaviour-2, modal-behaviour-3]',
    (steps) => {
      closeSlowly(steps);
      const gone = vi.fn();
      const leave = enter('sidebar-nav', gone);
      expect(tab.location.hash).toBe('#modal=sidebar-nav');
      settle(210);
      settle();
      expect(gone).not.toHaveBeenCalled();
      expect([tab.index, tab.location.hash]).toEqual([1, '#modal=sidebar-nav']);
      leave();
      settle();
      expect([tab.index, tab.location.hash]).toEqual([0, '#artikel']);
      settle(10_000);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('keeps the steps of the modal that was opened anew', () => {
    closeSlowly();
    const moved = vi.fn();
    enter('sidebar-nav', vi.fn(), moved);
    modalHistory.setSteps('sidebar-nav', ['a', 'b']);
    settle(250);
    modalHistory.setSteps('sidebar-nav', ['a']);
    settle();
    expect([tab.index, tab.location.hash]).toEqual([2, '#modal=sidebar-nav&step=a']);
    tab.back();
    settle();
    expect(moved.mock.calls).toEqual([[[]]]);
  });

  it('goes back no further than to the page, where a modal is opened and closed meanwhile [modal-behaviour-10]', () => {
    tab.entries.unshift({ hash: '', state: 'another page' });
    tab.index = 1;
    closeSlowly();
    enter('custom', vi.fn())();
    expect(tab.location.hash).toBe('');
    settle(10_000);
    expect([tab.index, tab.location.hash]).toEqual([1, '#artikel']);
  });

  it('leaves no step of a modal that is opened and closed meanwhile [modal-behaviour-10]', () => {
    closeSlowly();
    const leave = enter('sidebar-nav', vi.fn());
    modalHistory.setSteps('sidebar-nav', ['a']);
    leave();
    settle(10_000);
    expect([tab.index, tab.location.hash]).toEqual([0, '#artikel']);
  });

  it('may have moved before it reports it', () => {
    closeSlowly();
    const gone = vi.fn();
    enter('custom', gone);
    tab.delay = 10_000;
    tab.index = 0;
    settle(400);
    expect(gone).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('hashchange'));
    expect([tab.index, tab.location.hash]).toEqual([1, '#modal=custom']);
  });

  it('is followed again once the traversal has failed: then back is the visitor’s [modal-behaviour-3]', () => {
    const leave = enter('custom', vi.fn());
    const go = vi.spyOn(tab, 'go').mockImplementation(() => {});
    leave();
    settle(600);
    go.mockRestore();
    const gone = vi.fn();
    enter('custom', gone);
    settle(5000);
    expect(gone).not.toHaveBeenCalled();
    tab.back();
    settle();
    expect(gone).toHaveBeenCalledOnce();
  });
});

describe('the steps inside a modal', () => {
  const hashes = () => tab.entries.map(({ hash }) => hash);

  it('have an entry each, and all of them are left at once [modal-behaviour-2, modal-behaviour-10]', () => {
    tab.replaceState(null, '', '#artikel');
    const leave = enter('sidebar-nav', vi.fn());
    modalHistory.setSteps('sidebar-nav', ['a & b']);
    modalHistory.setSteps('sidebar-nav', ['a & b', 'c']);
    expect(hashes()).toEqual([
      '#artikel',
      '#modal=sidebar-nav',
      '#modal=sidebar-nav&step=a%20%26%20b',
      '#modal=sidebar-nav&step=c',
    ]);
    leave();
    settle();
    expect([tab.index, tab.location.hash]).toEqual([0, '#artikel']);
  });

  it('are reported when the reader goes back or forward, and the modal stays [modal-behaviour-3]', () => {
    const [gone, moved] = [vi.fn(), vi.fn()];
    enter('sidebar-nav', gone, moved);
    modalHistory.setSteps('sidebar-nav', ['a', 'b']);
    tab.back();
    settle();
    tab.forward();
    settle();
    expect(moved.mock.calls).toEqual([[['a']], [['a', 'b']]]);
    expect(gone).not.toHaveBeenCalled();
  });

  it('go back together, however quickly they are removed, and never too far', () => {
    const moved = vi.fn();
    const leave = enter('sidebar-nav', vi.fn(), moved);
    modalHistory.setSteps('sidebar-nav', ['a', 'b']);
    modalHistory.setSteps('sidebar-nav', ['a']);
    modalHistory.setSteps('sidebar-nav', []);
    leave();
    enter('custom', vi.fn());
    settle();
    expect(hashes().slice(0, tab.index + 1)).toEqual(['', '#modal=custom']);
    expect(moved).not.toHaveBeenCalled();
  });

  it('get the number of entries that the modal needs, also when it needs fewer during a traversal', () => {
    const moved = vi.fn();
    enter('sidebar-nav', vi.fn(), moved);
    modalHistory.setSteps('sidebar-nav', ['a', 'b']);
    modalHistory.setSteps('sidebar-nav', ['a']);
    modalHistory.setSteps('sidebar-nav', []);
    settle();
    expect([tab.index, tab.location.hash]).toEqual([1, '#modal=sidebar-nav']);
    expect(moved).not.toHaveBeenCalled();
  });

  it('are none of a modal that has lost its place to another', () => {
    enter('sidebar-nav', vi.fn());
    modalHistory.setSteps('sidebar-nav', ['a']);
    enter('custom', vi.fn());
    modalHistory.setSteps('sidebar-nav', ['a', 'b']);
    settle();
    expect(hashes().slice(0, tab.index + 1)).toEqual(['', '#modal=custom']);
  });

  it('are above a page that was opened with the hash, which only loses it [modal-behaviour-10]', () => {
    tab.replaceState(null, '', '#modal=sidebar-nav');
    const leave = enter('sidebar-nav', vi.fn());
    modalHistory.setSteps('sidebar-nav', ['a']);
    leave();
    settle();
    expect([tab.index, tab.location.hash]).toEqual([0, '']);
  });

  it('that a page was left and reloaded at are left again by the modal that opens there', () => {
    tab.replaceState({ nmtModal: true, nmtSteps: ['a'] }, '', '#modal=sidebar-nav&step=a');
    tab.entries.unshift({ hash: '', state: null }, { hash: '#modal=sidebar-nav', state: { nmtModal: true } });
    tab.index = 2;
    const leave = enter('sidebar-nav', vi.fn());
    settle();
    expect(tab.location.hash).toBe('#modal=sidebar-nav');
    leave();
    settle();
    expect(tab.index).toBe(0);
  });

  it('are done without where the browser gives no entry: back then closes the modal', () => {
    const [gone, moved] = [vi.fn(), vi.fn()];
    enter('sidebar-nav', gone, moved);
    tab.isFull = true;
    modalHistory.setSteps('sidebar-nav', ['a']);
    settle();
    expect(moved).not.toHaveBeenCalled();
    tab.back();
    settle();
    expect(gone).toHaveBeenCalledOnce();
  });

  it('whatever the reader does, end with the modal and leave no entry [modal-behaviour-10]', async () => {
    const ways = fc.array(fc.constantFrom('deeper', 'up', 'start', 'back', 'forward', 'wait'), {
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(ways, async (way) => {
        openTab();
        tab.replaceState(null, '', '#artikel');
        let steps: readonly string[] = [];
        let isOpen = true;
        const leave = enter(
          'sidebar-nav',
          () => {
            isOpen = false;
          },
          (now) => {
            steps = now;
          },
        );
        for (const act of way) {
          if (act === 'wait') settle();
          else if (act === 'back' || act === 'forward') tab[act]();
          else if (isOpen) {
            steps =
              act === 'deeper' ? [...steps, `s${steps.length}`] : act === 'up' ? steps.slice(0, -1) : [];
            modalHistory.setSteps('sidebar-nav', steps);
          }
        }
        settle(5000);
        if (isOpen) expect(tab.location.hash).toMatch(/^#modal=sidebar-nav/);
        leave();
        settle(5000);
        expect(tab.entries[0]?.hash).toBe('#artikel');
        if (isOpen) expect(tab.index).toBe(0);
        expect(vi.getTimerCount()).toBe(0);
      }),
    );
  });
});

type Act =
  | { readonly kind: 'open'; readonly operation: Operation }
  | { readonly kind: 'close' | 'back' | 'forward' | 'wait' };

const acts = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('open' as const),
      operation: fc.constantFrom<Operation>('custom', 'itemShare', 'unsubscribe'),
    }),
    fc.record({
      kind: fc.constantFrom('close' as const, 'back' as const, 'forward' as const, 'wait' as const),
    }),
  ),
  { maxLength: 25 },
);

it('whatever the reader does, an open modal has its hash and a closed one leaves no entry [modal-behaviour-2, modal-behaviour-3, modal-behaviour-10]', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence: Act[]) => {
      openTab();
      tab.replaceState(null, '', '#artikel');
      let open: { operation: Operation; leave: () => void } | undefined;
      const close = () => {
        open?.leave();
        open = undefined;
      };
      for (const act of sequence) {
        if (act.kind === 'open') {
          const before = open;
          const mine = { operation: act.operation, leave: () => {} };
          open = mine;
          mine.leave = enter(act.operation, () => {
            if (open === mine) open = undefined;
          });
          before?.leave();
        } else if (act.kind === 'close') close();
        else if (act.kind === 'wait') settle();
        else tab[act.kind]();
      }
      settle();
      if (open) expect(tab.location.hash).toBe(`#modal=${open.operation}`);
      expect(tab.index).toBeLessThanOrEqual(1);
      const isOpen = open !== undefined;
      close();
      settle();
      if (isOpen) expect(tab.location.hash).not.toMatch(/modal/);
      expect(tab.entries[0]?.hash).toBe('#artikel');
      settle();
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});
