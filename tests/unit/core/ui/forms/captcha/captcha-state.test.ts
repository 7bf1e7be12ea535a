import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CaptchaEvent,
  type CaptchaState,
  nextCaptchaState,
  UNCHECKED,
} from '../../../../../../core/ui/forms/captcha/captcha-state.ts';

const run = (...events: CaptchaEvent[]) => events.reduce(nextCaptchaState, UNCHECKED);

describe('a robot check [captcha-1]', () => {
  it.each<[CaptchaEvent[], CaptchaState['status']]>([
    [[], 'unknown'],
    [['verified'], 'verified'],
    [['verified', 'expired'], 'expired'],
    [['verified', 'expired', 'verified'], 'verified'],
    [['failed'], 'error'],
    [['failed', 'reset'], 'unknown'],
    [['verified', 'failed'], 'error'],
  ])('after %j it is %s', (events, status) => expect(run(...events).status).toBe(status));

  it.each<[CaptchaEvent[]]>([
    [['verified', 'reset']],
    [['verified', 'expired', 'reset']],
    [['verified', 'expired', 'missed']],
  ])('is unknown again after %j [captcha-3]', (events) => expect(run(...events).status).toBe('unknown'));

  it('shows that it is missing only after an attempt to send', () => {
    expect(run().isMissed).toBe(false);
    expect(run('missed').isMissed).toBe(true);
    expect(run('missed', 'verified', 'expired').isMissed).toBe(false);
    expect(run('failed', 'missed').status).toBe('error');
  });

  it('is pending from a press of the visitor to an answer, or until a submitted form stops waiting', () => {
    const pending = (...events: CaptchaEvent[]) => run(...events).isPending;
    expect(pending('pressed')).toBe(true);
    expect(pending('verified', 'expired', 'pressed')).toBe(true);
    expect(pending('verified', 'pressed')).toBe(false);
    expect(pending('failed', 'pressed')).toBe(false);
    for (const end of ['verified', 'failed', 'reset', 'unanswered'] as const)
      expect(pending('pressed', end)).toBe(false);
    expect(run('pressed', 'missed').isMissed).toBe(false);
    expect(run('pressed', 'unanswered').isMissed).toBe(true);
    expect(run('unanswered')).toBe(UNCHECKED);
  });

  it('cannot expire before it is verified', () => {
    expect(run('expired')).toBe(UNCHECKED);
    expect(run('failed', 'expired').status).toBe('error');
  });

  it('is verified by nothing but the check itself [captcha-3]', () => {
    const event = fc.constantFrom<CaptchaEvent>(
      'verified',
      'expired',
      'failed',
      'missed',
      'reset',
      'pressed',
      'unanswered',
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state = UNCHECKED;
        for (const each of events) {
          const before = state;
          state = nextCaptchaState(state, each);
          if (state.status === 'verified' && before.status !== 'verified') expect(each).toBe('verified');
          if (state.status === 'verified')
            expect(['verified', 'missed', 'pressed', 'unanswered']).toContain(each);
        }
      }),
    );
  });
});
