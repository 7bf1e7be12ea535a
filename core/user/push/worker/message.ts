import type { Words } from './words.ts';

/** The notification for a push message, and the address to which it leads. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** The tag: a message replaces the one with the same tag. */
  readonly tag: string | undefined;
  /** The icon's absolute address on this site. */
  readonly icon: string | undefined;
  /** The absolute address on this site. */
  readonly url: string;
}

const MAX_TITLE = 120;
const MAX_BODY = 300;

/**
 * Reads a push message. A browser expects a notification for each message, so an unreadable one gives a generic
 * notification; an invalid field is ignored alone.
 * @param text the message as sent: JSON with `title`, and optionally `body`, `url`, `tag` and `icon`
 * @param origin the site's origin: addresses on others are not used
 * @param words the texts of the generic notification
 */
export function readMessage(text: string | undefined, origin: string, words: Words): Message {
  const sent = parse(text);
  const title = textOf(sent.title, MAX_TITLE);
  if (title === undefined) {
    const { news, seeFrontPage } = words;
    return { title: news, body: seeFrontPage, tag: undefined, icon: undefined, url: `${origin}/` };
  }
  return {
    title,
    body: textOf(sent.body, MAX_BODY) ?? '',
    tag: textOf(sent.tag, MAX_TITLE),
    icon: ownAddress(sent.icon, origin),
    url: ownAddress(sent.url, origin) ?? `${origin}/`,
  };
}

/**
 * Returns an address of this site as an absolute one.
 * @param address the address from a message
 * @param origin the site's origin
 * @returns undefined for addresses of other sites, and for invalid ones
 */
export function ownAddress(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined;
  try {
    const url = new URL(address, origin);
    // A `blob:` address has the origin of its page, so it is excluded.
    const isOwn = url.origin === origin && /^https?:$/.test(url.protocol) && !url.username && !url.password;
    return isOwn ? url.href : undefined;
  } catch {
    return undefined;
  }
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const sent: unknown = JSON.parse(text ?? '');
    return typeof sent === 'object' && sent !== null ? { ...sent } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown, max: number): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return undefined;
  if (text.length <= max) return text;
  // Half of a surrogate pair, such as that of an emoji, is not a character.
  const start = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start.trimEnd()}…`;
}
