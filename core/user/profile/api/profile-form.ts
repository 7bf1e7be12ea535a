import { type RequestOptions, request } from '../../../platform/http/request.ts';
import { UNCHECKED } from '../../../platform/http/unchecked.ts';

/**
 * Saves the visitor's details: POST to the form's own action, as the browser would send it [profile-page-1]. Never
 * retried.
 * @param address the form's action
 * @param form its fields
 * @param options signal and allowed origins
 * @throws HttpError; the details may have been saved if no answer arrived
 */
export async function saveProfile(
  address: string,
  form: URLSearchParams | FormData,
  options: Pick<RequestOptions<unknown>, 'signal' | 'origins'>,
): Promise<void> {
  await request(address, { ...options, form, schema: UNCHECKED, reads: 'text' });
}
