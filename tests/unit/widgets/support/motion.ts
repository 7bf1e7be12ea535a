import { vi } from 'vitest';

/**
 * Puts a reader who asks for less motion, or not, in the place of the browser's own settings.
 * @param reduced what they ask for at first
 */
export function stubMotion(reduced = false) {
  let current = reduced;
  const media = new EventTarget();
  vi.stubGlobal('matchMedia', (question: string) => ({
    get matches() {
      return question.includes('reduce') && current;
    },
    addEventListener: media.addEventListener.bind(media),
    removeEventListener: media.removeEventListener.bind(media),
  }));
  return {
    change(to: boolean) {
      current = to;
      media.dispatchEvent(new Event('change'));
    },
  };
}
