/** The title of a notification whose message could not be read. */
export const NEWS = 'Er is nieuws';
/** Its text; the notification leads to the front page. */
export const SEE_FRONT_PAGE = 'Bekijk het op de voorpagina.';
