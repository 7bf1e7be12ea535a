import { HttpError } from '../../../../core/platform/http/http-error.ts';
import { request } from '../../../../core/platform/http/request.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  array,
  nullish,
  type OutputOf,
  object,
  oneOf,
  string,
} from '../../../../core/platform/schema/schema.ts';
import { timestamp } from '../../../../core/platform/schema/timestamp.ts';
import { isRecord } from '../../../../core/runtime/config/guards.ts';

const WITHDRAWALS = '/data/withdrawals/';

const contract = object({
  /** The number of the order. */
  order: string(),
  name: string(),
  /** The first moment after the withdrawal period. */
  until: timestamp,
  status: oneOf(['open', 'over', 'withdrawn']),
});

/** The details of a logged-in visitor, with which the form is filled. */
export const withdrawableSchema = object({
  name: maybe(nullish(string()), 'name of /data/withdrawals/'),
  email: maybe(nullish(string()), 'email of /data/withdrawals/'),
  contracts: array(maybe(contract, 'a contract of /data/withdrawals/')),
});

/** The withdrawal that the server received, with date and time. */
export const receiptSchema = object({
  number: string(),
  received: timestamp,
  what: string(),
  order: maybe(nullish(string()), 'order of a withdrawal'),
  email: maybe(nullish(string()), 'email of a withdrawal'),
  /** The consequences, in sentences. */
  outcome: maybe(nullish(string()), 'outcome of a withdrawal'),
});

/** A contract that the visitor concluded online. */
export type Contract = OutputOf<typeof contract>;

/** The visitor's details. */
export interface Withdrawable {
  readonly name: string;
  readonly email: string;
  readonly contracts: readonly Contract[];
}

/** The values of the form. */
export interface WithdrawalForm {
  readonly name: string;
  readonly email: string;
  readonly order: string;
  readonly what: string;
}

export type Receipt = OutputOf<typeof receiptSchema>;

/** The result of a withdrawal. */
export type WithdrawalOutcome =
  | { readonly state: 'received'; readonly receipt: Receipt }
  /** The server's sentence; empty if it sent none. */
  | { readonly state: 'refused'; readonly message: string };

/**
 * Fetches the visitor's details and their contracts: GET `/data/withdrawals/` [withdrawal-3]. Personal data: shown to
 * the visitor, never logged.
 * @throws HttpError
 */
export async function fetchWithdrawable(signal?: AbortSignal): Promise<Withdrawable> {
  const answer = await request(WITHDRAWALS, { ...(signal && { signal }), schema: withdrawableSchema });
  const contracts = answer.contracts.filter((one) => one !== undefined);
  return { name: answer.name?.trim() ?? '', email: answer.email?.trim() ?? '', contracts };
}

/**
 * Withdraws from a contract: POST `/data/withdrawals/` [withdrawal-2]. Each idempotency key makes one withdrawal: a
 * second request with it gets the same receipt. The call continues if the visitor leaves the page.
 * @param form the values of the form
 * @param key a quoted UUID
 * @throws HttpError if it is not known whether it was received
 */
export async function sendWithdrawal(form: WithdrawalForm, key: string): Promise<WithdrawalOutcome> {
  try {
    const receipt = await request(WITHDRAWALS, {
      json: form,
      headers: { 'Idempotency-Key': key },
      keepalive: true,
      readsRefusal: true,
      schema: receiptSchema,
    });
    return { state: 'received', receipt };
  } catch (cause) {
    const { status = 0, refusal = undefined } = cause instanceof HttpError ? cause : {};
    if (![400, 403, 404, 409, 410, 422].includes(status)) throw cause;
    const message = isRecord(refusal) && typeof refusal.message === 'string' ? refusal.message.trim() : '';
    return { state: 'refused', message };
  }
}
