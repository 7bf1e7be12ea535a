import { warn } from '../../runtime/log/log.ts';

/** The parts of a story in document order. */
export interface Story {
  /** The parts that stay in view. */
  readonly media: readonly [HTMLElement, ...HTMLElement[]];
  /** The texts that scroll over the media. */
  readonly steps: readonly [HTMLElement, ...HTMLElement[]];
}

/** The attributes that mark the parts of a story. */
interface Marks {
  readonly media: string;
  readonly step: string;
}

/**
 * Reads a story: its parts are the hook's own children, so that stories can be nested.
 * @param feature its name, for messages
 * @param hook around the parts
 * @throws TypeError if there are no media or no steps
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
