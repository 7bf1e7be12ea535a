// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import special from '../../../../../widgets/specials/special-jaar1968/special-jaar1968.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { stubMotion } from '../../support/motion.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

let observers: ReturnType<typeof stubIntersectionObserver>;
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('nav button')];
const enabled = () => buttons().flatMap(({ disabled, textContent }) => (disabled ? [] : textContent));

async function open(...dates: string[]) {
  const events = dates.map((date, at) => `<li data-date="${date}" id="e${at}"><h3>${date}</h3></li>`);
  document.body.replaceChildren(...markup(`<ol data-special="jaar1968">${events.join('')}</ol>`));
  return mount(special, document.querySelector<HTMLElement>('[data-special]'));
}

beforeEach(() => {
  observers = stubIntersectionObserver();
  stubMotion();
});
afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
});

it('has a button for each month, disabled where it is empty, that scrolls to its first event [special-jaar1968-1]', async () => {
  await open('1968-01-05', '1968-01-30', '1968-05-03T12:00:00+01:00', '1968-12-24');
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    'Januari',
    'Februari',
    'Maart',
    'April',
    'Mei',
    'Juni',
    'Juli',
    'Augustus',
    'September',
    'Oktober',
    'November',
    'December',
  ]);
  expect(enabled()).toEqual(['Januari', 'Mei', 'December']);
  const may = document.getElementById('e2') as HTMLElement;
  const scroll = vi.spyOn(may, 'scrollIntoView').mockReturnValue();
  buttons()[4]?.click();
  expect(scroll).toHaveBeenCalledOnce();
});

it('marks the month in view, and leaves the events in their order [special-jaar1968-2]', async () => {
  const { leave } = await open('1968-01-05', '1968-05-03', '1968-05-13');
  const [january, may] = document.querySelectorAll('li[data-date]');
  const current = () => buttons().filter((button) => button.getAttribute('aria-current') === 'true');
  act(() => january && observers.enter(january));
  expect(current().map(({ textContent }) => textContent)).toEqual(['Januari']);
  act(() => may && observers.enter(may));
  expect(current().map(({ textContent }) => textContent)).toEqual(['Mei']);
  leave();
  expect([...document.querySelectorAll('li')].map(({ id }) => id)).toEqual(['e0', 'e1', 'e2']);
  expect(document.querySelector('nav')).toBeNull();
});

it.each(['1968-02-31', '1969-07-20', 'mei', ''])(
  'warns of the date %j, which belongs to no month',
  async (date) => {
    await open(date, '1968-10-16');
    expect(enabled()).toEqual(['Oktober']);
    expect(logged(/^warn/).flat().join(' ')).toContain(`data-date is ${JSON.stringify(date)}`);
  },
);

it('adds no navigation to a year without events', async () => {
  await open();
  expect(document.querySelector('nav')).toBeNull();
  logged('warn nmt feature: The hook has no event with a date of the year in data-date; there');
});
