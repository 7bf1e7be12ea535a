import { configValue, isTextList } from '../../../core/runtime/config/guards.ts';
import { documentConfig } from '../../../core/runtime/page/document-config.ts';

/** The codes of the newsletters that banners promote to plus subscribers [newsletter-banner-3]. */
export const EXCLUSIVE = codes('exclusive', [
  'nrcai',
  'nrcamerika2016',
  'nrceconomie',
  'nrceuropa',
  'nrcfilm',
  'nrcfutureaffairs',
]);

/** The codes for all other logged-in visitors [newsletter-banner-3]. */
export const BASIC = codes('basic', [
  'nrcboeken',
  'nrccultuurgids',
  'nrcgesprekstof',
  'nrcinbeeld',
  'nrcvandaag',
  'nrcwetensch',
]);

function codes(key: string, fallback: readonly string[]): readonly string[] {
  return configValue(
    documentConfig(),
    `names.promotedNewsletters.${key}`,
    fallback,
    'a list of codes',
    isTextList,
  );
}
