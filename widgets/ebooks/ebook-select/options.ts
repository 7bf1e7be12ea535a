import { isSafeAddress } from '../../../core/runtime/page/address.ts';

/** A book that the server offers [ebook-2]. */
export interface EbookOption {
  /** Names it in the download's address. */
  readonly value: string;
  readonly name: string;
  /** A few words about it; empty where there are none. */
  readonly info: string;
  /** The cover's address; undefined where there is none, or one that may not be shown. */
  readonly image: string | undefined;
  readonly author: string;
}

/** Where an e-book is downloaded, followed by its value (specification 1, routes). */
const DOWNLOAD = '/ebook/download/';

/**
 * Reads a radio button of the server's: its value, and `data-name`, `data-info`, `data-image` and `data-author`.
 * Without a name of its own the book has that of its label, else its value.
 */
export function readOption(radio: HTMLInputElement): EbookOption {
  const { dataset, labels } = radio;
  // Without the attribute the browser would say "on".
  const value = radio.getAttribute('value') ?? '';
  const label = labels?.[0]?.textContent ?? '';
  const own = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
  const image = own(dataset.image);
  return {
    value,
    name: own(dataset.name) || own(label) || value,
    info: own(dataset.info),
    image: image && isSafeAddress(image) ? image : undefined,
    author: own(dataset.author),
  };
}

/**
 * The book that a value means: only one that the server offers, whoever names it [ebook-11].
 * @param options the server's; of several with the same value the first one counts
 */
export function findOption(options: readonly EbookOption[], value: string): EbookOption | undefined {
  return options.find((option) => option.value === value);
}

/**
 * Where a book is downloaded, its value URL-encoded [ebook-3, ebook-11].
 * @returns undefined for a value that no address can carry: none at all, `.` and `..`, which addresses resolve, and
 *   half of a surrogate pair
 */
export function downloadAddress(value: string): string | undefined {
  if (/^\.{0,2}$/.test(value)) return undefined;
  try {
    return DOWNLOAD + encodeURIComponent(value);
  } catch {
    return undefined;
  }
}
