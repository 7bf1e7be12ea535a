import { chromium } from 'playwright';
import { findChromium } from './tools/chromium.mjs';

const base = 'http://127.0.0.1:8522';
const b = await chromium.launch({ executablePath: findChromium() });
const out = [];
for (const [w, dark] of [
  [1280, false],
  [360, true],
]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: dark ? 'dark' : 'light' });
  const p = await c.newPage();
  await c.addInitScript(() => localStorage.setItem('x', '1'));
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(w, m.text()));
  p.on('pageerror', (e) => console.log('ERR', e.message));
  p.setDefaultTimeout(60000);
  for (const [n, u] of [
    ['klimaat', '/search?query=klimaat'],
    ['wamtepomp', '/search?query=wamtepomp'],
    ['leeg', '/search'],
    ['niets', '/search?query=qqqxyz&sectie=sport'],
    ['archief', '/search?source=archive&query=water'],
    ['landing', '/archief/'],
  ].filter(([n]) => !process.argv[2] || process.argv[2].split(',').includes(n))) {
    await p.goto(base + u, { waitUntil: 'load' });
    await p.waitForTimeout(1500);
    const wide = await p.evaluate(() => document.documentElement.scrollWidth);
    if (wide > w) console.log('WIDE', n, wide);
    await p.screenshot({ path: `.cache/s-${n}-${w}.png` });
  }
  if (!process.argv[2] || process.argv[2].includes('sugg')) {
    await p.goto(base + '/search');
    await p.waitForTimeout(3000);
    const f = p.getByRole('combobox', { name: 'Zoek in de krant' });
    console.log('comboboxes', await f.count());
    await f.last().click();
    await f.last().pressSequentially('klim', { delay: 30 });
    await p.getByRole('option').first().waitFor();
    await p.keyboard.press('ArrowDown');
    await p.waitForTimeout(300);
    await p.screenshot({ path: `.cache/s-sugg-${w}.png` });
    await p.goto(base + '/archief/');
    await p.waitForTimeout(2000);
    await p.locator('header').getByLabel('Zoeken').click();
    await p.keyboard.type('warmt', { delay: 30 });
    await p.getByRole('option').first().waitFor();
    await p.waitForTimeout(300);
    await p.screenshot({ path: `.cache/s-head-${w}.png` });
  }
  await c.close();
}
await b.close();
