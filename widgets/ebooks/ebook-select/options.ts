import { isSafeAddress } from '../../../core/runtime/page/address.ts';

/** A book that the server offers [ebook-2]. */
export interface EbookOption {
  /** Identifies the book in the download's address. */
  readonly value: string;
  readonly name: string;
  /** A short description; empty without one. */
  readonly info: string;
  /** The cover's address; undefined if there is none, or it is not allowed. */
  readonly image: string | undefined;
  readonly author: string;
}

/** The path of a download, followed by the book's value (specification 1, routes). */
const DOWNLOAD = '/ebook/download/';

/**
 * Reads one of the server's radio buttons: its value, and `data-name`, `data-info`, `data-image` and `data-author`.
 * Without `data-name` the name is the text of its label, or otherwise its value.
 */
export function readOption(radio: HTMLInputElement): EbookOption {
  const { dataset, labels } = radio;
  // Without the attribute, the property `value` would be "on".
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
 * Finds a book by its value, only among those that the server offers [ebook-11].
 * @param options the server's books; for duplicate values the first one counts
 */
export function findOption(options: readonly EbookOption[], value: string): EbookOption | undefined {
  return options.find((option) => option.value === value);
}

/**
 * The address of a download, with its value URL-encoded [ebook-3, ebook-11].
 * @returns undefined for a value that no address can contain: an empty one, `.` and `..`, which addresses resolve, and
 *   a lone surrogate
 */
export function downloadAddress(value: string): string | undefined {
  if (/^\.{0,2}$/.test(value)) return undefined;
  try {
    return DOWNLOAD + encodeURIComponent(value);
  } catch {
    return undefined;
  }
}
