import { formProperty } from '../../../platform/dom/form-property.ts';
import { type RequestOptions, request } from '../../../platform/http/request.ts';
import { allowedOrigins } from '../../../runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../runtime/config/site-config.ts';
import type { Page } from '../../../runtime/page/page.ts';

interface PostOptions<Answer> extends Pick<RequestOptions<Answer>, 'schema' | 'reads' | 'refusesRedirects'> {
  readonly page: Page;
  /** Aborts a call in progress. */
  readonly signal: AbortSignal;
}

/**
 * Returns a function that sends a form's values as the browser would: a POST to its own action, url-encoded, or
 * multipart if there are files.
 * @param form the form
 * @param options how the answer is read
 */
export function postForm<Answer>(
  form: HTMLFormElement,
  { page, ...call }: PostOptions<Answer>,
): (data: FormData) => Promise<Answer> {
  return (data) =>
    request(actionOf(form), {
      ...call,
      method: 'POST',
      form: bodyOf(data, form),
      origins: allowedOrigins(page, siteConfig(page)),
    });
}

/** The address that a form is sent to, by its attribute: a field with the name "action" shadows the property. */
export function actionOf(form: HTMLFormElement): string {
  return form.getAttribute('action') || location.href;
}

/** A form's values in its encoding; files need multipart. */
export function bodyOf(data: FormData, form: HTMLFormElement): FormData | URLSearchParams {
  const entries = [...data];
  const isPlain = entries.every((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (!isPlain || formProperty(form, 'enctype') === 'multipart/form-data') return data;
  return new URLSearchParams(entries as [string, string][]);
}
