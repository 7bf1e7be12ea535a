/** Newsletters that banners promote to plus subscribers, unless a site names others. */
export const EXCLUSIVE_CODES: readonly string[] = [
  'nrcai',
  'nrcamerika2016',
  'nrceconomie',
  'nrceuropa',
  'nrcfilm',
  'nrcfutureaffairs',
];

/** Newsletters that banners promote to all other visitors who are logged in. */
export const BASIC_CODES: readonly string[] = [
  'nrcboeken',
  'nrccultuurgids',
  'nrcgesprekstof',
  'nrcinbeeld',
  'nrcvandaag',
  'nrcwetensch',
];
