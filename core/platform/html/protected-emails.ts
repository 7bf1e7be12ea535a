import { escapeHtml } from './escape-html.ts';

/**
 * Cloudflare encodes e-mail addresses differently in each answer, in `data-cfemail` and in the fragment of a link: the
 * first byte is the key, followed by each byte of the address XOR the key. Cloudflare's own script decodes those of the
 * page, but only once.
 */
const LINK = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{4,})/gi;
const ELEMENT = /<(a|span)\b[^>]*\sdata-cfemail="([0-9a-f]{4,})"[^>]*>[^<]*<\/\1>/gi;

/** Decodes an address. @param code hexadecimal digits */
export function decodeEmail(code: string): string {
  const [key = 0, ...bytes] = (code.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
}

/** Returns the address of a link, with `mailto:` if it was an encoded e-mail address. */
export function decodeLink(address: string): string {
  return address.replace(LINK, (_, code: string) => `mailto:${decodeEmail(code)}`);
}

/** Decodes all e-mail addresses in HTML. @param html as sent */
export function decodeEmails(html: string): string {
  return html
    .replace(ELEMENT, (_, _name, code: string) => escapeHtml(decodeEmail(code)))
    .replace(LINK, (_, code: string) => `mailto:${escapeHtml(decodeEmail(code))}`);
}
