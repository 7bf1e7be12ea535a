// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { consent } from '../../../../../core/user/consent/consent.ts';
import { onWithdrawal } from '../../../../../core/user/consent/on-withdrawal.ts';

const pageOf = () => {
  const page = { appView: false, consentRequired: true, config: { consentPurposes: ['kaarten'] } };
  const decide = (kaarten: boolean) => consent(page).setState({ choice: { kaarten } });
  decide(true);
  return { page, decide };
};

it('calls once, when the purpose is not granted any more', () => {
  const { page, decide } = pageOf();
  const withdraw = vi.fn();
  onWithdrawal(page, 'kaarten', withdraw, new AbortController().signal);
  expect(withdraw).not.toHaveBeenCalled();
  decide(false);
  decide(true);
  decide(false);
  expect(withdraw).toHaveBeenCalledOnce();
});

it('calls at once where it is not granted, and never after its signal', () => {
  const { page, decide } = pageOf();
  const [over, late] = [vi.fn(), vi.fn()];
  const ending = new AbortController();
  onWithdrawal(page, 'kaarten', over, ending.signal);
  ending.abort();
  decide(false);
  onWithdrawal(page, 'kaarten', late, new AbortController().signal);
  expect(over).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledOnce();
});
