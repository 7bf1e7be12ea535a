/** The label of the selection [partner-page-1]. */
export const NEWSPAPER = 'Kies je krant';
