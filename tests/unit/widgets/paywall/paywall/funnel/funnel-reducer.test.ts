import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../../../../../widgets/paywall/paywall/funnel/block-types.ts';
import { countryRules } from '../../../../../../widgets/paywall/paywall/funnel/countries.ts';
import { actionOf, fieldsOf } from '../../../../../../widgets/paywall/paywall/funnel/flow.ts';
import {
  type FunnelAction,
  funnelReducer,
} from '../../../../../../widgets/paywall/paywall/funnel/funnel-reducer.ts';
import {
  type FunnelRules,
  type FunnelState,
  startFunnel,
  stepFields,
} from '../../../../../../widgets/paywall/paywall/funnel/state.ts';
import { RIGHT, rulesOf, step, TYPES } from './campaigns.ts';

const run = (rules: FunnelRules, state: FunnelState, ...actions: FunnelAction[]) =>
  actions.reduce((now, action) => funnelReducer(rules, now, action), state);
const ready = (rules: FunnelRules, start = {}) =>
  run(
    rules,
    startFunnel(rules, start),
    { type: 'shop-opened', types: TYPES },
    { type: 'prefilled', values: RIGHT },
  );
const SENT: FunnelAction = { type: 'sent' };

describe('the steps of a funnel', () => {
  it('shows one step at a time, and moves forward and back [funnel-flow-1, funnel-flow-6, funnel-flow-7]', () => {
    const rules = rulesOf([step(['header']), step(['text']), step(['usps'])]);
    const second = run(rules, startFunnel(rules, {}), SENT);
    expect(second.step).toBe(1);
    expect(run(rules, second, { type: 'back' }, { type: 'back' }).step).toBe(0);
    const end = run(rules, second, SENT, SENT, SENT);
    expect([end.step, end.done]).toEqual([2, true]);
  });

  it('pays in the step with the personal data where there is no upsell [funnel-flow-2]', () => {
    const rules = rulesOf([step(['header']), step(['mollie'])]);
    expect(actionOf(rules.funnel.steps, 0)).toBe('next');
    const paying = run(rules, ready(rules), SENT, SENT);
    expect(paying.task).toEqual({ kind: 'payment', id: 1 });
  });

  it('pays in the upsell step where there is one, and nowhere else [funnel-flow-3]', () => {
    const rules = rulesOf([step(['mollie']), step(['upsell'])]);
    const upsell = run(rules, ready(rules), SENT);
    expect([upsell.step, upsell.task]).toEqual([1, undefined]);
    expect(run(rules, upsell, SENT).task?.kind).toBe('payment');
  });

  it('leads to the activation link, and continues where there is none [funnel-flow-4]', () => {
    const rules = rulesOf([step(['activate']), step(['text'])]);
    expect(run(rules, startFunnel(rules, { activationLink: '/a' }), SENT).leaving).toBe('activation');
    expect(run(rules, startFunnel(rules, {}), SENT).step).toBe(1);
  });

  it('completes the step of a registration, requests nothing more in it and forgets the password [funnel-flow-5]', () => {
    const rules = rulesOf([step(['registration', 'usps']), step(['text'])]);
    const sending = run(rules, ready(rules), SENT);
    expect(sending.task?.kind).toBe('registration');
    const done = run(rules, sending, { type: 'succeeded', task: 1 });
    expect([done.step, done.completed, done.values.password]).toEqual([0, [0], '']);
    expect(stepFields(rules, done)).toEqual([]);
    expect(run(rules, done, SENT).step).toBe(1);
  });

  it('posts nothing while a field is wrong [funnel-flow-8]', () => {
    const rules = rulesOf([step(['mollie'])]);
    const wrong = run(rules, ready(rules), { type: 'filled', field: 'email', value: 'a@b' });
    expect(run(rules, wrong, SENT)).toBe(wrong);
  });

  it('judges a password by its length until the tool has judged this very one [password-strength-3, password-strength-4]', () => {
    const rules = rulesOf([step(['registration'])]);
    const filledIn = (value: string) =>
      run(rules, ready(rules), { type: 'filled', field: 'password', value });
    const weak = filledIn('welkom');
    expect(run(rules, weak, SENT)).toBe(weak);
    const long = filledIn('Een-lang-9-woord');
    expect(run(rules, long, SENT).task?.kind).toBe('registration');
    // A rating of an earlier value does not apply to the present value.
    const late = run(rules, weak, { type: 'scored', password: 'welko', score: 4 });
    expect(run(rules, late, SENT).task).toBeUndefined();
    const judged = run(rules, long, { type: 'scored', password: 'Een-lang-9-woord', score: 1 });
    expect(run(rules, judged, SENT).task).toBeUndefined();
  });

  it('sends once for several submits, and again after a failure [funnel-flow-12]', () => {
    const rules = rulesOf([step(['mollie'])]);
    const once = run(rules, ready(rules), SENT);
    expect(run(rules, once, SENT, SENT, { type: 'back' })).toBe(once);
    // An answer to a call other than the expected one is ignored.
    expect(run(rules, once, { type: 'succeeded', task: 7 })).toBe(once);
    expect(run(rules, once, { type: 'failed', task: 1 }, SENT).task?.id).toBe(2);
    const left = run(rules, once, { type: 'succeeded', task: 1 });
    expect(run(rules, left, SENT, { type: 'back' })).toBe(left);
    expect(run(rules, left, { type: 'returned' }, SENT).task?.id).toBe(2);
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 0],
    [0, 0],
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
  ])('begins at step %s where that exists [funnel-flow-9, funnel-flow-10]', (firstStep, expected) => {
    const rules = rulesOf([step(['header']), step(['text']), step(['usps'])]);
    expect(startFunnel(rules, { firstStep }).step).toBe(expected);
  });

  it('begins no later than at a step with fields [funnel-flow-10]', () => {
    const rules = rulesOf([step(['header']), step(['mollie']), step(['text'])]);
    expect(startFunnel(rules, { firstStep: 3 }).step).toBe(1);
  });

  it('cannot be sent without anything on offer [subscription-types-5]', () => {
    const rules = rulesOf([step(['mollie'])]);
    const filled = run(rules, startFunnel(rules, {}), { type: 'prefilled', values: RIGHT });
    expect(run(rules, filled, SENT)).toBe(filled);
    const failed = run(rules, filled, { type: 'shop-failed' });
    expect(run(rules, failed, SENT)).toBe(failed);
  });

  it('is not sent by Enter where its button is a link or missing [funnel-buttons-7]', () => {
    for (const buttonType of ['redirect', 'none'] as const) {
      const rules = rulesOf([step(['mollie'], { buttonType })]);
      const state = ready(rules);
      expect(run(rules, state, SENT)).toBe(state);
    }
  });

  it('returns to the step whose address a choice has made necessary [funnel-flow-8, personal-data-form-9]', () => {
    const rules = rulesOf([step(['mollie']), step(['choiceheader', 'text'])]);
    const bare = run(
      rules,
      startFunnel(rules, {}),
      { type: 'shop-opened', types: TYPES },
      { type: 'prefilled', values: { ...RIGHT, postcode: '', street: '' } },
    );
    // A choice can come after the data only in a funnel whose last step pays.
    const upsell = rulesOf([step(['mollie']), step(['choiceheader']), step(['upsell'])]);
    const chosen = run(upsell, bare, SENT, { type: 'type-chosen', id: 3 }, SENT);
    expect(chosen.step).toBe(0);
    expect(chosen.task).toBeUndefined();
  });
});

describe('the fields of a step', () => {
  const names = (types: string[], more = {}) =>
    fieldsOf(step(types), {
      signupFields: [],
      country: countryRules('NL'),
      needsAddress: false,
      hasNewsletter: false,
      ...more,
    }).map(({ name }) => name);

  it('are those of its blocks [personal-data-form-11, registration-1]', () => {
    expect(names(['mollie'], { needsAddress: true })).toEqual([
      'initials',
      'infix',
      'surname',
      'email',
      'postcode',
      'nr',
      'suffix',
      'street',
      'city',
    ]);
    expect(names(['mollie'], { signupFields: ['phone', 'iban', 'first_name', 'updates', 'onzin'] })).toEqual([
      'first_name',
      'initials',
      'infix',
      'surname',
      'email',
      'phone',
      'iban',
      'updates',
    ]);
    expect(names(['registration'], { hasNewsletter: true })).toEqual([
      'email',
      'password',
      'newsletterAgreed',
      'optin',
      'terms',
    ]);
  });

  it('have the terms once, where a terms or registration block is [funnel-blocks-11]', () => {
    expect(names(['terms'])).toEqual(['terms']);
    expect(names(['registration', 'terms']).filter((name) => name === 'terms')).toHaveLength(1);
    expect(names(['mollie'])).not.toContain('terms');
  });

  it('are of the fifteen types only [funnel-blocks-1]', () => {
    expect(Object.keys(BLOCKS)).toHaveLength(15);
    expect(names(['onbekend', 'constructor'])).toEqual([]);
  });
});
