/**
 * Finds the picture of a hook: the first one that is not part of an item's text.
 * @param hook the element around picture and items
 * @param items the items; their own pictures do not count
 */
export function findPicture(
  hook: HTMLElement,
  items: readonly Element[],
): HTMLElement | SVGElement | undefined {
  const isPicture = (element: Element) => !items.some((item) => item.contains(element));
  const find = (selector: string) =>
    [...hook.querySelectorAll<HTMLElement | SVGElement>(selector)].find(isPicture);
  // The page's style may draw the picture of a figure.
  return find('img,svg,object,canvas') ?? find('figure,[role="img"]');
}
