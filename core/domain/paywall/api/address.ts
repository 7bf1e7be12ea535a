import { minLength, number, object, string, union } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import type { PaywallCall } from './decision.ts';

const words = string().check(minLength(1));

/** What an address lookup answers [address-lookup-1]. */
export const addressSchema = object({
  street: words,
  city: words,
  number: maybe(union([string(), number()])),
  postal_code: maybe(string()),
});

/**
 * Looks up street and city: POST `/paywall-api/api/web/validate_address` [address-lookup-1].
 * @param postcode as it is written: `1234 AB`
 * @param number the house number
 * @param call where the API is, how long it may take, and who may give up
 * @throws HttpError, also where there is no such address
 */
export async function lookUpAddress(
  postcode: string,
  number: string,
  { apiBase = '', ...call }: PaywallCall,
): Promise<{ readonly street: string; readonly city: string }> {
  const path = `${apiBase}/paywall-api/api/web/validate_address`;
  const { street, city } = await request(path, {
    ...call,
    schema: addressSchema,
    json: { postal_code: postcode, number },
  });
  return { street, city };
}
