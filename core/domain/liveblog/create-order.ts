/** The times of a page or an answer, in epoch milliseconds by the server's clock; undefined if unknown. */
export interface Made {
  /** The time of the article's last change. */
  readonly updatedAt?: number | undefined;
  /** The time in the header `Last-Modified`. */
  readonly modifiedAt?: number | undefined;
}

/**
 * Keeps answers in order: an intermediate cache may send an older answer than the page, or than the answer before it.
 * The article's own time decides; `Last-Modified`, which may differ between servers, is used only without it.
 * @param page the times of the shown page
 * @returns a function that tells whether an answer is older than the latest one; otherwise it becomes the latest
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
 * @param before `document.lastModified` as read at least a second ago
 */
export function pageModifiedAt(before: string): number | undefined {
  return document.lastModified === before ? timeOf(before) : undefined;
}

function timeOf(text: string): number | undefined {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}
