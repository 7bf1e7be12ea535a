import { warn } from '../../runtime/log/log.ts';

/** What a story consists of, in document order. */
export interface Story {
  /** What stays in view. */
  readonly media: readonly [HTMLElement, ...HTMLElement[]];
  /** The texts that pass. */
  readonly steps: readonly [HTMLElement, ...HTMLElement[]];
}

/** The attributes that mark the parts of a story. */
interface Marks {
  readonly media: string;
  readonly step: string;
}

/**
 * Reads a story: its parts are the hook's own children, so that stories may stand in each other.
 * @param feature its name, for messages
 * @param hook around the parts
 * @throws TypeError where there is nothing that stays in view, or nothing that passes
 */
export function readStory(feature: string, hook: HTMLElement, { media, step }: Marks): Story {
  const own = (mark: string) => {
    const [first, ...others] = [...hook.children].filter(
      (child): child is HTMLElement => child instanceof HTMLElement && child.hasAttribute(mark),
    );
    if (!first) throw new TypeError(`${feature}: the hook holds no [${mark}]; expected it as a child.`);
    return [first, ...others] as const;
  };
  const story = { media: own(media), steps: own(step) };
  const deep = [...hook.querySelectorAll(`[${step}]`)].some(
    (found) => found.parentElement !== hook && found.closest('[data-widget]') === hook,
  );
  if (deep) warn(feature, `A [${step}] is not a child of its hook; it is read, and no step.`);
  return story;
}
