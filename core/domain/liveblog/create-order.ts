/** When a page or an answer was made, in epoch milliseconds by the server's clock; undefined if that is unknown. */
export interface Made {
  /** When the article was last changed. */
  readonly updatedAt?: number | undefined;
  /** The header `Last-Modified`. */
  readonly modifiedAt?: number | undefined;
}

/**
 * Keeps answers in order: an intermediate cache may give an older one than the page, or than the answer before. The article's
 * own time decides; `Last-Modified`, which servers may set each to its own time, only without it.
 * @param page what is shown
 * @returns whether an answer is older than what was there before; one that is not becomes the latest
 */
export function createOrder(page: Made): (answer: Made) => boolean {
  let latest = page;
  return (answer) => {
    const isKnown = answer.updatedAt !== undefined && latest.updatedAt !== undefined;
    if (
      isKnown ? isBefore(answer.updatedAt, latest.updatedAt) : isBefore(answer.modifiedAt, latest.modifiedAt)
    )
      return true;
    latest = {
      updatedAt: answer.updatedAt ?? latest.updatedAt,
      modifiedAt: answer.modifiedAt ?? latest.modifiedAt,
    };
    return false;
  };
}

const isBefore = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one < other;

/**
 * Reads when an answer was last modified.
 * @param headers the answer's
 */
export function modifiedAt(headers: Headers): number | undefined {
  return timeOf(headers.get('Last-Modified') ?? '');
}

/**
 * Reads when the page was last modified. Browsers give the present time for a page without the header.
 * @param before `document.lastModified` of a moment ago, at least a second
 */
export function pageModifiedAt(before: string): number | undefined {
  return document.lastModified === before ? timeOf(before) : undefined;
}

function timeOf(text: string): number | undefined {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}
