/** The gender of recipients, by its letter in the data [honours-search-4]. */
export const GENDERS: Readonly<Record<string, string>> = { M: 'Man', V: 'Vrouw' };
