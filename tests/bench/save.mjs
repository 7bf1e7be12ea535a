/**
 * Measures `npm run dev`: from saving a source until the open front page has reloaded. Prints the median of ten saves
 * of a feature's script and of ten of a style. PORT chooses the port (8080).
 *
 * npm --prefix tests/bench run save [-- folder of the product]
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../tools/chromium.ts';

const SAVES = 10;
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'));
const origin = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

const CASES = [
  {
    name: 'script',
    file: 'widgets/shell/sticky-header/sticky-header.ts',
    mark: (count) => `\nObject.assign(self, { mark: ${count} });\n`,
    shows: (count) => self.mark === count,
  },
  {
    name: 'style',
    file: 'core/ui/menu/menu.reserve.css',
    mark: (count) => `\n:root { --mark: ${count}; }\n`,
    shows: (count) =>
      document.body !== null && getComputedStyle(document.body).getPropertyValue('--mark') === String(count),
  },
];

const dev = spawn(process.execPath, ['--import', 'tsx', 'demo/dev.ts'], { cwd: root, stdio: 'ignore' });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await waitForServer();
  await page.goto(origin);
  for (const { name, file, mark, shows } of CASES) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const times = [];
    try {
      // The first one loads modules that are needed for the first time.
      for (let count = 0; count <= SAVES; count++) {
        await page.waitForLoadState();
        await page.waitForTimeout(4_000);
        const since = performance.now();
        writeFileSync(path, text + mark(count));
        await page.waitForFunction(shows, count, { polling: 20, timeout: 120_000 });
        times.push(performance.now() - since);
      }
    } finally {
      writeFileSync(path, text);
    }
    const [, ...measured] = times.map(Math.round);
    measured.sort((one, other) => one - other);
    console.log(`${name}: median ${measured[SAVES / 2]} ms (${measured.join(', ')})`);
  }
} finally {
  await browser.close();
  dev.kill();
}

async function waitForServer() {
  for (;;) {
    const isUp = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
