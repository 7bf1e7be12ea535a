// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import newslettersPage from '../../../../widgets/newsletters/newsletters-page/newsletters-page.ts';
import { createService, JAN, visit } from '../../core/domain/newsletters/service.ts';
import { eachOnItsOwnPage, settle, start } from './letters.ts';

const PAGE = `<div data-widget="newsletters-page"><p data-newsletters-count=""></p>
<button data-category="alles">Alles</button><button data-category="nieuws">Nieuws</button><button data-category="cultuur">Cultuur</button>
<article data-newsletter="nrcvandaag" data-category="nieuws"><h2>Vandaag</h2><a href="/voorbeeld/vandaag">Bekijk voorbeeld</a></article>
<article data-newsletter="nrcboeken" data-category="cultuur, nieuws"><h2>Boeken</h2><a data-newsletter-example="" href="#eigen">Voorproefje</a></article>
<article data-newsletter="nrcfilm" data-category="cultuur"><h2>Film</h2></article>
<template id="eigen"><p>Al in de pagina</p></template></div>`;

eachOnItsOwnPage();

const open = () => start(newslettersPage, PAGE, 'div');
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('article')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.newsletter);
const pressed = () =>
  [...document.querySelectorAll('button[data-category]')].map((each) => each.getAttribute('aria-pressed'));
const button = (index: number) => document.querySelectorAll<HTMLElement>('button[data-category]')[index];
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

it('shows the newsletters of a category [newsletters-page-1]', async () => {
  createService(undefined);
  const { hook, leave } = await open();
  expect([shown().length, pressed()]).toEqual([3, ['true', 'false', 'false']]);
  button(1)?.click();
  expect([shown(), pressed()]).toEqual([
    ['nrcvandaag', 'nrcboeken'],
    ['false', 'true', 'false'],
  ]);
  button(2)?.click();
  expect(shown()).toEqual(['nrcboeken', 'nrcfilm']);
  button(0)?.click();
  expect(shown()).toHaveLength(3);
  button(2)?.click();
  leave();
  expect(hook.outerHTML).toBe(PAGE);
});

it('scrolls to the newsletter of the hash, out of any category [newsletters-page-2]', async () => {
  createService(undefined);
  visit('/nieuwsbrieven#nrcvandaag');
  await open();
  const [first, second] = document.querySelectorAll<HTMLElement>('article');
  expect(first?.scrollIntoView).toHaveBeenCalled();
  expect([first?.className, second?.className]).toEqual([expect.stringContaining('highlighted'), '']);
  button(2)?.click();
  visit('/nieuwsbrieven#nrcvandaag');
  window.dispatchEvent(new Event('hashchange'));
  expect(shown()).toHaveLength(3);
  visit('/nieuwsbrieven#anders');
  window.dispatchEvent(new Event('hashchange'));
  expect(first?.className).toBe('');
});

it.each(['reload', 'back_forward'])(
  'leaves the place that the browser restores after %s [newsletters-page-2]',
  async (type) => {
    createService(undefined);
    vi.mocked(Element.prototype.scrollIntoView).mockClear();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
    visit('/nieuwsbrieven#nrcvandaag');
    // This environment fires `hashchange` for `replaceState()` as well.
    await settle();
    await open();
    expect(document.querySelector('article')?.className).toContain('highlighted');
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('hashchange'));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  },
);

it('scrolls again for a link to the newsletter that the address names already [newsletters-page-2]', async () => {
  createService(undefined);
  visit('/nieuwsbrieven#nrcvandaag');
  await settle();
  await open();
  const scroll = vi.mocked(Element.prototype.scrollIntoView).mockClear();
  const link = document.createElement('a');
  link.href = '#nrcvandaag';
  document.body.append(link);
  button(2)?.click();
  link.click();
  expect(shown()).toHaveLength(3);
  expect(scroll).toHaveBeenCalled();
});

it('takes buttons by their names, and what is in a newsletter along with it [newsletters-page-1, newsletters-page-2]', async () => {
  createService(undefined);
  visit('/nieuwsbrieven#nrcfilm');
  const item = (category: string, code: string) =>
    `<li data-category="${category}"><h2>${code}</h2><div data-code="${code}" data-newsletter="${code}"><button>Cultuur</button></div></li>`;
  await start(
    newslettersPage,
    `<div data-widget="newsletters-page"><button>Alles</button><button>Nieuws</button><button data-category="Cultuur">Kunst</button><button></button><ul>${item('nieuws', 'nrcvandaag')}${item('cultuur', 'nrcfilm')}</ul></div>`,
    'div',
  );
  const hidden = () =>
    [...document.querySelectorAll<HTMLElement>('li, [data-newsletter]')].map((each) => each.hidden);
  expect(document.querySelectorAll('li')[1]?.className).toContain('highlighted');
  const [all, news, art] = document.querySelectorAll('button');
  news?.click();
  expect(hidden()).toEqual([false, false, true, true]);
  art?.click();
  expect(hidden()).toEqual([true, true, false, false]);
  all?.click();
  expect(hidden()).toEqual([false, false, false, false]);
  const pressed = [...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-pressed'));
  expect(pressed).toEqual(['true', 'false', 'false', null, null, null]);
});

it('opens an example in a modal, from its page or this one [newsletters-page-2]', async () => {
  const service = createService(undefined);
  service.answers['/voorbeeld/vandaag'] =
    '<!doctype html><html><head><title>X</title></head><body><header>Kop van de site</header><main><p>Goedemiddag</p></main></body></html>';
  await open();
  document.querySelector<HTMLElement>('a[href="/voorbeeld/vandaag"]')?.click();
  await settle(50);
  expect(dialog()?.textContent).toContain('Voorbeeld van Vandaag');
  expect(dialog()?.textContent).toContain('Goedemiddag');
  expect(dialog()?.textContent).not.toContain('Kop van de site');
  dialog()?.querySelector<HTMLElement>('button')?.click();
  await settle(500);
  document.querySelector<HTMLElement>('a[href="#eigen"]')?.click();
  await settle(50);
  expect(dialog()?.textContent).toContain('Al in de pagina');
});

it.each([
  ['an element of the page', '#eigen', '<section id="eigen">', '</section>'],
  ['an element whose id has an accent', '#één', '<section id="één">', '</section>'],
  ['a template', '#eigen', '<template id="eigen">', '</template>'],
  ['another page', '/voorbeeld/vandaag', '<p hidden>', '</p>'],
])('repeats no id of the page in an example from %s [newsletters-page-2]', async (_, href, begin, end) => {
  const letter = '<b id="kop">Proef</b><i aria-labelledby="kop">Vrijdag</i>';
  createService(undefined).answers['/voorbeeld/vandaag'] = `<main>${letter}</main>`;
  const page = PAGE.replace(/<template.*<\/template>/, `${begin}${letter}${end}`).replace('#eigen', href);
  await start(newslettersPage, page, 'div');
  document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  await settle(50);
  const copy = dialog()?.querySelector('b');
  expect([copy?.textContent, copy?.id === 'kop']).toEqual(['Proef', false]);
  expect(dialog()?.querySelector('i')?.getAttribute('aria-labelledby')).toBe(copy?.id);
});

it('counts the subscriptions of this page [newsletters-page-1]', async () => {
  const service = createService(JAN);
  service.answers['/newsletters/optins'] = { email: 'jan@lezers.example', optins: { nrcfilm: 1, elders: 1 } };
  await open();
  expect(document.querySelector('[data-newsletters-count]')?.textContent).toBe(
    'Je bent ingeschreven voor 1 nieuwsbrief.',
  );
});
