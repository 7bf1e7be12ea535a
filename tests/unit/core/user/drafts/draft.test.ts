// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { keepDraft } from '../../../../../core/user/drafts/draft.ts';
import { mayStore } from '../../../../../core/user/drafts/draft-rules.ts';
import { visitor } from '../../../../../core/user/visitor/visitor-store.ts';
import { hideProperties } from '../../../support/hide-properties.ts';
import { markup } from '../../../support/markup.ts';
import { backend, setLogin, visitedPage } from '../visitor/reader.ts';

const KEY = 'nmt_form_drafts';
let page: Page;
let life = new AbortController();
const html =
  '<form action="/x"><textarea name="tekst">Begin</textarea><input name="titel"><input name="email" type="email"></form>';
const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
function open() {
  life.abort();
  life = new AbortController();
  document.body.replaceChildren(...markup(html));
  return keepDraft(form(), { page, signal: life.signal });
}
function type(name: string, value: string) {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  localStorage.clear();
  sessionStorage.clear();
  setLogin(undefined);
  page = visitedPage();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

describe('what may be stored', () => {
  it.each<[string, string, boolean]>([
    ['<textarea name="bericht"></textarea>', 'Dag', true],
    ['<input name="titel">', 'Dag', true],
    ['<textarea name="bericht"></textarea>', ' jan@krant.example ', false],
    ['<textarea name="bericht"></textarea>', 'Schrijf jan@krant.example even.', true],
    ['<textarea name="g-recaptcha-response"></textarea>', '03AG', false],
    ['<input name="csrf_token" type="text">', 'x', false],
    ['<input name="email">', 'jan', false],
    ['<input name="vraag" autocomplete="tel">', '06', false],
    ['<input name="naam">', 'Jan', false],
    ['<input name="geheim" type="password">', 'x', false],
    ['<input name="geheim" type="hidden">', 'x', false],
    ['<input>', 'x', false],
  ])('%s with %j: %s', (control, value, expected) => {
    document.body.replaceChildren(...markup(control));
    const element = document.body.firstElementChild as HTMLInputElement;
    element.value = value;
    expect(mayStore(element)).toBe(expected);
  });
});

it('is that of one form, also where two have the same action and no id', () => {
  const openBoth = () => {
    life.abort();
    life = new AbortController();
    document.body.replaceChildren(...markup(html + html));
    for (const each of document.querySelectorAll('form')) keepDraft(each, { page, signal: life.signal });
    return [...document.querySelectorAll('textarea')];
  };
  for (const [index, text] of openBoth().entries()) {
    text.value = `Tekst ${index}`;
    text.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(openBoth().map(({ value }) => value)).toEqual(['Tekst 0', 'Tekst 1']);
});

it('survives a reload after a pause, and at the end of the page', () => {
  open();
  type('tekst', 'Half af');
  vi.advanceTimersByTime(800);
  expect(localStorage.getItem(KEY)).toContain('Half af');
  type('titel', 'Kop');
  dispatchEvent(new Event('pagehide'));
  open();
  expect([field('tekst').value, field('titel').value]).toEqual(['Half af', 'Kop']);
});

it('does not overwrite what is filled in, nor keep what the server sent', () => {
  open();
  type('titel', 'Kop');
  dispatchEvent(new Event('pagehide'));
  life.abort();
  document.body.replaceChildren(...markup(html));
  field('titel').value = 'Nieuwer';
  life = new AbortController();
  keepDraft(form(), { page, signal: life.signal });
  expect([field('titel').value, field('tekst').value]).toEqual(['Nieuwer', 'Begin']);
});

it('is gone when the visitor resets the form, unless the page prevents that', () => {
  open();
  type('tekst', 'Half af');
  vi.advanceTimersByTime(800);
  form().addEventListener('reset', (event) => event.preventDefault(), { once: true });
  form().reset();
  vi.advanceTimersByTime(0);
  expect(localStorage.getItem(KEY)).toContain('Half af');
  form().reset();
  vi.advanceTimersByTime(0);
  expect(localStorage.getItem(KEY)).toBeNull();
  open();
  expect(field('tekst').value).toBe('Begin');
});

it('is gone when it is sent, and after a week', () => {
  const draft = open();
  type('tekst', 'x');
  draft.clear();
  life.abort();
  expect(localStorage.getItem(KEY)).toBeNull();

  open();
  type('tekst', 'oud');
  vi.advanceTimersByTime(8 * 24 * 3_600_000);
  open();
  expect(field('tekst').value).toBe('Begin');
});

describe('the owner', () => {
  /** Opens the page again for a login, whose account the server returns. */
  async function openAs(cookie: string | undefined, account?: object) {
    setLogin(cookie);
    sessionStorage.clear();
    backend(account ?? { permissions: [] });
    page = visitedPage();
    open();
    await visitor(page).current();
  }
  const ANNA = { uuid: 'anna', permissions: [] };

  it('is the login where the account has no id: no other visitor of the browser gets it', async () => {
    await openAs('een');
    type('tekst', 'van mij');
    await openAs('een');
    expect(field('tekst').value).toBe('van mij');
    await openAs('twee');
    expect(field('tekst').value).toBe('Begin');
  });

  it('is the account, also when the session ends while they write', async () => {
    await openAs('een', ANNA);
    type('tekst', 'van Anna');
    vi.advanceTimersByTime(800);
    setLogin(undefined);
    window.dispatchEvent(new Event('focus'));
    type('tekst', 'van Anna, en meer');
    await openAs(undefined);
    expect(field('tekst').value).toBe('Begin');
    await openAs('drie', { uuid: 'bram', permissions: [] });
    expect(field('tekst').value).toBe('Begin');
    await openAs('twee', ANNA);
    expect(field('tekst').value).toBe('van Anna, en meer');
    expect(localStorage.getItem(KEY)).not.toContain('"anna"');
  });

  it('is the account where it becomes known while they write, and not the next visitor', async () => {
    setLogin('een');
    const calls = backend();
    page = visitedPage();
    open();
    type('tekst', 'vroeg');
    vi.advanceTimersByTime(800);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer(ANNA);
    await visitor(page).current();
    type('tekst', 'vroeg en laat');
    vi.advanceTimersByTime(800);
    await openAs('twee', ANNA);
    expect(field('tekst').value).toBe('vroeg en laat');
  });

  it('of the next text is the next visitor, once a text is sent', async () => {
    await openAs('een', ANNA);
    life.abort();
    life = new AbortController();
    const draft = keepDraft(form(), { page, signal: life.signal });
    type('tekst', 'van Anna');
    draft.clear();
    setLogin(undefined);
    window.dispatchEvent(new Event('focus'));
    type('tekst', 'van wie dan ook');
    vi.advanceTimersByTime(800);
    await openAs(undefined);
    expect(field('tekst').value).toBe('van wie dan ook');
  });
});

it('keeps the forms of a page apart, whatever the names of their fields', () => {
  const keep = () => {
    life.abort();
    life = new AbortController();
    document.body.replaceChildren(...markup(html + html.replace('/x', '/y')));
    return [...document.forms].map((each) => {
      hideProperties(each);
      keepDraft(each, { page, signal: life.signal });
      return each.querySelector('textarea') as HTMLTextAreaElement;
    });
  };
  const [first, second] = keep();
  for (const [field, text] of [
    [first, 'Een'],
    [second, 'Twee'],
  ] as const) {
    if (field) field.value = text;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  vi.advanceTimersByTime(800);
  expect(keep().map(({ value }) => value)).toEqual(['Een', 'Twee']);
});

it('works without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  type('tekst', 'x');
  expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
  vi.restoreAllMocks();
});
