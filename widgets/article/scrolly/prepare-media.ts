import { setAttributes } from '../../../core/platform/dom/undo.ts';
/**
 * Lets all media of a story come before the reader does [scrolly-4]: on the stage they lie behind each other, so that
 * the browser cannot know which is seen next.
 * @param media around the pictures and videos
 * @param signal gives back how the server wanted them to load
 */
export function prepareMedia(media: readonly Element[], signal: AbortSignal): void {
  for (const part of media) {
    for (const image of part.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      setAttributes(image, { loading: 'eager' }, signal);
    }
  }
}
