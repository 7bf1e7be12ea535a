/** Fixed texts of the blocks. */
export const ACTIVATE = 'Activeren';
export const SUBSCRIBER_ALREADY = 'Al abonnee?';
export const LOG_IN = 'Inloggen';
export const LOG_OUT = 'Uitloggen';
export const loggedInText = (name: string): string => `Je bent ingelogd als ${name}.`;
export const SESSION_ENDED = 'Log opnieuw in om verder te gaan.';
export const LOG_IN_AGAIN = 'Opnieuw inloggen';
export const LOG_IN_TO_READ = 'Log in om verder te lezen.';
export const PODCASTS = 'Podcasts';
