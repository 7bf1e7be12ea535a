import type { OutputOf } from '../../platform/schema/schema.ts';
import { parseTimestamp } from '../../platform/time/parse-timestamp.ts';
import { isRecord, isText } from '../../runtime/config/guards.ts';
import type { loginStatusSchema } from './api/login-status.ts';
import type { Login } from './visitor.ts';

/**
 * Normalises the answer of `/login-status`: single values become lists, dates become epoch milliseconds, missing and
 * invalid fields are left out [visitor-4].
 */
export function readLogin(answer: OutputOf<typeof loginStatusSchema>): Login {
  const { emailAddress, username, uuid, familyStatus } = answer;
  const email = isRecord(emailAddress) ? emailAddress.email : emailAddress;
  const texts = Object.entries({ email, username, uuid }).filter(([, text]) => isText(text));
  const dates = Object.entries({
    subscriptionCreated: parseTimestamp(answer.subscriptionCreated),
    accountCreated: parseTimestamp(answer.accountCreated),
  }).filter(([, at]) => at !== undefined);
  return {
    permissions: answer.permissions.filter(isText),
    familyStatus: familyStatus === 'main' || familyStatus === 'sub' ? familyStatus : 'none',
    subscriberIds: textsOf(answer.subscriberIds),
    productGroupCodes: textsOf(answer.productGroupCodes),
    ...Object.fromEntries([...texts, ...dates]),
  };
}

/** Returns a list or a single value as a list without empty texts. */
function textsOf(values: readonly (string | number)[] | string | number | undefined): string[] {
  return [values ?? []].flat().map(String).filter(isText);
}
