import { onFirstUse } from '../../../../core/platform/schedule/on-first-use.ts';
import { LOCALE } from '../../../../core/runtime/config/locale.ts';

const MEGABYTE = 1_000_000;
const format = onFirstUse(
  () =>
    new Intl.NumberFormat(LOCALE, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
    }),
);

/**
 * A size in familiar units, such as `1,2 MB`; at least 0,1.
 * @param bytes from 0
 */
export const sizeText = (bytes: number): string => format().format(Math.max(0.1, bytes / MEGABYTE));
