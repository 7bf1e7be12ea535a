/** The server's link to the subscriptions [special-usp-page-2]. */
export const SUBSCRIPTIONS = 'Bekijk abonnementen';
