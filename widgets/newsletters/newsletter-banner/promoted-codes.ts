/** Newsletters that banners promote to plus subscribers by default. */
export const EXCLUSIVE_CODES: readonly string[] = [
  'nrcai',
  'nrcamerika2016',
  'nrceconomie',
  'nrceuropa',
  'nrcfilm',
  'nrcfutureaffairs',
];

/** Newsletters that banners promote to all other logged-in visitors by default. */
export const BASIC_CODES: readonly string[] = [
  'nrcboeken',
  'nrccultuurgids',
  'nrcgesprekstof',
  'nrcinbeeld',
  'nrcvandaag',
  'nrcwetensch',
];
