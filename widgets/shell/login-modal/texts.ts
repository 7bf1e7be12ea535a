/** The modal's default texts [login-modal-4]. */
export const TITLE = 'Log in om verder te gaan';
export const LOGIN = 'Inloggen';
export const CLOSE = 'Sluiten';
