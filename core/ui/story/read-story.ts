import { warn } from '../../runtime/log/log.ts';
import { type Marks, markParts } from './mark-parts.ts';

/** The parts of a story in document order. */
export interface Story {
  /** The parts that stay in view. */
  readonly media: readonly [HTMLElement, ...HTMLElement[]];
  /** The texts that scroll over the media. */
  readonly steps: readonly [HTMLElement, ...HTMLElement[]];
}

/**
 * Reads a story. Stories can be nested: the steps of an inner one are not those of the outer one.
 * @param feature the feature's name, for messages
 * @param hook the element around the parts
 * @param marks see {@link Marks}
 * @param signal removes the marks of parts that the server did not mark
 * @throws TypeError if there are no media or no steps
 */
export function readStory(feature: string, hook: HTMLElement, marks: Marks, signal: AbortSignal): Story {
  markParts(hook, marks, signal);
  const { media, step } = marks;
  const found = [...hook.querySelectorAll<HTMLElement>(`[${step}]`)].filter(
    (element) => element.parentElement?.closest('[data-widget]') === hook,
  );
  const steps = found.filter((element) => !element.parentElement?.closest(`[${step}], [${media}]`));
  if (steps.length < found.length)
    warn(feature, `A [${step}] is in another step or in the media; it is read, and no step.`);
  return {
    media: some(
      [...hook.children].filter(
        (child): child is HTMLElement => child instanceof HTMLElement && child.hasAttribute(media),
      ),
      `${feature}: the hook holds no [${media}], and no picture beside its steps; expected it as a child.`,
    ),
    steps: some(steps, `${feature}: the hook holds no [${step}].`),
  };
}

function some<Item>([first, ...others]: readonly Item[], message: string): readonly [Item, ...Item[]] {
  if (first === undefined) throw new TypeError(message);
  return [first, ...others];
}
