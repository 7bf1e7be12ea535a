// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { arePromptsHeld } from '../../../../../core/ui/overlay/prompt-hold.ts';
import headerSearch from '../../../../../widgets/shell/header-search/header-search.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const HTML = `<details data-widget="header-search"><summary aria-label="Zoeken"></summary><form action="/search"><input type="hidden" name="source" value="archive"><label>Zoek in de krant <input name="query" type="search"></label><button>Zoek</button></form></details><a href="/elders">Elders</a>`;

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren(...markup(HTML));
});
afterEach(leaveAll);

const search = () => document.querySelector('details') as HTMLDetailsElement;
const field = () => screen.getByLabelText<HTMLInputElement>('Zoek in de krant');
const start = () => mount(headerSearch, search());
const open = () => {
  search().open = true;
  search().dispatchEvent(new Event('toggle'));
};

it('puts the cursor in the field, and holds prompts back while it is open', async () => {
  await start();
  expect(arePromptsHeld()).toBe(false);
  open();
  expect(document.activeElement).toBe(field());
  expect(arePromptsHeld()).toBe(true);
  search().open = false;
  search().dispatchEvent(new Event('toggle'));
  expect(arePromptsHeld()).toBe(false);
});

it('takes the focus of a visitor who opened it before its code was here, unless it is elsewhere', async () => {
  search().open = true;
  search().querySelector('summary')?.focus();
  await start();
  expect(document.activeElement).toBe(field());
  await leaveAll();
  screen.getByText('Elders').focus();
  await start();
  expect(document.activeElement).toBe(screen.getByText('Elders'));
});

it('closes by Escape, which gives the focus back', async () => {
  await start();
  open();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(search().open).toBe(false);
  expect(document.activeElement).toBe(search().querySelector('summary'));
});

it('stays open where Escape closed its suggestions', async () => {
  await start();
  open();
  field().addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(search().open).toBe(true);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(search().open).toBe(false);
});

it('suggests pages where the server names an address for them', async () => {
  search().dataset.suggestionsUrl = '/zoek/suggesties';
  await start();
  expect(screen.getByRole('combobox', { hidden: true })).toBe(field());
});

it('closes by a press elsewhere, and when the focus goes elsewhere', async () => {
  await start();
  open();
  fireEvent.pointerDown(field());
  expect(search().open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(search().open).toBe(false);
  open();
  screen.getByText('Elders').focus();
  expect(search().open).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('Elders'));
});

it('has the words of the search page', async () => {
  history.replaceState(null, '', '/search?source=archive&query=hoog+water');
  await start();
  open();
  expect(field().value).toBe('hoog water');
  expect(field().selectionEnd).toBe(10);
});

it.each([
  ['', true],
  ['  ', true],
  ['dijk', false],
])('sends no search for nothing: "%s"', async (words, isHeld) => {
  await start();
  open();
  field().value = words;
  const event = new Event('submit', { cancelable: true, bubbles: true });
  field().form?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isHeld);
});

it('leaves a visitor who types already alone', async () => {
  search().open = true;
  field().focus();
  field().value = 'dij';
  history.replaceState(null, '', '/search?query=water');
  await start();
  expect(field().value).toBe('dij');
});

it('releases the prompts when it ends, and refuses a hook without a form', async () => {
  const { leave } = await start();
  open();
  leave();
  expect(arePromptsHeld()).toBe(false);
  document.body.replaceChildren(
    ...markup('<details data-widget="header-search"><summary>Zoek</summary></details>'),
  );
  await expect(mount(headerSearch, search())).rejects.toThrow('header-search: the hook is not a <details>');
});
