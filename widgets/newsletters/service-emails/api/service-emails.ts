import { request } from '../../../../core/platform/http/request.ts';
import { UNCHECKED } from '../../../../core/platform/http/unchecked.ts';

/** A form of one service e-mail. */
interface ServiceEmailForm {
  /** The form's action. */
  readonly address: string;
  /** The fields as a browser would send them, url-encoded or multipart. */
  readonly fields: URLSearchParams | FormData;
  /** The allowed origins. */
  readonly origins: ReadonlySet<string>;
}

/**
 * Saves whether the visitor gets a service e-mail: POST to the form's own action; any 2xx answer means saved. The call
 * continues if the visitor leaves the page [service-emails-1].
 * @throws HttpError; the choice may have been saved if no answer arrived
 */
export async function saveServiceEmail({ address, fields, origins }: ServiceEmailForm): Promise<void> {
  await request(address, { form: fields, origins, schema: UNCHECKED, reads: 'text', keepalive: true });
}
