// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import partnerPage from '../../../../widgets/screens/partner-page/partner-page.ts';
import { leaveAll, mount } from '../support/mount.ts';
import { byLabel, choose, goTo, shown, start } from '../support/narrow.ts';

const hook = () => document.querySelector<HTMLElement>('[data-widget]');
const BLOCKS = `<section data-newspaper="dekust"><h2>Kust</h2><a href="https://dekust.example/" rel="nofollow">Verder</a><a href="/eigen">Eigen</a></section>
<section data-newspaper="hetveen"><h2>Veen</h2></section>`;
const SELECT = `<p><label for="k">Kies je krant</label><select id="k"><option value="">Kies</option><option value="dekust">De Kust</option><option value="hetveen">Het Veen</option></select></p>`;
beforeEach(() => {
  history.replaceState(null, '', '/partners/');
  document.body.innerHTML = `<div data-widget="partner-page">${SELECT}${BLOCKS}</div>`;
});
afterEach(leaveAll);

it('shows the block of the chosen newspaper, and keeps the choice in the fragment [partner-page-1]', async () => {
  const served = hook()?.innerHTML;
  const { leave } = await start(partnerPage, hook());
  expect(shown('section')).toEqual([]);
  await choose(byLabel('Kies je krant'), 'hetveen');
  expect([shown('section'), location.hash]).toEqual([['Veen'], '#hetveen']);
  leave();
  expect(hook()?.innerHTML).toBe(served);
  expect(shown('section')).toEqual(['Kust', 'Veen']);
});

it('opens the block that the fragment names, and ignores any other fragment [partner-page-1]', async () => {
  goTo('dekust');
  await start(partnerPage, hook());
  expect([shown('section'), byLabel('Kies je krant').value]).toEqual([['Kust'], 'dekust']);
  goTo('voettekst');
  expect([shown('section'), location.hash]).toEqual([['Kust'], '#voettekst']);
  goTo('hetveen');
  expect(shown('section')).toEqual(['Veen']);
});

it('draws the choice where the server sent none, and finds blocks without marks [partner-page-1]', async () => {
  document.body.innerHTML = `<div data-widget="partner-page">${BLOCKS}</div>`;
  await start(partnerPage, hook());
  await choose(byLabel('Kies je krant'), 'dekust');
  expect(shown('section')).toEqual(['Kust']);
  leaveAll();
  document.body.innerHTML = `<div data-widget="partner-page"><div>${SELECT}</div><div id="dekust">Een</div><div id="hetveen">Twee</div></div>`;
  await start(partnerPage, hook());
  await choose(byLabel('Kies je krant'), 'hetveen');
  expect(shown('[data-widget] > div[id]')).toEqual(['Twee']);
});

it('shows all blocks until the choice that hides them is on the page [partner-page-1]', async () => {
  document.body.innerHTML = `<div data-widget="partner-page">${BLOCKS}</div>`;
  const mounting = mount(partnerPage, hook());
  expect(shown('section')).toEqual(['Kust', 'Veen']);
  const { leave } = await mounting;
  expect([shown('section'), byLabel('Kies je krant').value]).toEqual([[], '']);
  leave();
  expect([shown('section'), document.querySelector('select')]).toEqual([['Kust', 'Veen'], null]);
});

it('opens links to other sites with noopener [partner-page-2]', async () => {
  await start(partnerPage, hook());
  expect([...document.querySelectorAll('a')].map(({ rel }) => rel)).toEqual(['nofollow noopener', '']);
});
