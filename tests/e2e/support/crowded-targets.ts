/**
 * Finds the pointer targets that can fail WCAG 2.5.8: those that another target covers in part, and those smaller than
 * 24 px with another one so close that circles of 24 px around both may overlap. All others pass, and axe takes as long
 * for each of them. Runs in the page.
 */
export function crowdedTargets(): Element[] {
  const [LEAST, NEAR] = [24, 36];
  const targets = document.querySelectorAll(
    'a[href], area, button, input, select, textarea, summary, iframe, audio, video, [tabindex], [role], [contenteditable]',
  );
  const boxes = [...targets]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const isWithin = (one: DOMRect, other: DOMRect, gap: number) =>
    other.left - one.right < gap &&
    one.left - other.right < gap &&
    other.top - one.bottom < gap &&
    one.top - other.bottom < gap;
  return boxes
    .filter(({ element, box }) => {
      const isSmall = box.width < LEAST || box.height < LEAST;
      return boxes.some((other) => other.element !== element && isWithin(box, other.box, isSmall ? NEAR : 0));
    })
    .map(({ element }) => element);
}
