export const HINT = 'Scroll om meer te zien';
export const NAME = 'Brede afbeelding';
