// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergePaywallConfig } from '../../../../../../core/domain/paywall/config.ts';
import type { PaywallStyle } from '../../../../../../core/domain/paywall/types.ts';
import { Dressed } from '../../../../../../widgets/paywall/paywall/show/view.tsx';
import { backend, setLogin, visitedPage } from '../../../../core/user/visitor/reader.ts';
import { block, campaign, step } from '../funnel/campaigns.ts';

beforeEach(() => {
  setLogin(undefined);
  backend({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const STEPS = ['Een', 'Twee'].map((header) => step([], { blocks: [block('header', header)] }));
async function show(style: PaywallStyle, query = '', fokkeEnSukkeImage = '/tekening.png') {
  const [first, second] = STEPS;
  if (!first || !second) throw new Error('There are no steps.');
  render(
    <Dressed
      campaign={campaign([first, second], { style })}
      page={{ ...visitedPage({ fresh: Math.random() }), query }}
      config={mergePaywallConfig({ fokkeEnSukkeImage })}
      loginOnly={false}
      headingId="kop"
      onEvent={() => {}}
    />,
  );
  await act(() => vi.dynamicImportSettled());
}
const heading = () => screen.getByRole('heading').textContent;
const next = () => userEvent.click(screen.getByRole('button', { name: /Verder|Volgende/ }));

describe('a funnel in its style', () => {
  it('has the cartoon beside the first step alone, and none without an address [paywall-styles-3]', async () => {
    await show('fokke-en-sukke');
    expect(screen.getByAltText('Fokke & Sukke')).toBeDefined();
    await next();
    expect(heading()).toBe('Twee');
    expect(screen.queryByAltText('Fokke & Sukke')).toBeNull();
    cleanup();
    await show('fokke-en-sukke', '', '');
    expect(screen.queryByAltText('Fokke & Sukke')).toBeNull();
  });

  it('has the strip of the elections above every step [paywall-styles-5]', async () => {
    await show('verkiezingen');
    await next();
    expect(heading()).toBe('Twee');
    expect(screen.getByText('Verkiezingen')).toBeDefined();
  });

  it.each([
    ['?step=2', 'Twee'],
    ['?step=02', 'Twee'],
    ['?step=3', 'Een'],
    ['?step=1e0', 'Een'],
    ['?step=0x2', 'Een'],
    ['?step=2.0', 'Een'],
    ['?step=%20', 'Een'],
  ])('begins for %s with step %s [funnel-flow-9, funnel-flow-10]', async (query, shown) => {
    await show('none', query);
    expect(heading()).toBe(shown);
  });
});
