const COMMENTS = '[data-comment], [role="note"], [role="comment"], aside, .comment, .commentaar';

/**
 * Finds the comment at a passage: the element that `data-annotation` names by its id, or that names the passage; else the
 * one in the passage or right after it [special-regeerakkoord-1].
 * @param passage with `data-annotation`
 * @param hook of the feature
 */
export function findComment(passage: HTMLElement, hook: HTMLElement): HTMLElement | undefined {
  const name = passage.dataset.annotation?.trim();
  if (name) {
    const quoted = CSS.escape(name);
    const named = [
      ...hook.querySelectorAll<HTMLElement>(`#${quoted}:not([data-annotation]), [data-comment]`),
    ].find(({ id, dataset: { comment } }) => [id, comment].some((text) => text?.trim() === name));
    if (named && named !== passage) return named;
  }
  const inside = passage.querySelector<HTMLElement>(COMMENTS);
  if (inside) return inside;
  const next = passage.nextElementSibling;
  return next instanceof HTMLElement && next.matches(COMMENTS) ? next : undefined;
}
