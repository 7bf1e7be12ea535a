/** The codes of the newsletters that banners promote to plus subscribers [newsletter-banner-3]. */
export const EXCLUSIVE: readonly string[] = [
  'nrcai',
  'nrcamerika2016',
  'nrceconomie',
  'nrceuropa',
  'nrcfilm',
  'nrcfutureaffairs',
];

/** The codes for all other logged-in visitors [newsletter-banner-3]. */
export const BASIC: readonly string[] = [
  'nrcboeken',
  'nrccultuurgids',
  'nrcgesprekstof',
  'nrcinbeeld',
  'nrcvandaag',
  'nrcwetensch',
];
