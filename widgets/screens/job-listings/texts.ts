/** The labels of the filters [job-listings-1]. */
export const DEPARTMENT = 'Afdeling';
export const LOCATION = 'Locatie';
export const ALL_DEPARTMENTS = 'Alle afdelingen';
export const ALL_LOCATIONS = 'Alle locaties';

/** The number of shown vacancies [job-listings-1]. */
export const countText = (count: number): string => {
  if (count === 0) return 'Geen vacatures gevonden.';
  return count === 1 ? '1 vacature' : `${count} vacatures`;
};
