import { sharedUrl } from '../../../core/domain/share/shared-url.ts';

/**
 * Normalizes an article's address for copying: absolute, without hash and tokens [share-overlay-3].
 * @param address as the template wrote it
 */
export function copyableUrl(address: string): string {
  return sharedUrl(address).replace(/#.*$/s, '');
}
