import { readText, writeText } from '../../platform/storage/texts.ts';
import { parseAddress } from '../../runtime/page/address.ts';

/** Local storage key of the visitor's instance [mastodon-share-4]. */
const KEY = 'nmt_mastodon_instance';

/** Matches a scheme, but not a host with its port, such as `mastodon.example:8443`. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i;

/** Matches a user name before the host, even an empty one; a handle in a path, `/@name`, does not match. */
const USER = /^(?:[a-z][a-z\d+.-]*:)?\/*[^/?#]*@/i;

/**
 * The origin of the Mastodon instance that a visitor names: a host, or the address of anything on it. Always https:
 * http is upgraded; other schemes, user names, spaces and hosts without a dot are not an instance [mastodon-share-1,
 * mastodon-share-4].
 * @param value as it was typed
 * @returns such as `https://mastodon.nl`, a host of other scripts as its ASCII form; undefined if it is none
 */
export function instanceOrigin(value: string): string | undefined {
  const text = value.trim();
  if (text === '' || /[\s\\\p{Cc}]/u.test(text)) return undefined;
  // A base on the web would make `https:/mastodon.nl` a path of that base.
  const url = parseAddress(SCHEME.test(text) ? text : `https://${text}`, 'about:blank');
  if (!url || !/^https?:$/.test(url.protocol) || USER.test(text) || !isDomain(url.hostname)) return undefined;
  url.protocol = 'https:';
  return url.origin;
}

/** Returns the stored instance, validated again because other scripts can write to storage. */
export function keptInstance(): string | undefined {
  return instanceOrigin(readText('local', KEY) ?? '');
}

/** Stores an instance for the next time [mastodon-share-3]. */
export function keepInstance(origin: string): void {
  writeText('local', KEY, origin);
}

/**
 * Whether a host has at least two labels, none empty, and does not end with a number: this excludes machines in the
 * visitor's own network.
 */
function isDomain(host: string): boolean {
  return /^(?:[^.\]]+\.)+[^.\]\d][^.\]]*$/.test(host);
}
