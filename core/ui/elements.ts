import type { ReactElement } from 'react';

/**
 * What a component may place beside other children: elements, never text. Page translators replace text nodes, and React
 * then loses a text that is not the only child of its element.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
