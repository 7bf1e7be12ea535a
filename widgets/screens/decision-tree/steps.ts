import { warn } from '../../../core/runtime/log/log.ts';

/**
 * Reads the steps, in document order: each `section` with an id, except inside another one [decision-tree-1].
 * @param hook the element that contains them
 */
export function readSteps(hook: Element): HTMLElement[] {
  return [...hook.querySelectorAll<HTMLElement>('section[id]:not([id=""])')].filter((section) => {
    const around = section.parentElement?.closest('section[id]');
    return !around || around === hook || !hook.contains(around);
  });
}

/**
 * The steps by id. A second step with the same id cannot be reached, and is logged.
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

/** The path to a step: the ids of the steps that led to it, followed by its own. */
export type Path = readonly string[];

/** Maximum number of stored steps of a path: in a cycle of questions it could grow endlessly. */
const MAX_PATH = 100;

/** The path after an answer. */
export function follow(path: Path, id: string): Path {
  return [...path, id].slice(-MAX_PATH);
}

/** Whether two paths have the same steps. */
export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/**
 * The path of a history entry.
 * @param stored the contents of the entry; any value
 * @param fragment the step's id in the address; if it is empty or of something else, such as the step of another tree,
 * the result is the stored step, or otherwise the first one
 * @param ids the ids of all steps
 * @returns the path that led to the step, or the step alone, such as after a link to it
 */
export function pathOf(stored: unknown, fragment: string, ids: readonly string[]): Path {
  const [first] = ids;
  if (first === undefined) return [];
  const named = ids.includes(fragment) ? fragment : undefined;
  const isPath =
    Array.isArray(stored) && stored.length > 0 && stored.every((step) => ids.includes(step as string));
  if (isPath && (named === undefined || stored.at(-1) === named)) return stored as string[];
  return [named ?? first];
}
