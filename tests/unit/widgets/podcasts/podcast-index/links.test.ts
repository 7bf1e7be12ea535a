// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { chosenLink, readChoiceLink } from '../../../../../widgets/podcasts/podcast-index/links.ts';

const HERE = 'https://krant.example/podcasts/?van=1';

function control(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.firstElementChild as HTMLElement;
}

it.each([
  ['<a href="?serie=vandaag">Vandaag</a>', 'serie', 'vandaag'],
  ['<a href="/podcasts/?podcast=hans">Hans</a>', 'podcast', 'hans'],
  ['<a href="/podcasts/">Alle podcasts</a>', 'serie', ''],
  ['<a href="?serie=alle"> Alle podcasts </a>', 'serie', ''],
  ['<a href="/podcasts/hans/" data-series="hans">Hans</a>', 'serie', 'hans'],
  ['<button value="hans">Hans</button>', 'serie', 'hans'],
  ['<button name="podcast" value="hans">Hans</button>', 'podcast', 'hans'],
  ['<button data-series="hans">Hans</button>', 'serie', 'hans'],
  ['<a href="/elders/?serie=vandaag">Elders</a>', undefined, undefined],
  ['<a href="?serie=vandaag&van=2">Twee</a>', undefined, undefined],
  ['<a href="/podcasts/hans/">Hans</a>', undefined, undefined],
  ['<button>Sluit</button>', undefined, undefined],
])('reads what %s chooses [podcast-index-1]', (html, name, value) => {
  const link = readChoiceLink(control(html), HERE);
  expect([link?.name, link?.value]).toEqual([name, value]);
});

it('finds the choice of the address, if it is offered [podcast-index-1]', () => {
  const links = ['?serie=vandaag', '?serie=hans'].flatMap(
    (href) => readChoiceLink(control(`<a href="${href}">x</a>`), HERE) ?? [],
  );
  expect(chosenLink(links, new Map([['serie', ['hans']]]))?.value).toBe('hans');
  expect(chosenLink(links, new Map([['serie', ['weg']]]))).toBeUndefined();
  expect(chosenLink(links, new Map())).toBeUndefined();
});
