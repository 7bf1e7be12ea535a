// @vitest-environment happy-dom
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOADER_TARGET } from '../../../../../build/targets.ts';
import { stubSystemColour } from '../../../widgets/support/media.ts';

const HEAD = join(import.meta.dirname, '../../../../../core/runtime/head/head.ts');
/** The text in a page, without the trailing newline. */
const built = execFileSync(
  'node_modules/.bin/esbuild',
  [HEAD, '--bundle', '--minify', '--format=iife', `--target=${LOADER_TARGET}`],
  { encoding: 'utf8' },
).trim();

const KEY = 'nmt_colour_scheme';
const root = document.documentElement;
let system: ReturnType<typeof stubSystemColour>;
let listeners: AbortController;

beforeEach(() => {
  system = stubSystemColour('light');
  listeners = new AbortController();
});

afterEach(() => {
  listeners.abort();
  localStorage.clear();
  root.className = '';
});

/** Runs the script as on a page with this query. */
function run(query = '', storage: unknown = localStorage): boolean {
  const listen = (name: string, listener: EventListener) =>
    window.addEventListener(name, listener, { signal: listeners.signal });
  const script = new Function('location', 'localStorage', 'addEventListener', built);
  script({ search: query }, storage, listen);
  return isDark();
}

const isDark = () => root.classList.contains('dark-mode');

it('is under 500 bytes [colour-scheme-4]', () => {
  expect(new TextEncoder().encode(built).length).toBeGreaterThan(100);
  expect(new TextEncoder().encode(built).length).toBeLessThan(500);
});

it.each([
  ['light', 'dark', true],
  ['dark', 'light', false],
  ['dark', 'system', true],
  ['light', 'system', false],
  ['dark', null, true],
  ['light', null, false],
  [undefined, null, false],
  [undefined, 'system', false],
  ['dark', 'blauw', true],
  ['light', 'DARK', false],
] as const)(
  'system %s, stored %s: dark is %s [colour-scheme-1, colour-scheme-4]',
  (colour, stored, expected) => {
    system = stubSystemColour(colour);
    if (stored) localStorage.setItem(KEY, stored);
    root.classList.toggle('dark-mode', !expected);
    expect(run()).toBe(expected);
  },
);

it('never makes a page with the class light-only dark', () => {
  system = stubSystemColour('dark');
  root.className = 'light-only';
  localStorage.setItem(KEY, 'dark');
  expect(run('?colorScheme=dark')).toBe(false);
  expect(root.className).toBe('light-only');
  root.className = '';
  expect(run()).toBe(true);
});

it('takes and saves light and dark from the address [colour-scheme-2]', () => {
  localStorage.setItem(KEY, 'light');
  expect(run('?a=1&colorScheme=dark')).toBe(true);
  expect(localStorage.getItem(KEY)).toBe('dark');
  expect(run('?colorScheme=light')).toBe(false);
  expect(localStorage.getItem(KEY)).toBe('light');
});

it.each(['system', 'blauw', '', '%E0%A4%A', '"><script>'])(
  'ignores and does not save %o from the address [colour-scheme-2, colour-scheme-4]',
  (value) => {
    localStorage.setItem(KEY, 'dark');
    expect(run(`?colorScheme=${value}`)).toBe(true);
    expect(localStorage.getItem(KEY)).toBe('dark');
  },
);

it('follows the system and other tabs while the page is open [colour-scheme-4]', () => {
  expect(run()).toBe(false);
  system.change('dark');
  expect(isDark()).toBe(true);
  localStorage.setItem(KEY, 'light');
  window.dispatchEvent(new Event('storage'));
  expect(isDark()).toBe(false);
  system.change('light');
  system.change('dark');
  expect(isDark()).toBe(false);
});

it('reads the choice again on return from the back/forward cache [colour-scheme-1]', () => {
  run();
  localStorage.setItem(KEY, 'dark');
  window.dispatchEvent(new Event('pageshow'));
  expect(isDark()).toBe(true);
});

it('throws nothing and keeps the parameter where storage throws [colour-scheme-2, storage-3]', () => {
  const blocked = {
    getItem: () => {
      throw new DOMException('Blocked.', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  };
  expect(run('?colorScheme=dark', blocked)).toBe(true);
  system.change('light');
  expect(isDark()).toBe(true);
});
