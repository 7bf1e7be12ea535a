import { type Product, type SubscriptionType, type UpsellOption, upsellFor } from '../offer/shop.ts';
import type { FieldName, Values } from './fields.ts';
import { actionOf } from './flow.ts';
import type { Score } from './password-level.ts';
import {
  type FunnelRules,
  type FunnelState,
  firstOpenStep,
  isCompleted,
  isWithheld,
  offerOf,
  selected,
  type Task,
} from './state.ts';

/** The actions of a funnel. */
export type FunnelAction =
  | { readonly type: 'filled'; readonly field: FieldName; readonly value: string }
  /** The visitor's values that arrive late: they only fill empty fields. */
  | { readonly type: 'prefilled'; readonly values: Partial<Values> }
  /** An answer to an address lookup. */
  | { readonly type: 'address-found'; readonly street: string; readonly city: string }
  | { readonly type: 'scored'; readonly password: string; readonly score: Score }
  | { readonly type: 'shop-opened'; readonly types: readonly SubscriptionType[] }
  | { readonly type: 'shop-failed' }
  | { readonly type: 'type-chosen'; readonly id: number }
  | { readonly type: 'product-chosen'; readonly id: Product['id'] }
  | { readonly type: 'upsell-chosen'; readonly option: UpsellOption }
  /** The visitor sends the step. */
  | { readonly type: 'sent' }
  | { readonly type: 'back' }
  /** The request succeeded. */
  | { readonly type: 'succeeded'; readonly task: number }
  /** The request failed or was refused: the visitor may try again. */
  | { readonly type: 'failed'; readonly task: number }
  /** The page did not navigate away, or was restored by the browser's back button. */
  | { readonly type: 'returned' };

/**
 * The reducer of a funnel, without view and requests. A new `task` means a request. It requires that every field up to
 * this step is valid, and that no other request is pending and the page is not navigating away [funnel-flow-1 to -8,
 * funnel-flow-12].
 * @returns the next state; the same object if nothing changes
 */
export function funnelReducer(rules: FunnelRules, state: FunnelState, action: FunnelAction): FunnelState {
  switch (action.type) {
    case 'filled':
      // Values do not change while a request is pending.
      return state.task ? state : withValues(state, { [action.field]: action.value });
    case 'prefilled': {
      if (state.task) return state;
      const empty = Object.entries(action.values).filter(([name]) => state.values[name as FieldName] === '');
      return empty.length === 0 ? state : withValues(state, Object.fromEntries(empty));
    }
    case 'address-found':
      return state.task ? state : withValues(state, { street: action.street, city: action.city });
    case 'scored':
      return { ...state, scored: { password: action.password, score: action.score } };
    case 'shop-opened':
      return { ...state, shop: action.types.length > 0 ? action.types : 'failed' };
    case 'shop-failed':
      return { ...state, shop: 'failed' };
    case 'type-chosen':
      return choose(rules, state, { typeId: action.id, productId: undefined });
    case 'product-chosen':
      return choose(rules, state, { productId: action.id });
    case 'upsell-chosen':
      return state.task ? state : { ...state, upsell: action.option };
    case 'sent':
      return send(rules, state);
    case 'back':
      if (state.task || state.leaving || state.step === 0) return state;
      return opened({ ...state, step: state.step - 1, done: false });
    case 'succeeded':
      return isAwaited(state, action.task) ? succeed(state, state.task) : state;
    case 'failed':
      return isAwaited(state, action.task) ? { ...state, task: undefined } : state;
    case 'returned':
      return state.leaving ? { ...state, leaving: undefined } : state;
  }
}

/** In another step, an upsell starts with the option that corresponds to the choice. */
function choose(
  rules: FunnelRules,
  state: FunnelState,
  choice: Partial<Pick<FunnelState, 'typeId' | 'productId'>>,
): FunnelState {
  if (state.task) return state;
  const next = { ...state, ...choice };
  return { ...next, upsell: upsellFor(offerOf(rules, next), next) ?? next.upsell };
}

function send(rules: FunnelRules, state: FunnelState): FunnelState {
  if (state.task || state.leaving || state.done) return state;
  const { buttonType } = rules.funnel.steps[state.step] ?? {};
  // Enter in a field must not send a step without a submit button.
  if (buttonType === 'redirect' || buttonType === 'none') return state;
  const open = firstOpenStep(rules, state, state.step);
  // A choice in this step may have made an earlier step incomplete: show that step.
  if (open !== undefined) return open === state.step ? state : opened({ ...state, step: open });
  switch (actionOf(rules.funnel.steps, state.step)) {
    case 'pay':
      return selected(rules, state) && !isWithheld(rules, state) ? withTask(state, 'payment') : state;
    case 'register':
      return isCompleted(rules, state, state.step) ? goOn(rules, state) : withTask(state, 'registration');
    case 'activate':
      // Without a link there is nothing to activate: skip the step.
      return state.activationLink ? { ...state, leaving: 'activation' } : goOn(rules, state);
    case 'next':
      return goOn(rules, state);
  }
}

function goOn(rules: FunnelRules, state: FunnelState): FunnelState {
  const isLast = state.step >= rules.funnel.steps.length - 1;
  return isLast ? { ...state, done: true } : opened({ ...state, step: state.step + 1 });
}

function succeed(state: FunnelState, task: Task): FunnelState {
  const finished = { ...state, task: undefined };
  if (task.kind === 'payment') return { ...finished, leaving: 'payment' };
  // The password is not kept longer than necessary.
  const values = { ...state.values, password: '' };
  return opened({ ...finished, values, scored: undefined, completed: [...state.completed, state.step] });
}

function withTask(state: FunnelState, kind: Task['kind']): FunnelState {
  const id = state.calls + 1;
  return { ...state, calls: id, task: { kind, id } };
}

function isAwaited(state: FunnelState, id: number): state is FunnelState & { readonly task: Task } {
  return state.task?.id === id;
}

function withValues(state: FunnelState, values: Partial<Values>): FunnelState {
  return { ...state, values: { ...state.values, ...values } };
}

function opened(state: FunnelState): FunnelState {
  return { ...state, round: state.round + 1 };
}
