// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showConsent } from '../../../../../core/user/consent/show-consent.ts';
import type { Prompt } from '../../../../../core/user/prompts/prompts.ts';
import consent from '../../../../../widgets/shell/consent/consent.ts';
import { requestPrompt } from '../../../../../widgets/shell/consent/request.ts';
import { leaveAll, mount } from '../../support/mount.ts';

vi.mock('../../../../../core/user/consent/show-consent.ts', () => ({ showConsent: vi.fn(async () => {}) }));
vi.mock('../../../../../widgets/shell/consent/request.ts', () => ({
  PRIORITY: { consent: 1 },
  requestPrompt: vi.fn(async () => true),
}));

beforeEach(() => {
  document.body.setAttribute('data-consent-required', 'true');
  document.body.innerHTML = '<a href="#modal=consent-preferences">Cookie-instellingen</a>';
});

afterEach(() => {
  leaveAll();
  document.body.removeAttribute('data-consent-required');
  location.hash = '';
  localStorage.clear();
  vi.clearAllMocks();
});

/** Returns the notice's request for its turn. */
async function askedPrompt(): Promise<Prompt> {
  await vi.waitFor(() => expect(requestPrompt).toHaveBeenCalled());
  return vi.mocked(requestPrompt).mock.lastCall?.[0] as Prompt;
}

it('asks on a first visit', async () => {
  await mount(consent, document.body);
  const { canShow, show } = await askedPrompt();
  expect(await canShow?.()).toBe(true);
  show(() => {});
  expect(vi.mocked(showConsent).mock.lastCall?.[0]).toBe('consent-notice');
});

it('does not interrupt visitors by itself on a page that does not say so, and opens for an address [consent-1]', async () => {
  document.body.removeAttribute('data-consent-required');
  await mount(consent, document.body);
  await new Promise((resolve) => setTimeout(resolve));
  expect(requestPrompt).not.toHaveBeenCalled();
  location.hash = '#modal=consent-notice';
  dispatchEvent(new Event('hashchange'));
  expect(vi.mocked(showConsent).mock.lastCall?.[0]).toBe('consent-notice');
});

it.each(['consent-preferences', 'consent-notice'])(
  'does not ask a visitor who came for %s once more on the same page [consent-1]',
  async (modal) => {
    location.hash = `#modal=${modal}`;
    await mount(consent, document.body);
    expect(vi.mocked(showConsent).mock.lastCall?.[0]).toBe(modal);
    const { canShow } = await askedPrompt();
    expect(await canShow?.()).toBe(false);
  },
);

it('does not ask a visitor who has opened the settings by a link [consent-1]', async () => {
  await mount(consent, document.body);
  const { canShow } = await askedPrompt();
  document.querySelector('a')?.click();
  expect(vi.mocked(showConsent).mock.lastCall?.[0]).toBe('consent-preferences');
  expect(await canShow?.()).toBe(false);
});

it('takes the focus from no field, also where the visitor begins to type while the notice loads', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input aria-label="Naam">');
  const field = document.querySelector('input');
  await mount(consent, document.body);
  const { show, takesFocus } = await askedPrompt();
  expect(takesFocus).toBe(true);
  show(() => {});
  field?.focus();
  let isLoaded = false;
  const loading = vi
    .mocked(showConsent)
    .mock.lastCall?.[1].load()
    .then(() => {
      isLoaded = true;
    });
  await import('../../../../../core/user/consent/dialog/open-consent-modal.tsx');
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLoaded).toBe(false);
  field?.blur();
  await loading;
  expect(isLoaded).toBe(true);
});
