import { setAttributes } from '../../../core/platform/dom/undo.ts';
/**
 * Loads all media of a story early [scrolly-4]: on the stage they overlap, so that the browser cannot know which one is
 * shown next.
 * @param media the elements that contain the pictures and videos
 * @param signal restores the server's `loading`
 */
export function prepareMedia(media: readonly Element[], signal: AbortSignal): void {
  for (const part of media) {
    for (const image of part.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      setAttributes(image, { loading: 'eager' }, signal);
    }
  }
}
