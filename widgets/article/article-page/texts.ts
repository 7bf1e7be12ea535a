/** The reading time of an article [article-page-1]. */
export const readingTimeText = (minutes: number): string => `${minutes} min leestijd`;
export const READ_ON = 'Lees verder';
export const COLLAPSE = 'Inklappen';
