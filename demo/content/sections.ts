import type { SectionSlug } from './types.ts';

/** The sections in the order of the paper, with their names and introductions. */
export const SECTIONS: Record<SectionSlug, { name: string; about: string }> = {
  binnenland: { name: 'Binnenland', about: 'Bestuur, wonen, onderwijs en het leven tussen dijk en duin.' },
  buitenland: { name: 'Buitenland', about: 'Verslagen van correspondenten, dichtbij en ver weg.' },
  economie: { name: 'Economie', about: 'Werk, energie, havens en wat het allemaal kost.' },
  cultuur: { name: 'Cultuur', about: 'Boeken, muziek, musea en makers.' },
  wetenschap: { name: 'Wetenschap', about: 'Onderzoek dat vragen beantwoordt en nieuwe oproept.' },
  sport: { name: 'Sport', about: 'Van natuurijs tot marathon.' },
  opinie: { name: 'Opinie', about: 'Columns en betogen van binnen en buiten de redactie.' },
};

/** Whether a text is a section's slug. */
export function isSection(slug: string): slug is SectionSlug {
  return Object.hasOwn(SECTIONS, slug);
}
