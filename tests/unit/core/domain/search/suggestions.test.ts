// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerSuggestions } from '../../../../../core/domain/search/offer-suggestions.ts';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import { logged } from '../../../support/logged.ts';

interface Call {
  readonly address: string;
  readonly signal: AbortSignal;
  answer(data: unknown, init?: ResponseInit): void;
}

const calls: Call[] = [];
let life = new AbortController();

const field = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
const status = () => document.querySelector('[role="status"]')?.textContent;
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const DATA = {
  data: [
    { title: 'Klimaat', url: '/onderwerp/klimaat/', label: 'Onderwerp' },
    { title: 'Klimmen', url: '/nieuws/klimmen' },
  ],
};

function type(words: string): void {
  field().value = words;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}
function press(key: string, more: KeyboardEventInit = {}): boolean {
  return field().dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
}
async function suggest(words: string, data: unknown = DATA): Promise<void> {
  const count = calls.length;
  type(words);
  await vi.waitFor(() => expect(calls.length).toBe(count + 1));
  calls.at(-1)?.answer(data);
}
const offer = (place: 'over' | 'in-form' = 'in-form') =>
  offerSuggestions(field(), '/zoek/suggesties?van=kop', place, {
    feature: 'header-search',
    page: completePage(readFacts()),
    signal: life.signal,
  });

beforeEach(() => {
  calls.length = 0;
  life = new AbortController();
  document.body.innerHTML =
    '<form action="/search"><label>Zoek<input type="search" name="query" autocomplete="on"></label><button>Zoek</button></form>';
  vi.stubGlobal(
    'fetch',
    (address: URL, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const headers = { 'Content-Type': 'application/json' };
        const answer: Call['answer'] = (data, init) => resolve(Response.json(data, { headers, ...init }));
        calls.push({ address: address.pathname + address.search, signal, answer });
      }),
  );
  field().focus();
});
afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('makes the server’s field a combobox, and puts it back', () => {
  const served = document.body.innerHTML;
  offer();
  expect([field().getAttribute('role'), field().type, field().getAttribute('aria-expanded')]).toEqual([
    'combobox',
    'text',
    'false',
  ]);
  life.abort();
  expect(document.body.innerHTML).toBe(served);
});

it('leaves the Enter that ends a composition to the input method, also in Safari', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  offer();
  await suggest('klim');
  await vi.waitFor(() => expect(options()).toHaveLength(2));
  press('ArrowDown');
  press('Enter', { isComposing: true });
  press('Enter', { keyCode: 229 });
  expect(assign).not.toHaveBeenCalled();
  expect(options()).toHaveLength(2);
});

it('suggests pages for the words so far, and says how many', async () => {
  offer();
  await suggest('klim');
  expect(calls[0]?.address).toBe('/zoek/suggesties?van=kop&query=klim');
  await vi.waitFor(() => expect(options()).toEqual(['Klimaat Onderwerp', 'Klimmen']));
  expect(status()).toBe('2 suggesties, pijltje omlaag om te kiezen');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
});

it('moves by the arrows, opens by Enter, and leaves Enter without a choice to the form', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  offer();
  await suggest('klim');
  await vi.waitFor(() => expect(options()).toHaveLength(2));
  expect(press('Enter')).toBe(true);
  expect(press('ArrowDown')).toBe(false);
  await vi.waitFor(() => expect(active()).toBe('Klimaat Onderwerp'));
  press('ArrowUp');
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  press('ArrowUp');
  await vi.waitFor(() => expect(active()).toBe('Klimmen'));
  expect(press('Enter')).toBe(false);
  expect(assign).toHaveBeenCalledWith(`${location.origin}/nieuws/klimmen`);
  await vi.waitFor(() => expect(options()).toEqual([]));
});

it.each<[string, () => void]>([
  ['Escape, which is used up', () => expect(press('Escape')).toBe(false)],
  ['leaving the field', () => field().dispatchEvent(new FocusEvent('blur'))],
  ['the search itself', () => field().form?.dispatchEvent(new Event('submit', { cancelable: true }))],
  ['one letter', () => type('k')],
])('closes by %s', async (_, close) => {
  offer();
  await suggest('klim');
  await vi.waitFor(() => expect(options()).toHaveLength(2));
  close();
  await vi.waitFor(() => expect([options(), status()]).toEqual([[], '']));
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(press('Escape')).toBe(true);
});

it('ends the call of a word that is typed on, and keeps the list until the next one has come', async () => {
  offer();
  await suggest('klim');
  await vi.waitFor(() => expect(options()).toHaveLength(2));
  type('klima');
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  type('klimaat');
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  expect([calls[1]?.signal.aborted, options().length]).toEqual([true, 2]);
  calls[2]?.answer({ data: [DATA.data[0]] });
  await vi.waitFor(() => expect(options()).toEqual(['Klimaat Onderwerp']));
});

it('forgets the chosen suggestion when the visitor types on, and keeps one that the next list has, too', async () => {
  offer();
  await suggest('klim');
  await vi.waitFor(() => expect(options()).toHaveLength(2));
  press('ArrowDown');
  type('klimm');
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  expect(press('Enter')).toBe(true);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  press('ArrowUp');
  await vi.waitFor(() => expect(active()).toBe('Klimmen'));
  calls[1]?.answer({ data: [DATA.data[1]] });
  await vi.waitFor(() => expect(options()).toEqual(['Klimmen']));
  expect(active()).toBe('Klimmen');
});

it('suggests nothing for words that were sent before its code was there, but for the next ones', async () => {
  offer();
  type('klim');
  field().form?.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector('[role="listbox"]')).not.toBeNull());
  await suggest('klimm');
  expect(calls.map(({ address }) => address)).toEqual(['/zoek/suggesties?van=kop&query=klimm']);
});

it('leaves the field alone where there is no answer', async () => {
  offer();
  await suggest('klim');
  await vi.waitFor(() => expect(options()).toHaveLength(2));
  type('klima');
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.answer({}, { status: 503 });
  await vi.waitFor(() => expect(options()).toEqual([]));
  expect(field().value).toBe('klima');
  logged('warn nmt header-search: The suggestions of the search could not be fetched');
});

it('shows text only, and no address that is not allowed', async () => {
  offer('over');
  await suggest('klim', {
    data: [
      null,
      { title: 'X', url: 'javascript:alert(1)' },
      { title: '<b>x</b>', url: '/x', label: '<i>y</i>' },
    ],
  });
  await vi.waitFor(() => expect(options()).toEqual(['<b>x</b> <i>y</i>']));
  logged('warn nmt http: a search suggestion is of another shape than expected; it is left out.');
});

it('suggests nothing to who saves data, and nothing where no address is given', () => {
  offerSuggestions(field(), undefined, 'over', {
    feature: 'search-page',
    page: completePage(readFacts()),
    signal: life.signal,
  });
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  offer();
  expect(field().hasAttribute('role')).toBe(false);
});
