// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import styles from '../../../../../../widgets/paywall/paywall/paywall.module.css';
import { createPageChanges } from '../../../../../../widgets/paywall/paywall/wall/page-changes.ts';

it('puts a player back that the site’s own selector leaves, and keeps removing the others [paywall-types-21]', () => {
  document.body.innerHTML =
    '<p>een</p><div data-games-player>buiten</div><div class="puzzel" data-games-player>spel</div>';
  const served = document.body.innerHTML;
  const changes = createPageChanges();
  changes.removePlayers('[data-games-player]');
  expect(document.body.textContent).toBe('een');
  changes.removePlayers('.puzzel');
  changes.removePlayers('.puzzel');
  expect(document.body.textContent).toBe('eenbuiten');
  changes.undo();
  expect(document.body.innerHTML).toBe(served);
});

it('hides loose text as well, but adds nothing for the space between elements [paywall-types-9]', () => {
  document.body.innerHTML = '<main><p>een</p> \n <p>twee</p>los <b>vet</b></main>';
  const main = document.querySelector('main') as HTMLElement;
  const served = main.innerHTML;
  const changes = createPageChanges();
  const [, ...nodes] = main.childNodes;
  const hidden = [...changes.hide(nodes)];
  expect(hidden.map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['p', 'twee'],
    ['span', 'los '],
    ['b', 'vet'],
  ]);
  changes.undo();
  expect(main.innerHTML).toBe(served);
});

it('fades one paragraph at a time [paywall-types-9]', () => {
  document.body.innerHTML = '<p>een</p><p>twee</p>';
  const served = document.body.innerHTML;
  const [one, two] = document.querySelectorAll('p');
  const faded = () => [...document.querySelectorAll(`.${styles.fading}`)];
  const changes = createPageChanges();
  changes.fade(one);
  expect(faded()).toEqual([one]);
  changes.fade(two);
  expect(faded()).toEqual([two]);
  changes.undo();
  expect(faded()).toEqual([]);
  expect(document.body.textContent).toBe(served.replace(/<[^>]+>/g, ''));
});
