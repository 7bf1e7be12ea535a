// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortHash } from '../../../../../core/platform/ids/short-hash.ts';
import { isRecord } from '../../../../../core/runtime/config/guards.ts';
import { accountCopy } from '../../../../../core/user/personal/account-copy.ts';
import { blockStorage, changeInOtherTab, fillStorage } from '../../platform/storage/storages.ts';

const KEY = 'nmt_scenes';

interface Numbered {
  readonly number: number;
}

let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
  localStorage.clear();
});

afterEach(() => ending.abort());

/** A copy that only accepts higher numbers. */
function open(account?: string | null) {
  const onTaken = vi.fn();
  const copy = accountCopy<Numbered>({
    key: KEY,
    accepts: (value): value is Numbered => isRecord(value) && typeof value.number === 'number',
    takes: (stored, known) => stored.number > (known?.number ?? 0),
    onTaken,
    signal: ending.signal,
  });
  copy.follow(account);
  return { copy, onTaken };
}

const text = (owner: string, number: unknown) =>
  JSON.stringify({ value: { number, owner: shortHash(owner) }, savedAt: 1 });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')?.value;

/** A call whose end the test decides; it reports whether its answer still counted. */
function heldCall() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const counted = vi.fn();
  const run = vi.fn(async (signal: AbortSignal) => {
    await answered;
    counted(!signal.aborted);
  });
  return { run, counted, answer: () => answer() };
}

describe('the value', () => {
  it('is there on the next page, with a mark of the account and not its id', () => {
    open('anna').copy.write({ number: 1 });
    expect(stored()).toEqual({ number: 1, owner: shortHash('anna') });
    expect(open('anna').copy.read()).toEqual({ number: 1 });
  });

  it('is not kept for nobody, nor before the account is known', () => {
    for (const account of [null, undefined]) {
      const { copy } = open(account);
      copy.write({ number: 1 });
      expect([copy.account(), copy.read(), stored()]).toEqual([account, undefined, undefined]);
    }
  });

  it('is left alone until the account is known, and removed when it is another one or nobody [sync-5]', () => {
    for (const next of ['bram', null]) {
      localStorage.setItem(KEY, text('anna', 1));
      const { copy } = open();
      expect([copy.read(), stored()?.number]).toEqual([undefined, 1]);
      copy.follow(next);
      expect([copy.read(), stored()]).toEqual([undefined, undefined]);
    }
  });

  it('of a former account is not shown to the next one, who has none', () => {
    const { copy } = open('anna');
    copy.write({ number: 1 });
    expect(copy.follow('bram')).toBe(true);
    expect([copy.read(), stored()]).toEqual([undefined, undefined]);
    expect(copy.follow('bram')).toBe(false);
  });

  it('that an older release or a person stored does not count', () => {
    localStorage.setItem(KEY, text('anna', 'one'));
    expect(open('anna').copy.read()).toBeUndefined();
  });

  it('is not left outdated in a full storage, and lives on in this page', () => {
    const { copy } = open('anna');
    copy.write({ number: 1 });
    fillStorage();
    copy.write({ number: 2 });
    expect(stored()).toBeUndefined();
    expect(copy.read()).toEqual({ number: 2 });
  });

  it('lives in this page where storage is blocked', () => {
    blockStorage();
    const { copy } = open('anna');
    copy.write({ number: 1 });
    expect(copy.read()).toEqual({ number: 1 });
  });
});

describe('another tab', () => {
  it('gives its value where that is taken', () => {
    const { copy, onTaken } = open('anna');
    copy.write({ number: 2 });
    changeInOtherTab(localStorage, KEY, text('anna', 1));
    changeInOtherTab(localStorage, KEY, text('bram', 9));
    changeInOtherTab(localStorage, KEY, undefined);
    expect([onTaken.mock.calls, copy.read()]).toEqual([[], { number: 2 }]);
    changeInOtherTab(localStorage, KEY, text('anna', 3));
    expect([onTaken.mock.calls, copy.read()]).toEqual([[[{ number: 3 }]], { number: 3 }]);
  });

  it('is not what this copy writes itself, and is not heard after the end', () => {
    const { copy, onTaken } = open('anna');
    copy.write({ number: 2 });
    ending.abort();
    changeInOtherTab(localStorage, KEY, text('anna', 3));
    expect(onTaken).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('is made once for those who ask meanwhile, and anew afterwards', async () => {
    const { copy } = open('anna');
    const { run, counted, answer } = heldCall();
    const waiting = [copy.call(run), copy.call(run)];
    answer();
    await Promise.all(waiting);
    expect(counted.mock.calls).toEqual([[true]]);
    await copy.call(run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that was overtaken does not count, and does not hold up the next one', async () => {
    const { copy } = open('anna');
    const [first, second] = [heldCall(), heldCall()];
    const overtaken = copy.call(first.run);
    expect(copy.overtake()).toBe(true);
    const next = copy.call(second.run);
    first.answer();
    await overtaken;
    expect(first.counted.mock.calls).toEqual([[false]]);
    const joined = copy.call(first.run);
    second.answer();
    await Promise.all([next, joined]);
    expect(second.counted.mock.calls).toEqual([[true]]);
    expect(first.run).toHaveBeenCalledOnce();
    expect(copy.overtake()).toBe(false);
  });

  it('for a former account does not count, also where that one has logged in again', async () => {
    const { copy } = open('anna');
    const { run, counted, answer } = heldCall();
    const term = copy.signal();
    const call = copy.call(run);
    copy.follow('bram');
    copy.follow('anna');
    answer();
    await call;
    expect([counted.mock.calls, term.aborted, copy.signal().aborted]).toEqual([[[false]], true, false]);
  });

  it('that fails, fails for its callers, and the next is made', async () => {
    const { copy } = open('anna');
    await expect(copy.call(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(copy.overtake()).toBe(false);
  });

  it('ends with the copy', async () => {
    const { copy } = open('anna');
    const { run, counted, answer } = heldCall();
    const call = copy.call(run);
    ending.abort();
    answer();
    await call;
    await copy.call(run);
    expect(counted.mock.calls).toEqual([[false], [false]]);
  });
});
