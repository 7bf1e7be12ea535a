// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveConsent } from '../../../../../core/user/consent/consent.ts';
import { useConsent } from '../../../../../core/user/consent/use-consent.ts';

const page = { appView: false, consentRequired: true, config: {} };

function View() {
  return <output>{useConsent(page, 'social-media') ? 'ja' : 'nee'}</output>;
}

beforeEach(() => localStorage.clear());

it('a view follows the reader’s choice [consent-2]', () => {
  render(<View />);
  expect(screen.getByRole('status').textContent).toBe('nee');
  act(() => saveConsent(page, { 'social-media': true }));
  expect(screen.getByRole('status').textContent).toBe('ja');
});
