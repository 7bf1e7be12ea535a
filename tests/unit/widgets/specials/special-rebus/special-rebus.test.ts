// @vitest-environment happy-dom
import { createHash, webcrypto } from 'node:crypto';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { normalizeAnswer, readHashes } from '../../../../../widgets/specials/special-rebus/answer-hash.ts';
import rebus from '../../../../../widgets/specials/special-rebus/special-rebus.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
const status = () => find('[role="status"]')?.textContent;
const details = () => find<HTMLDetailsElement>('details');

function open(hashes: string, form = '') {
  document.body.replaceChildren(
    ...markup(
      `<div data-special="rebus" data-answer-hashes="${hashes}"><p>Een plaatje</p>${form}<details><summary>Oplossing</summary><p>Crème brûlée</p></details></div>`,
    ),
  );
  return mount(rebus, find('div'));
}
async function answer(text: string, result: string) {
  const input = screen.getByRole('textbox');
  fireEvent.input(input, { target: { value: text } });
  fireEvent.submit(find('form') as HTMLElement);
  await vi.waitFor(() => expect(status()).toBe(result));
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
});
afterEach(() => {
  act(leaveAll);
  vi.unstubAllGlobals();
});

it.each([
  ['Crème brûlée', 'cremebrulee'],
  ['  CREME-BRULEE!  ', 'cremebrulee'],
  ['‘crème’, brulée…', 'cremebrulee'],
  ['4 × 3 = 12', '4312'],
  ['Ørsted', 'ørsted'],
  ['?!', ''],
])('compares %j as %j [special-rebus-1]', (text, normalized) => {
  expect(normalizeAnswer(text)).toBe(normalized);
});

it('reads hexadecimal hashes, however they are separated [special-rebus-1]', () => {
  const [one, two] = [sha('een'), sha('twee')];
  expect(readHashes(`${one}, ${two.toUpperCase()}\n`)).toEqual(new Set([one, two]));
  expect(readHashes(JSON.stringify([one]))).toEqual(new Set([one]));
  expect(readHashes(`${one}0 café`)).toEqual(new Set());
});

it('says whether the answer is right; another try begins without a result [special-rebus-1]', async () => {
  await open(`${sha('anders')},${sha('cremebrulee')}`);
  expect(screen.getByLabelText('Jouw antwoord')).toBe(find('input'));
  await answer('vanillevla', 'Helaas, probeer het nog eens.');
  fireEvent.input(screen.getByRole('textbox'));
  expect(status()).toBe('');
  await answer('CREME  BRULEE!', 'Goed!');
  await answer(' ? ', 'Vul eerst een antwoord in.');
});

it('uses the form that the server sent [special-rebus-1]', async () => {
  await open(
    sha('cremebrulee'),
    '<form><input type="hidden" name="id"><input name="antwoord"><button>OK</button></form>',
  );
  expect(document.querySelectorAll('form')).toHaveLength(1);
  await answer('creme brulee', 'Goed!');
  expect(find('form')?.contains(screen.getByText('Goed!'))).toBe(true);
  fireEvent.input(screen.getByRole('textbox'));
  expect(status()).toBe('');
});

it('asks for confirmation before it opens the solution [special-rebus-2]', async () => {
  const { leave } = await open(sha('cremebrulee'));
  const button = screen.getByRole('button', { name: 'Toon oplossing' });
  expect(details()?.hidden).toBe(true);
  await act(async () => button.click());
  const no = await screen.findByText('Ik puzzel verder');
  expect(details()?.hidden).toBe(true);
  await act(async () => no.closest('button')?.click());
  await vi.waitFor(() => expect(screen.queryByText('Ik puzzel verder')).toBeNull());
  expect([details()?.hidden, details()?.open]).toEqual([true, false]);
  await act(async () => button.click());
  await screen.findByText('Ik puzzel verder');
  const yes = [...document.querySelectorAll('dialog button')].find(
    ({ textContent }) => textContent === 'Toon oplossing',
  );
  await act(async () => (yes as HTMLElement).click());
  await vi.waitFor(() => expect([details()?.hidden, details()?.open]).toEqual([false, true]));
  expect(button.textContent).toBe('Verberg oplossing');
  act(leave);
  expect(details()?.hidden).toBe(false);
  expect(find('[data-special] form')).toBeNull();
});

it.each(['', 'café', 'a860'])('names hashes that are none: %j [special-rebus-1]', async (hashes) => {
  await expect(open(hashes)).rejects.toThrow(`data-answer-hashes is "${hashes}"`);
  expect(find('form')).toBeNull();
});

it('leaves the page as it is where the browser cannot compare', async () => {
  vi.stubGlobal('crypto', {});
  await expect(open(sha('cremebrulee'))).rejects.toThrow('https');
  expect(details()?.hidden).toBe(false);
});
