import type { VisitMoment } from './visit-moment.ts';

/** The mark of a new story, before its date. */
export const NEW = 'Nieuw';

/**
 * The heading of the list.
 * @param kind kind of the moment of the last visit
 * @param detail a time of the day, or the name of a day
 */
export function newSinceText(kind: VisitMoment['kind'], detail: string): string {
  if (kind === 'night') return 'Nieuw sinds vannacht';
  if (kind === 'morning') return 'Nieuw sinds vanochtend';
  if (kind === 'afternoon') return 'Nieuw sinds vanmiddag';
  if (kind === 'time') return `Nieuw sinds ${detail} uur`;
  if (kind === 'evening') return 'Nieuw sinds gisteravond';
  if (kind === 'yesterday') return 'Nieuw sinds gisteren';
  if (kind === 'weekday') return `Nieuw sinds ${detail}`;
  return 'Nieuw sinds je laatste bezoek';
}
