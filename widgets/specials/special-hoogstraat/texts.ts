export const PREVIOUS = 'Vorig pand';
export const NEXT = 'Volgend pand';
export const STREET = 'De straat';

/** Announced after a step along the street. */
export const positionText = (number: number, total: number, name: string) =>
  `Pand ${number} van ${total}: ${name}`;
