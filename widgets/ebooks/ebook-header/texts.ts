export const LABELS = { back: 'Vorige', forward: 'Volgende' };
