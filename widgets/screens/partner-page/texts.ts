/** The name of the choice [partner-page-1]. */
export const NEWSPAPER = 'Kies je krant';
