import type { ShareMethod } from './methods.ts';
import { shareWords } from './words.ts';

/** What goes into an address of another party. */
export interface Message {
  /** What is shared, in words: a headline. */
  readonly title: string;
  /** What a message says instead of the title, where there is one: the result of a quiz. */
  readonly text?: string | undefined;
  /** Absolute, with all parameters that it is to have. */
  readonly url: string;
}

/** The methods that have an address of their own; the others need an instance, or the clipboard. */
export type LinkedMethod = Exclude<ShareMethod, 'mastodon' | 'clipboard'>;

/** With words that fit. */
interface Ready {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

type Parameters = readonly (readonly [name: string, value: string])[];

/**
 * The one fixed address of each method [share-modal-8]. No part of these comes from the page; title and link are
 * percent-encoded, spaces as `%20`, because mail programmes show a `+` as it is (RFC 6068).
 */
const ADDRESSES: Record<LinkedMethod, (message: Ready) => string> = {
  mail: ({ title, text, url }) =>
    `mailto:?${query([
      ['subject', title],
      ['body', `${text}\r\n\r\n${url}`],
    ])}`,
  linkedin: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?${query([['url', url]])}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query([['u', url]])}`,
  reddit: ({ text, url }) =>
    `https://www.reddit.com/submit?${query([
      ['url', url],
      ['title', text],
    ])}`,
  whatsapp: ({ text, url }) => `https://wa.me/?${query([['text', `${text} ${url}`]])}`,
  bluesky: ({ text, url }) => `https://bsky.app/intent/compose?${query([['text', `${text} ${url}`]])}`,
  threads: ({ text, url }) => `https://www.threads.com/intent/post?${query([['text', `${text} ${url}`]])}`,
  twitter: ({ text, url }) =>
    `https://x.com/intent/post?${query([
      ['text', text],
      ['url', url],
    ])}`,
};

/**
 * Where a method leads [share-2, share-modal-8].
 * @param method any but Mastodon and the clipboard
 * @param message what is shared
 */
export function shareAddress(method: LinkedMethod, message: Message): string {
  return ADDRESSES[method](ready(message));
}

/**
 * Where Mastodon leads: the instance of the reader's choice [mastodon-share-4].
 * @param origin as `instanceOrigin` gives it
 * @param message what is shared
 */
export function mastodonAddress(origin: string, message: Message): string {
  const { text, url } = ready(message);
  return `${origin}/share?${query([['text', `${text} ${url}`]])}`;
}

function ready({ title, text, url }: Message): Ready {
  const words = shareWords(title);
  return { title: words, text: shareWords(text ?? '') || words, url };
}

function query(parameters: Parameters): string {
  return parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}
