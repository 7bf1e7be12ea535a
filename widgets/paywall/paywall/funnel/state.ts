import type { Campaign } from '../../../../core/domain/paywall/types.ts';
import { isOrderable } from '../offer/missing-conditions.ts';
import {
  needsAddress,
  type Offer,
  type Selection,
  type SubscriptionType,
  selectionOf,
  type UpsellOption,
} from '../offer/shop.ts';
import {
  type CountryRules,
  NO_VALUES,
  type StepField,
  type ValidationErrors,
  type Values,
} from './fields.ts';
import { actionOf, fieldsOf, hasBlock } from './flow.ts';
import { levelOf, type Score, scoreByLength } from './password-level.ts';
import { type Messages, validateFields } from './validation.ts';

/** The facts about a funnel that do not change while it is shown. */
export interface FunnelRules {
  readonly funnel: Pick<Campaign['funnel'], 'steps' | 'subscriptionAnswers' | 'leadsAnywhere'>;
  readonly signupFields: readonly string[];
  readonly country: CountryRules;
  readonly messages: Messages;
  /** Whether a newsletter is offered with the registration. */
  readonly hasNewsletter: boolean;
}

/** A pending request of a funnel. There is at most one. */
export interface Task {
  readonly kind: 'payment' | 'registration';
  /** Distinguishes the answer to this request from that to an earlier one. */
  readonly id: number;
}

/** The visitor's position in a funnel, and the values of the fields. */
export interface FunnelState {
  /** Index of the current step, from 0. */
  readonly step: number;
  /** Steps whose registration succeeded [funnel-flow-5]. */
  readonly completed: readonly number[];
  readonly values: Values;
  /** The strength tool's score and its password; another password is scored by length. */
  readonly scored: { readonly password: string; readonly score: Score } | undefined;
  /** The offer; `waiting` until it is loaded, `failed` if it is empty or cannot load [subscription-types-5]. */
  readonly shop: readonly SubscriptionType[] | 'waiting' | 'failed';
  readonly typeId: number | undefined;
  readonly productId: string | number | undefined;
  readonly upsell: UpsellOption;
  /** The activation link of a paid subscription; undefined if there is none. */
  readonly activationLink: string | undefined;
  readonly task: Task | undefined;
  /** Number of requests so far. */
  readonly calls: number;
  /** The destination of a navigation in progress: nothing more is sent. */
  readonly leaving: 'payment' | 'activation' | undefined;
  /** Whether the visitor has completed the last step. */
  readonly done: boolean;
  /** Incremented to give the step a new form when it is open again. */
  readonly round: number;
}

/** The initial values of a funnel. */
export interface FunnelStart {
  /** Number of the first step, from 1, as in the address [funnel-flow-9, funnel-flow-10]. */
  readonly firstStep?: number | undefined;
  /** Values known at the start, such as an e-mail address. */
  readonly values?: Partial<Values>;
  readonly activationLink?: string | undefined;
  /** Id of the initially chosen product; one that is not on offer is ignored. */
  readonly productId?: string | undefined;
  /** Id of the initially chosen subscription type. */
  readonly typeId?: number | undefined;
  /** The initially chosen upsell option. @default 1 */
  readonly upsell?: UpsellOption | undefined;
}

/**
 * Creates the initial state of a funnel. Shows the requested step unless it does not exist or an earlier one is
 * incomplete [funnel-flow-10].
 */
export function startFunnel(
  rules: FunnelRules,
  { firstStep = 1, values, activationLink, productId, typeId, upsell = 1 }: FunnelStart,
): FunnelState {
  const { steps } = rules.funnel;
  const state: FunnelState = {
    step: 0,
    completed: [],
    values: { ...NO_VALUES, ...values },
    scored: undefined,
    shop: 'waiting',
    typeId,
    productId,
    upsell,
    activationLink,
    task: undefined,
    calls: 0,
    leaving: undefined,
    done: false,
    round: 0,
  };
  const exists = Number.isInteger(firstStep) && firstStep >= 1 && firstStep <= steps.length;
  const step = exists ? firstStep - 1 : 0;
  return { ...state, step: firstOpenStep(rules, state, step) ?? step };
}

/** The offer in this state. */
export function offerOf({ funnel }: FunnelRules, { shop }: FunnelState): Offer {
  return {
    types: typeof shop === 'string' ? [] : shop,
    hasUpsell: hasBlock(funnel.steps, 'upsell'),
    answers: funnel.subscriptionAnswers,
  };
}

/** The selected product; undefined while there is no offer. */
export function selected(rules: FunnelRules, state: FunnelState): Selection | undefined {
  return selectionOf(offerOf(rules, state), state);
}

/** Whether the button of a step orders and pays. */
export function isOrder({ funnel: { steps } }: FunnelRules, step: number): boolean {
  const { buttonType } = steps[step] ?? {};
  return actionOf(steps, step) === 'pay' && (buttonType === 'standard' || buttonType === 'summary');
}

/** Whether a step would order a product without a known amount due now: such a product is not offered. */
export function isWithheld(rules: FunnelRules, state: FunnelState, step = state.step): boolean {
  const product = isOrder(rules, step) ? selected(rules, state)?.product : undefined;
  return product !== undefined && !isOrderable(product);
}

/** The fields of a step in this state; none if it is completed or not offered [funnel-flow-5]. */
export function stepFields(rules: FunnelRules, state: FunnelState, step = state.step): readonly StepField[] {
  if (isCompleted(rules, state, step) || isWithheld(rules, state, step)) return [];
  const { funnel, signupFields, country, hasNewsletter } = rules;
  const isDelivered = needsAddress(offerOf(rules, state), state);
  const facts = { signupFields, country, hasNewsletter, needsAddress: isDelivered };
  return [...fieldsOf(funnel.steps[step], facts), ...orderFields(rules, state, step)];
}

/** The fields that every order has, regardless of its blocks. */
function orderFields(rules: FunnelRules, state: FunnelState, step: number): readonly StepField[] {
  const asks = isOrder(rules, step) && selected(rules, state)?.product.asksImmediateStart;
  return asks ? [{ name: 'immediate_start', required: false }] : [];
}

/** Whether the registration of a step is complete: one registration completes all steps [funnel-flow-5]. */
export function isCompleted({ funnel }: FunnelRules, { completed }: FunnelState, step: number): boolean {
  return completed.includes(step) || (completed.length > 0 && actionOf(funnel.steps, step) === 'register');
}

/** The validation errors of a step in this state. */
export function validateStep(rules: FunnelRules, state: FunnelState, step = state.step): ValidationErrors {
  return validateFields(
    stepFields(rules, state, step),
    state.values,
    ruleFacts(rules, state),
    rules.messages,
  );
}

/** Returns the facts that rules need besides the values. */
export function ruleFacts({ country }: FunnelRules, { values, scored }: FunnelState) {
  const { password, email } = values;
  const score = scored?.password === password ? scored.score : scoreByLength(password, [email]);
  return { country, passwordLevel: levelOf(password, score) };
}

/**
 * Returns the first step with an error.
 * @param upTo the last step to check
 */
export function firstOpenStep(rules: FunnelRules, state: FunnelState, upTo: number): number | undefined {
  for (let step = 0; step <= upTo; step += 1) {
    if (Object.keys(validateStep(rules, state, step)).length > 0) return step;
  }
  return undefined;
}
