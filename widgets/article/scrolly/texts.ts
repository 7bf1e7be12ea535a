export const PAUSE = 'Pauzeer de video';
export const PLAY = 'Speel de video af';
