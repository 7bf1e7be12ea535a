import { expect, test } from '../support/test.ts';

const COUNTER = '<div data-widget="lab-counter">Van de server</div>';

test('names feature, attribute, value and expectation of a wrong attribute, and keeps the rest', async ({
  lab,
  page,
}) => {
  await lab.open(`<div data-widget="lab-enhancer" data-size="veel">Fout</div>
    <div data-widget="lab-enhancer">Zonder</div><div data-widget="lab-enhancer" data-size="<b>9</b>">Opmaak</div>
    <div data-widget="lab-enhancer" data-size="5">Goed</div>${COUNTER}`);
  await lab.settle('lab-counter');
  await expect(page.getByText('Goed')).toHaveAttribute('data-widget-state', 'mounted');
  for (const text of ['Fout', 'Zonder', 'Opmaak']) {
    await expect(page.getByText(text)).toHaveAttribute('data-widget-state', 'failed');
  }
  await expect.poll(() => lab.messages.length).toBe(3);
  const reported = lab.messages.join('\n');
  expect(reported).toContain('lab-enhancer: data-size is "veel"; expected a whole number from 0 up to 10.');
  expect(reported).toContain('lab-enhancer: data-size is missing; expected a whole number from 0 up to 10.');
  expect(reported).toContain('lab-enhancer: data-size is "<b>9</b>"');
});

test('warns once of a misspelt hook and names the nearest feature [loader-11]', async ({ lab }) => {
  await lab.open(`<div data-widget="lab-conter"></div><div data-widget="lab-conter"></div>${COUNTER}`);
  await lab.settle('lab-counter');
  const warnings = () => lab.messages.filter((message) => message.startsWith('warning'));
  await expect
    .poll(warnings)
    .toEqual([
      'warning: nmt loader: No feature is named data-widget="lab-conter". Did you mean "lab-counter"?',
    ]);
});

test('skips an unknown special with one warning [page-runtime-7]', async ({ lab }) => {
  await lab.open(`<div data-special="&lt;script&gt;"></div>${COUNTER}`);
  await lab.settle('lab-counter');
  await expect
    .poll(() => lab.messages)
    .toEqual(['warning: nmt loader: No feature is named data-special="<script>".']);
});

test('continues alone when a second loader is on the page', async ({ lab, page }) => {
  const tag = '<script defer src="/assets/loader.js"></script>';
  await lab.open(COUNTER, { loader: tag + tag.replace('loader.js', 'loader.js?again') });
  await lab.settle('lab-counter');
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect.poll(() => lab.messages.length).toBe(1);
  expect(lab.messages[0]).toMatch(
    /warning: nmt loader: A second loader \(\w+\) is on this page; \w+ goes on alone\./,
  );
});

test('reads a body without attributes and a configuration that is no JSON with one warning each', async ({
  lab,
}) => {
  await lab.open(COUNTER, { body: 'data-paywall-limit="veel"', config: '{kapot' });
  await lab.settle('lab-counter');
  await expect.poll(() => lab.messages.length).toBe(3);
  expect(lab.messages.join('\n')).toMatch(/script#site-config is missing or holds no JSON object/);
  expect(lab.messages.join('\n')).toMatch(/no usable data-page-type/);
  expect(lab.messages.join('\n')).toContain('data-paywall-limit is "veel"; expected a number.');
});

test('works where storage and cookies throw', async ({ lab, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('geweigerd', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await lab.open(COUNTER);
  await lab.settle('lab-counter');
  await expect(page.getByRole('button', { name: 'Teller: 0' })).toBeVisible();
});

test('mounts what comes near on a page whose library has replaced window.Event', async ({ lab, page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'Event', { value: Object }));
  await lab.open('<div data-widget="lab-enhancer" data-size="5">Dichtbij</div>');
  await lab.settle('lab-enhancer');
});

test('does nothing in a browser that is too old, without an error', async ({ lab, page }) => {
  await page.addInitScript(() => {
    delete (AbortSignal as { timeout?: unknown }).timeout;
  });
  await lab.open(COUNTER);
  await page.waitForLoadState('load');
  await expect(page.getByText('Van de server')).toBeVisible();
  expect(lab.requests).toEqual(['loader.js']);
  expect(lab.messages).toEqual([]);
});

test('works where requestIdleCallback, scheduler and Trusted Types are missing', async ({ lab, page }) => {
  await page.addInitScript(() => {
    for (const name of ['requestIdleCallback', 'scheduler', 'trustedTypes']) {
      Reflect.deleteProperty(window, name);
    }
  });
  await lab.open(`${COUNTER}<div data-widget="lab-hash">Stil</div>`, { path: '/#lab', trustedTypes: false });
  await lab.settle('lab-counter');
  await lab.settle('lab-hash');
});
