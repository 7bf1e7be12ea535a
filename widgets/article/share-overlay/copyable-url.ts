import { sharedUrl } from '../../../core/domain/share/shared-url.ts';

/**
 * An article's address as it is copied: absolute, without fragment and tokens [share-overlay-3].
 * @param address as the template wrote it
 */
export function copyableUrl(address: string): string {
  return sharedUrl(address).replace(/#.*$/s, '');
}
