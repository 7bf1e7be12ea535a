import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { findChromium } from './tools/chromium.ts';

/** The demo server's port while the tests run; another one lets two runs stand side by side. */
const PORT = Number(process.env.E2E_PORT ?? 8087);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: 'tests/e2e/{testFileDir}/pictures/{arg}{ext}',
  // Machines that check changes are slow by turns: waiting longer costs a passing test nothing.
  expect: {
    timeout: 15_000,
    // Letters lie between pixels: an edge may differ by a shade, a shape may not.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.15, maxDiffPixels: 20 },
  },
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // One more than cores makes the whole run longer by a seventh, and each test by half.
  workers: availableParallelism(),
  // A failed test ends its worker, so the second try has a fresh browser. One that then passes is listed as unstable;
  // tools/browser-report.ts counts them.
  retries: 1,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 800 },
    // Playwright clears the cache, the storage and the cookies before each test; what stays is the process with its compiled
    // scripts, which saves a sixth of the time.
    reuseContext: true,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        // A graphics card that the processor plays costs up to a tenth of its time.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A trace costs each test an eighth of its time: `npx playwright test --trace retain-on-failure` writes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  globalSetup: './tests/e2e/support/build-lab.ts',
  webServer: {
    command: 'node --import tsx demo/serve.ts',
    // What happens in a liveblog while it is read is up to each test, and so is which page the browser requests.
    env: { PORT: String(PORT), NMT_LIVEBLOG_STOPPED: '1', NMT_NOTHING_AHEAD: '1' },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
