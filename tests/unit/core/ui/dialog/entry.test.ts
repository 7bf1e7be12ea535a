// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from '../../../../../core/ui/dialog/operations.ts';
import { TabHistory } from './tab-history.ts';

let tab: TabHistory;
let enterEntry: typeof import('../../../../../core/ui/dialog/entry.ts').enterEntry;

async function openTab(): Promise<void> {
  vi.resetModules();
  tab = new TabHistory(window);
  vi.stubGlobal('history', tab);
  vi.stubGlobal('location', tab.location);
  ({ enterEntry } = await import('../../../../../core/ui/dialog/entry.ts'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  await openTab();
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const settle = (ms = 1000) => vi.advanceTimersByTime(ms);

describe('the entry of a modal', () => {
  it('is pushed with the hash, and what other scripts keep there stays [modal-behaviour-2, modal-behaviour-10]', () => {
    tab.replaceState({ page: 3 }, '', '#reacties');
    enterEntry('itemShare', vi.fn());
    expect(tab.entries).toEqual([
      { hash: '#reacties', state: { page: 3 } },
      { hash: '#modal=itemShare', state: { page: 3, nmtModal: true } },
    ]);
  });

  it('is left by going back, once [modal-behaviour-10]', () => {
    tab.replaceState(null, '', '#reacties');
    const gone = vi.fn();
    const leave = enterEntry('custom', gone);
    leave();
    leave();
    settle();
    expect(tab.location.hash).toBe('#reacties');
    expect(tab.index).toBe(0);
    expect(gone).not.toHaveBeenCalled();
  });

  it('loses only its hash where the page was opened with it [modal-behaviour-10]', () => {
    tab.replaceState('kept', '', '#modal=consent-preferences');
    const leave = enterEntry('consent-preferences', vi.fn());
    expect(tab.entries).toHaveLength(1);
    leave();
    settle();
    expect(tab.entries).toEqual([{ hash: '', state: 'kept' }]);
  });

  it.each([199, 200])(
    'tells %i ms after a script took the hash away whether it is gone [modal-behaviour-3]',
    (ms) => {
      const gone = vi.fn();
      enterEntry('custom', gone);
      settle(400);
      tab.replaceState(null, '', '/nieuws');
      settle(ms);
      expect(gone).toHaveBeenCalledTimes(ms === 200 ? 1 : 0);
    },
  );

  it('tells at once that the reader went back, and looks no more [modal-behaviour-3]', () => {
    const gone = vi.fn();
    enterEntry('custom', gone);
    tab.back();
    settle(5);
    expect(gone).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('passes on to the modal that takes its place [modal-behaviour-10]', () => {
    const gone = vi.fn();
    const leaveFirst = enterEntry('custom', gone);
    const leaveSecond = enterEntry('unsubscribe', vi.fn());
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
    enterEntry('custom', goneFirst);
    enterEntry('unsubscribe', goneSecond);
    settle();
    expect(goneFirst).not.toHaveBeenCalled();
    tab.back();
    settle(5);
    expect(goneSecond).toHaveBeenCalledOnce();
  });

  it('waits until the one before is back', () => {
    enterEntry('custom', vi.fn())();
    const gone = vi.fn();
    enterEntry('itemShare', gone);
    expect(tab.location.hash).toBe('#modal=custom');
    settle();
    expect(tab.entries.map(({ hash }) => hash)).toEqual(['', '#modal=itemShare']);
    expect(tab.index).toBe(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it('does not wait for ever: where going back leads nowhere, the hash goes', () => {
    const leave = enterEntry('custom', vi.fn());
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
    const leave = enterEntry('custom', gone);
    settle();
    expect(gone).not.toHaveBeenCalled();
    leave();
    expect(tab.entries).toHaveLength(1);
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
      await openTab();
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
          mine.leave = enterEntry(act.operation, () => {
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
