export const READ_MORE = 'Lees meer';
export const READ_LESS = 'Lees minder';
export const LISTEN = 'Luister';
export const STOP = 'Stop';
export const SHARE = 'Delen';
export const LISTEN_FAILED = 'Voorlezen lukt nu niet. Probeer het later opnieuw.';
