// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft } from '../../../../../core/domain/forms/draft.ts';
import { mayStore } from '../../../../../core/domain/forms/draft-rules.ts';
import { markup } from '../../../support/markup.ts';

const KEY = 'nmt_form_drafts';
const page = { config: { loginCookie: 'nmt_login' } };
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

it('is not given to another visitor of the browser', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the login service sets it
  document.cookie = 'nmt_login=een';
  open();
  type('tekst', 'van mij');
  open();
  expect(field('tekst').value).toBe('van mij');
  // biome-ignore lint/suspicious/noDocumentCookie: the login service sets it
  document.cookie = 'nmt_login=twee';
  open();
  expect(field('tekst').value).toBe('Begin');
  // biome-ignore lint/suspicious/noDocumentCookie: the login service sets it
  document.cookie = 'nmt_login=; max-age=0';
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
