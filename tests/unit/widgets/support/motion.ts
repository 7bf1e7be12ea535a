import { vi } from 'vitest';

/**
 * Replaces the browser's setting for reduced motion.
 * @param reduced whether the user asks for reduced motion at first
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
