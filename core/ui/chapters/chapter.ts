/** A part of a long page. */
export interface Chapter {
  /** Its text in the navigation. */
  readonly label: string;
  /** Whether the text comes from the product, for a part without a title. */
  readonly isOwnLabel?: boolean;
  /** The element that it starts with; undefined if the page has none, which disables its entry. */
  readonly section: HTMLElement | undefined;
}

/** The first heading of a section; undefined if it has none. */
export function headingOf(section: Element): HTMLElement | undefined {
  return section.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? undefined;
}
