import type { ReactElement } from 'react';

/**
 * Children that a component may render next to others: elements, never text. Page translators replace text nodes, and
 * React then loses a text that is not the only child of its element.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
