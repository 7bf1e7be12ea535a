import type { ShareMethod } from './methods.ts';
import { shareWords } from './share-words.ts';

/** The content that is shared on another site. */
export interface Message {
  /** The title, such as a headline. */
  readonly title: string;
  /** The text of the message if it differs from the title, such as the result of a quiz. */
  readonly text?: string | undefined;
  /** The absolute address, with all query parameters. */
  readonly url: string;
}

/** The methods with an address of their own; the others need an instance, or the clipboard. */
export type LinkedMethod = Exclude<ShareMethod, 'mastodon' | 'clipboard'>;

/** Returns the message with its texts limited in length. */
interface Ready {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

type Parameters = readonly (readonly [name: string, value: string])[];

/**
 * The fixed address of each method [share-modal-8]. The page changes no part of these; title and link are
 * percent-encoded, spaces as `%20`, because mail programs show a `+` literally (RFC 6068).
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
 * Returns the address of a method [share-2, share-modal-8].
 * @param method any but Mastodon and the clipboard
 * @param message the content to share
 */
export function shareAddress(method: LinkedMethod, message: Message): string {
  return ADDRESSES[method](ready(message));
}

/**
 * Returns the address for sharing on the visitor's Mastodon instance [mastodon-share-4].
 * @param origin from `instanceOrigin`
 * @param message the content to share
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
