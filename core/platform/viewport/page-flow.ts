/**
 * Returns an element and its ancestors, from the innermost to the child of `<body>`.
 * @param element an element of the document
 */
export function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    path.push(node);
  }
  return path;
}

/** The siblings after an element. */
export function followersOf(node: Element): Element[] {
  const siblings = [...(node.parentElement?.children ?? [])];
  return siblings.slice(siblings.indexOf(node) + 1);
}

/** Whether an element does not move when the page scrolls. */
export function isFixed(element: Element): boolean {
  return /fixed|sticky/.test(getComputedStyle(element).position);
}
