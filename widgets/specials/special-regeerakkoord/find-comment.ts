const COMMENTS = '[data-comment], [role="note"], [role="comment"], aside, .comment, .commentaar';

/**
 * Finds the comment on a passage: the element whose id is in `data-annotation`, or that refers to the passage;
 * otherwise the one inside the passage or directly after it [special-regeerakkoord-1].
 * @param passage the passage, with `data-annotation`
 * @param hook the feature's hook
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
