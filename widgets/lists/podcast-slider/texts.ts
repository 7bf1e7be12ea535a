export const LABELS = { back: 'Vorige afleveringen', forward: 'Volgende afleveringen' };
