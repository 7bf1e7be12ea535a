export const TITLE = 'Grafiek';
