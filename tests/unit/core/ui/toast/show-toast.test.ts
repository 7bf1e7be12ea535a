// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as durations from '../../../../../core/ui/toast/durations.ts';
import { showToast } from '../../../../../core/ui/toast/show-toast.ts';
import { logged } from '../../../support/logged.ts';
import { showEverything } from '../shown.ts';

let isMotionReduced: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isMotionReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
  showEverything();
  document.body.innerHTML = '';
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTime(ms);
const toasts = () => [...document.querySelectorAll<HTMLElement>('[role="status"]')];
const texts = () => toasts().map(({ textContent }) => textContent);

it('has the durations of the specification [toast-1, toast-2]', () => {
  expect({ ...durations }).toEqual({
    SHOW_ANIMATION: 700,
    OUT_ANIMATION: 400,
    VISIBLE: 1500,
    TOPIC_DURATION: 6000,
    CLIPBOARD_DURATION: 3000,
  });
});

it.each([
  [undefined, 1500],
  [6000, 6000],
])('with the duration %s shows 700 + %i ms, then fades out in 400 [toast-1, toast-2]', (duration, stands) => {
  showToast('Opgeslagen.', { duration });
  expect(texts()).toEqual(['']);
  wait(100);
  expect(texts()).toEqual(['Opgeslagen.']);
  wait(700 + stands - 1);
  expect(toasts()[0]?.className).not.toContain('leaving');
  wait(1);
  expect(toasts()[0]?.className).toContain('leaving');
  wait(399);
  expect(toasts()).toHaveLength(1);
  wait(1);
  expect(toasts()).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('has no time for animations under reduced motion [toast-3]', () => {
  isMotionReduced = true;
  showToast('Opgeslagen.');
  wait(100 + 1499);
  expect(toasts()).toHaveLength(1);
  wait(1);
  expect(toasts()).toHaveLength(0);
});

describe('toasts', () => {
  beforeEach(() => {
    isMotionReduced = true;
  });

  it('are shown one after the other, from any caller [toast-3]', () => {
    for (const text of ['een', 'twee', 'een']) showToast(text);
    const seen: (string | null)[] = [];
    for (let count = 0; count < 3; count++) {
      wait(100);
      seen.push(...texts());
      wait(1500);
    }
    expect(seen).toEqual(['een', 'twee', 'een']);
    expect(toasts()).toHaveLength(0);
  });

  it('that are no longer true go at once when a later one is about the same, shown or waiting', () => {
    const onLeft = vi.fn();
    showToast('Ingeschreven', { about: 'vandaag', onLeft });
    wait(100);
    showToast('Iets anders');
    showToast('Uitgeschreven', { about: 'vandaag', onLeft });
    expect(onLeft).toHaveBeenCalledTimes(1);
    wait(100);
    expect(texts()).toEqual(['Iets anders']);
    showToast('Ingeschreven', { about: 'vandaag' });
    expect(onLeft).toHaveBeenCalledTimes(2);
    wait(1500);
    wait(100);
    expect(texts()).toEqual(['Ingeschreven']);
  });

  it('show nothing twice in a row, until the first has closed [toast-3]', () => {
    showToast('een');
    showToast('een');
    wait(100);
    showToast('een');
    wait(1500);
    expect(toasts()).toHaveLength(0);
    showToast('een');
    expect(toasts()).toHaveLength(1);
  });

  it('stay while they have the focus, and the whole time after it [toast-3]', async () => {
    showToast('Log in.', { link: { label: 'Inloggen', address: '/inloggen' } });
    wait(100);
    const link = document.querySelector('a');
    link?.focus();
    await Promise.resolve();
    wait(60_000);
    expect(toasts()).toHaveLength(1);
    link?.blur();
    await Promise.resolve();
    wait(1499);
    expect(toasts()).toHaveLength(1);
    wait(1);
    expect(toasts()).toHaveLength(0);
  });

  it('go into the dialog that is open, and out of it when it closes [toast-3]', () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    showToast('Opgeslagen.');
    wait(100);
    expect(toasts()[0]?.parentElement).toBe(dialog);
    dialog.close();
    expect(toasts()[0]?.parentElement).toBe(document.body);
  });

  it('set text as text, and a link only to an address that is safe [toast-3]', () => {
    showToast('<img src=x>', { link: { label: '<b>Klik</b>', address: 'javascript:alert(1)' } });
    wait(100);
    expect(texts()).toEqual(['<img src=x>']);
    expect(document.querySelector('img, a')).toBeNull();
    expect(logged(/^warn/).flat().join(' ')).toContain('The link "javascript:alert(1)" is left out');
    wait(1500);
    showToast('Log in.', { link: { label: '<b>Inloggen</b>', address: 'https://nmt.example/inloggen' } });
    wait(100);
    expect(document.querySelector('a')?.href).toBe('https://nmt.example/inloggen');
    expect(texts()).toEqual(['Log in. <b>Inloggen</b>']);
  });
});
