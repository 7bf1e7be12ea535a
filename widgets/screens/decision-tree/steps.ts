import { warn } from '../../../core/runtime/log/log.ts';

/**
 * Reads the steps, in document order: each `section` with an id, except inside another one [decision-tree-1].
 * @param hook around them
 */
export function readSteps(hook: Element): HTMLElement[] {
  return [...hook.querySelectorAll<HTMLElement>('section[id]:not([id=""])')].filter((section) => {
    const around = section.parentElement?.closest('section[id]');
    return !around || around === hook || !hook.contains(around);
  });
}

/**
 * The steps by id. A second step with the same id cannot be reached, and is named in a warning.
 * @param feature the feature's name, for the warning
 */
export function stepsById(
  sections: readonly HTMLElement[],
  feature: string,
): ReadonlyMap<string, HTMLElement> {
  const steps = new Map<string, HTMLElement>();
  for (const section of sections) {
    if (steps.has(section.id))
      warn(feature, `id="${section.id}" is on two steps; only the first one is used.`);
    else steps.set(section.id, section);
  }
  return steps;
}

/** The path to a step: the ids of the steps that led there, the step itself last. */
export type Path = readonly string[];

/** Steps of a path that are stored; in a circle of questions it could grow forever. */
const MAX_PATH = 100;

/** The path after an answer. */
export function follow(path: Path, id: string): Path {
  return [...path, id].slice(-MAX_PATH);
}

/**
 * The path of a history entry.
 * @param stored what the entry holds; anything
 * @param fragment the step's id in the address; empty or of something else leads to the first step
 * @param ids of all steps
 * @returns the path that led to the step, or the step alone, such as after a link to it
 */
export function pathOf(stored: unknown, fragment: string, ids: readonly string[]): Path {
  const [first] = ids;
  const id = ids.includes(fragment) ? fragment : first;
  if (id === undefined) return [];
  const isPath =
    Array.isArray(stored) && stored.at(-1) === id && stored.every((step) => ids.includes(step as string));
  return isPath ? (stored as string[]) : [id];
}
