import { vi } from 'vitest';

/**
 * Replaces the browser's colour scheme query.
 * @param colour the system's colour; undefined simulates a browser that does not support the query
 */
export function stubSystemColour(colour: 'light' | 'dark' | undefined) {
  let current = colour;
  const media = new EventTarget();
  const listeners = { count: 0 };
  const matches = (question: string) => current !== undefined && question.includes(current);
  vi.stubGlobal('matchMedia', (question: string) => ({
    get matches() {
      return matches(question);
    },
    set onchange(listener: EventListener) {
      media.addEventListener('change', listener);
    },
    addEventListener(name: string, listener: EventListener) {
      listeners.count += 1;
      media.addEventListener(name, listener);
    },
    removeEventListener(name: string, listener: EventListener) {
      listeners.count -= 1;
      media.removeEventListener(name, listener);
    },
  }));
  return {
    listeners,
    change(to: 'light' | 'dark') {
      current = to;
      media.dispatchEvent(new Event('change'));
    },
  };
}

/**
 * Replaces the browser's window by one of some width, for queries with `min-width` and `max-width`.
 * @param width in px
 */
export function stubWidth(width: number) {
  let current = width;
  const media = new EventTarget();
  const matches = (question: string) => {
    const [, bound, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(question) ?? [];
    const fits = bound === 'min' ? current >= Number(px) : bound === 'max' && current <= Number(px);
    return question.startsWith('not all and') ? !fits : fits;
  };
  vi.stubGlobal('matchMedia', (question: string) => ({
    get matches() {
      return matches(question);
    },
    addEventListener: media.addEventListener.bind(media),
    removeEventListener: media.removeEventListener.bind(media),
  }));
  return {
    change(to: number) {
      current = to;
      media.dispatchEvent(new Event('change'));
    },
  };
}
