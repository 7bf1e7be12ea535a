// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import archiveLanding from '../../../../../widgets/search/archive-landing/archive-landing.ts';
import { editionAddress, nearestDay } from '../../../../../widgets/search/archive-landing/edition-address.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { rendered } from '../../support/rendered.ts';

const DATES = { first: '1827-01-01', last: '2026-11-22' };
const TEMPLATE = '/krant/{yyyy}/{mm}/{dd}/';

describe('the address of an edition [archive-landing-1]', () => {
  it.each<[string, string, string | undefined]>([
    [TEMPLATE, '1953-02-01', '/krant/1953/02/01/'],
    ['/krant/{year}/{month}/{day}/?d={date}', '1953-02-01', '/krant/1953/02/01/?d=1953-02-01'],
    ['/krant/{YYYY}/{MM}/{DD}/?d={YYYY-MM-DD}', '1953-02-01', '/krant/1953/02/01/?d=1953-02-01'],
    [TEMPLATE, '1827-01-01', '/krant/1827/01/01/'],
    [TEMPLATE, '1826-12-31', undefined],
    [TEMPLATE, '2026-11-23', undefined],
    [TEMPLATE, '1953-02-30', undefined],
    [TEMPLATE, '', undefined],
    [TEMPLATE, '../../x', undefined],
  ])('%s on %j is %s', (template, date, expected) => {
    expect(editionAddress(template, date, DATES)).toBe(expected);
  });

  it('has no limits where the server names none', () => {
    expect(editionAddress(TEMPLATE, '1600-01-01', { first: '', last: '' })).toBe('/krant/1600/01/01/');
  });
});

it.each<[string, string | undefined]>([
  ['1826-12-31', '1827-01-01'],
  ['2026-11-23', '2026-11-22'],
  ['1953-02-01', undefined],
  ['1953-02-30', undefined],
  ['', undefined],
])('the day nearest to %j, outside the archive, is %s [archive-landing-1]', (date, expected) => {
  expect(nearestDay(date, DATES)).toBe(expected);
  expect(nearestDay(date, { first: '', last: '' })).toBeUndefined();
});

describe('the landing page', () => {
  const opened: string[] = [];
  beforeEach(() => {
    opened.length = 0;
    vi.spyOn(location, 'assign').mockImplementation((to) => void opened.push(String(to)));
  });
  afterEach(() => {
    leaveAll();
    vi.restoreAllMocks();
  });

  const SEARCH =
    '<form action="/search"><input type="hidden" name="source" value="archive"><input type="search" name="query"></form>';
  const open = (attributes: string, content = SEARCH) => {
    document.body.innerHTML = `<div data-widget="archive-landing" ${attributes}>${content}</div>`;
    return mount(archiveLanding, document.querySelector<HTMLElement>('[data-widget]'));
  };
  const date = () => document.querySelector<HTMLInputElement>('input[type="date"]') as HTMLInputElement;
  const send = async (form: HTMLFormElement | null) => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(event);
    await rendered();
    return event.defaultPrevented;
  };

  it('offers ‘Kies een datum’ between the first and the last edition, and opens the one of the day [archive-landing-1]', async () => {
    await open(`data-edition-url="${TEMPLATE}" data-first-date="1827-01-01" data-last-date="2026-11-22"`);
    expect(date().labels?.[0]?.textContent).toBe('Kies een datum');
    expect([date().min, date().max]).toEqual(['1827-01-01', '2026-11-22']);
    date().value = '1953-02-01';
    expect(await send(date().form)).toBe(true);
    expect(opened).toEqual([`${location.origin}/krant/1953/02/01/`]);
  });

  it('takes the limits and the field of the server [archive-landing-1]', async () => {
    await open(
      `data-edition-url="${TEMPLATE}"`,
      '<form action="/krant/"><label>Kies een datum<input type="date" name="datum" min="1900-01-01" max="1999-12-31"></label><button>Open</button></form>',
    );
    expect(document.querySelectorAll('input[type="date"]')).toHaveLength(1);
    date().value = '2000-01-01';
    await send(date().form);
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(
      'Voor deze datum is geen krant beschikbaar. Naar de krant van 31 december 1999',
    );
    expect(document.querySelector('[role="alert"] a')?.getAttribute('href')).toBe(
      `${location.origin}/krant/1999/12/31/`,
    );
    expect(date().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(date());
    expect(opened).toEqual([]);
    date().value = '1999-12-31';
    date().dispatchEvent(new Event('input', { bubbles: true }));
    await rendered();
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('');
    await send(date().form);
    expect(opened).toEqual([`${location.origin}/krant/1999/12/31/`]);
  });

  it('says so in its own form where there is no edition of the day, until another one is chosen [archive-landing-1]', async () => {
    await open(`data-edition-url="${TEMPLATE}" data-last-date="2026-11-22"`);
    const alert = screen.getByRole('alert');
    date().value = '2027-01-01';
    await send(date().form);
    expect([alert.textContent, document.activeElement === date()]).toEqual([
      'Voor deze datum is geen krant beschikbaar. Naar de krant van 22 november 2026',
      true,
    ]);
    expect(date().getAttribute('aria-describedby')).toBe(alert.id);
    date().value = '';
    await send(date().form);
    expect(alert.textContent).toBe('Vul een volledige datum in.');
    fireEvent.change(date(), { target: { value: '2026-11-22' } });
    await rendered();
    expect([alert.textContent, date().hasAttribute('aria-invalid')]).toEqual(['', false]);
    expect(opened).toEqual([]);
  });

  it('takes a field of the server that is in no form, and puts it back [archive-landing-1]', async () => {
    const content =
      '<p><label>Kies een datum <input type="date" min="1900-01-01" max="1999-12-31"></label></p>';
    const { hook, leave } = await open(`data-edition-url="${TEMPLATE}"`, content);
    expect(document.querySelectorAll('input[type="date"]')).toHaveLength(1);
    expect(hook.querySelector('form > button')?.textContent).toBe('Naar de krant');
    date().value = '1999-12-31';
    await send(date().form);
    expect(opened).toEqual([`${location.origin}/krant/1999/12/31/`]);
    leave();
    expect(hook.innerHTML).toBe(content);
  });

  it('knows the box of a search by its type alone [archive-landing-2]', async () => {
    await open(
      `data-edition-url="${TEMPLATE}"`,
      '<form action="/search"><input type="hidden" name="source" value="archive"><input name="q"></form>',
    );
    const box = document.querySelector<HTMLInputElement>('input[name="q"]') as HTMLInputElement;
    expect(await send(box.form)).toBe(true);
    expect(document.activeElement).toBe(box);
    box.value = 'ijs';
    expect(await send(box.form)).toBe(false);
  });

  it('sends no search without words, and gives the box the focus [archive-landing-2]', async () => {
    await open(`data-edition-url="${TEMPLATE}"`);
    const box = document.querySelector<HTMLInputElement>('input[type="search"]') as HTMLInputElement;
    box.value = '  ';
    expect(await send(box.form)).toBe(true);
    expect(document.activeElement).toBe(box);
    box.value = 'ijs';
    expect(await send(box.form)).toBe(false);
  });

  it('names a template without a day and a limit that is not a date [archive-landing-1]', async () => {
    await expect(open('data-edition-url="/krant/"')).rejects.toThrow(
      'archive-landing: data-edition-url is "/krant/"; expected an address with {yyyy}, {mm} and {dd}, or {date}.',
    );
    await open(`data-edition-url="${TEMPLATE}" data-last-date="gisteren"`);
    logged('warn', '"gisteren" is not a date');
    expect(date().max).toBe('');
  });

  it('opens no foreign address, and restores the hook when it ends [archive-landing-1]', async () => {
    const { leave } = await open('data-edition-url="https://elders.example/{date}"');
    date().value = '1953-02-01';
    await send(date().form);
    expect(opened).toEqual([]);
    leave();
    expect(document.querySelector('[data-widget]')?.innerHTML).toBe(SEARCH);
  });
});
