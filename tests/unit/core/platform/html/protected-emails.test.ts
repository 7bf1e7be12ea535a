import { expect, it } from 'vitest';
import { decodeEmails } from '../../../../../core/platform/html/protected-emails.ts';

/** "a<b@krant.nl" with the key 0x42. */
const CODE = [0x42, ...[...'a<b@krant.nl'].map((letter) => letter.charCodeAt(0) ^ 0x42)]
  .map((byte) => byte.toString(16).padStart(2, '0'))
  .join('');

it.each([
  [`<a href="/cdn-cgi/l/email-protection#${CODE}">mail</a>`, '<a href="mailto:a&lt;b@krant.nl">mail</a>'],
  [
    `<p>x <span class="__cf_email__" data-cfemail="${CODE}">[email&#160;protected]</span> y</p>`,
    '<p>x a&lt;b@krant.nl y</p>',
  ],
  [
    `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${CODE}">[email&#160;protected]</a>`,
    'a&lt;b@krant.nl',
  ],
  ['<a href="/cdn-cgi/l/email-protection#">x</a>', '<a href="/cdn-cgi/l/email-protection#">x</a>'],
])('decodes the e-mail addresses that Cloudflare encoded in %s', (html, expected) => {
  expect(decodeEmails(html)).toBe(expected);
});
