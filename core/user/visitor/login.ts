import type { output } from 'zod/mini';
import { parseTimestamp } from '../../platform/time/timestamp.ts';
import { isRecord, isText } from '../../runtime/config/readers.ts';
import type { loginStatusSchema } from './api/login-status.ts';
import type { Login } from './visitor.ts';

/**
 * Brings the answer of `/login-status` into one form: lists are lists, dates are moments, what is missing or
 * cannot be read is left out [visitor-4].
 */
export function readLogin(answer: output<typeof loginStatusSchema>): Login {
  const { emailAddress, username, uuid, familyStatus } = answer;
  const email = isRecord(emailAddress) ? emailAddress.email : emailAddress;
  const texts = Object.entries({ email, username, uuid }).filter(([, text]) => isText(text));
  const dates = Object.entries({
    subscriptionCreated: parseTimestamp(answer.subscriptionCreated),
    accountCreated: parseTimestamp(answer.accountCreated),
  }).filter(([, at]) => at !== undefined);
  return {
    permissions: answer.permissions,
    familyStatus: familyStatus === 'main' || familyStatus === 'sub' ? familyStatus : 'none',
    subscriberIds: (answer.subscriberIds ?? []).map(String),
    productGroupCodes: [answer.productGroupCodes ?? []].flat().filter(isText),
    ...Object.fromEntries([...texts, ...dates]),
  };
}
