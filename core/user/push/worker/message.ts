import type { Words } from './words.ts';

/** What a push message becomes: a notification, and the address to which it leads. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** A message replaces the one with the same tag. */
  readonly tag: string | undefined;
  /** Absolute, on this site. */
  readonly icon: string | undefined;
  /** Absolute, on this site. */
  readonly url: string;
}

const MAX_TITLE = 120;
const MAX_BODY = 300;

/**
 * Reads a push message. A browser expects a notification for each message, so one that cannot be read gives a plain
 * one; a wrong field costs only itself.
 * @param text the message as sent: JSON with `title`, and optionally `body`, `url`, `tag` and `icon`
 * @param origin of the site: addresses of others are not used
 * @param words of the plain notification
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
 * An address of this site as an absolute one.
 * @param address from a message
 * @param origin of the site
 * @returns undefined for other sites' addresses, and for what is none
 */
export function ownAddress(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined;
  try {
    const url = new URL(address, origin);
    // The origin of a `blob:` address is that of its page.
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
  // Half of an emoji is not a character.
  const start = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start.trimEnd()}…`;
}
