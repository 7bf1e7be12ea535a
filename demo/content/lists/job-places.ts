/**
 * The department and city of a vacancy, by its slug. Closing dates count in days from the day on which the demo starts.
 */
export interface JobPlace {
  readonly department: 'Redactie' | 'Beeld en vorm' | 'Uitgeverij';
  readonly city: 'Amsterdam' | 'Rotterdam' | 'Deventer';
  /** Days until the vacancy closes; negative if it has closed. */
  readonly closesInDays?: number;
}

/** The department and the city of each vacancy. */
export const JOB_PLACES: Readonly<Record<string, JobPlace>> = {
  'redacteur-klimaat-en-water': { department: 'Redactie', city: 'Rotterdam', closesInDays: 21 },
  datajournalist: { department: 'Redactie', city: 'Amsterdam', closesInDays: 14 },
  'front-end-ontwikkelaar': { department: 'Uitgeverij', city: 'Amsterdam' },
  'eindredacteur-nacht': { department: 'Redactie', city: 'Amsterdam', closesInDays: 30 },
  fotoredacteur: { department: 'Beeld en vorm', city: 'Amsterdam', closesInDays: 7 },
  'operator-drukkerij': { department: 'Uitgeverij', city: 'Deventer', closesInDays: 28 },
};
