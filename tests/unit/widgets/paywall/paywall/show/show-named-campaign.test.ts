// @vitest-environment happy-dom
import { getByRole, queryByRole } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { mergePaywallConfig } from '../../../../../../core/domain/paywall/config.ts';
import type { Page } from '../../../../../../core/runtime/page/page.ts';
import { showNamedCampaign } from '../../../../../../widgets/paywall/paywall/show/show-named-campaign.ts';
import { visitedPage } from '../../../../core/user/visitor/reader.ts';
import { backend } from '../../../../support/backend.ts';
import { logged } from '../../../../support/logged.ts';

const CAMPAIGN = 'GET /paywall-api/api/web/campaigns/abonneren';
const campaign = {
  id: 'abonneren',
  funnel: {
    paywallType: 'soft',
    steps: [{ blocks: [{ type: 'text', content: { header: 'Kies je krant' } }] }],
  },
};

function open(query = '?paywallId=abonneren&return_to=/artikel/') {
  const hook = document.body.appendChild(document.createElement('div'));
  hook.dataset.widgetState = 'mounted';
  hook.textContent = 'Van de server';
  const ending = new AbortController();
  const page: Page = { ...visitedPage({ fresh: Math.random() }), query };
  const shown = showNamedCampaign(
    { hook, page, signal: ending.signal, from: 'activation', slug: undefined, isExpected: false, values: {} },
    mergePaywallConfig({ customerServiceUrl: '/klantenservice/' }),
  );
  return { hook, shown, end: () => ending.abort() };
}

describe('the form of the page for activations', () => {
  it('is not found if the service has no such campaign, or the address names none [paywall-activate-page-3]', async () => {
    backend({ [CAMPAIGN]: 404, '*': {} });
    for (const query of ['?paywallId=abonneren&return_to=/artikel/', '?return_to=/artikel/']) {
      const { hook, shown, end } = open(query);
      await shown;
      expect(getByRole(hook, 'status').textContent).toBe('Deze activatie is niet gevonden.');
      expect(queryByRole(hook, 'button')).toBeNull();
      expect(getByRole(hook, 'link').getAttribute('href')).toBe('/artikel/');
      end();
      expect(hook.textContent).toBe('Van de server');
    }
    logged('error nmt paywall:', /could not be fetched/);
  });

  it('can be requested again after a failure, and takes over the focus of the button', async () => {
    const answers: (number | object)[] = [500, 500, campaign];
    backend({ [CAMPAIGN]: () => answers.shift() ?? campaign, '*': {} });
    const { hook, shown } = open();
    await shown;
    expect(getByRole(hook, 'alert').textContent).toContain('We konden het formulier niet laden.');
    expect(getByRole(hook, 'link', { name: /klantenservice/ }).getAttribute('href')).toBe('/klantenservice/');
    expect(getByRole(hook, 'link', { name: /^Terug naar/ }).getAttribute('href')).toBe('/artikel/');
    const retry = getByRole(hook, 'button', { name: 'Probeer het opnieuw' });
    retry.focus();
    retry.click();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await vi.waitFor(() => expect(retry.getAttribute('aria-disabled')).toBeNull());
    expect(document.activeElement).toBe(retry);
    retry.click();
    await vi.waitFor(() => expect(queryByRole(hook, 'heading', { name: 'Kies je krant' })).not.toBeNull());
    await vi.waitFor(() => expect(queryByRole(hook, 'alert')).toBeNull());
    expect(document.activeElement).toBe(hook);
    logged('error nmt paywall:', /could not be fetched/);
  });
});
