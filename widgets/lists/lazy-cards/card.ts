import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';

/** The content of a card, of any kind. */
export interface Card {
  readonly address: string;
  readonly title: string;
  /** The label above the title. */
  readonly label?: string | undefined;
  /** A badge. */
  readonly flag?: string | undefined;
  readonly articleId?: string | undefined;
  readonly articleType?: string | undefined;
  readonly image?: string | undefined;
  /** A few lines below the title. Cards of articles have space for them if there is no image. */
  readonly text?: string | undefined;
  /** Publication time, in epoch milliseconds. */
  readonly at?: number | undefined;
  /** Duration, in whole minutes. */
  readonly minutes?: number | undefined;
  readonly tags?: readonly Tag[] | undefined;
}

/** A link to the archive, for a topic. */
interface Tag {
  readonly name: string;
  readonly address: string;
}

/** A trimmed text; undefined if it is empty. */
export const wordsIn = (raw: string | undefined): string | undefined => raw?.trim() || undefined;

/**
 * Checks an address for a link or an image: http, https or relative [lazy-cards-9].
 * @param raw the address in an answer
 * @returns the unchanged address, or undefined
 */
export function webAddress(raw: string | undefined): string | undefined {
  const address = wordsIn(raw);
  const url = address === undefined ? undefined : parseAddress(address);
  return url && /^https?:$/.test(url.protocol) ? address : undefined;
}

/** Epoch milliseconds, or undefined for an invalid time. */
export const momentIn = (raw: string | number | undefined): number | undefined => parseTimestamp(raw);
