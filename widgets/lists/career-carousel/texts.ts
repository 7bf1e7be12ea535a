export const LABELS = { back: 'Vorige vacatures', forward: 'Volgende vacatures' };
