import type { PaywallCall } from '../../../../core/domain/paywall/api/decision.ts';
import { request } from '../../../../core/platform/http/request.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { filled, object, string } from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';

const words = filled();

/** The answer of an address lookup [address-lookup-1]. */
export const addressSchema = object({
  street: words,
  city: words,
  number: maybe(textOrNumber),
  postal_code: maybe(string()),
});

/**
 * Looks up street and city: POST `/paywall-api/api/web/validate_address` [address-lookup-1].
 * @param postcode formatted as `1234 AB`
 * @param number the house number
 * @param call the API's address, the timeout and the signal
 * @throws HttpError, also if the address does not exist
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
