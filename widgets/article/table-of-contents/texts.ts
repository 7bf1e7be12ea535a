/** The title of a table of contents [table-of-contents-2]. */
export const TITLE = 'Inhoud';
/** The id of a heading whose text has no usable characters; part of an address. */
export const HEADING = 'kop';
