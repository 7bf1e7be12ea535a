import type { Choice } from './choices.ts';
import { PROPERTIES, type Property } from './scenes/scene-state.ts';

/** The choices of each step; undefined while they are loading [onboarding-10]. */
export type Choices = Readonly<Record<Property, readonly Choice[] | undefined>>;

/** A step of the scene: '0' themes, '1' topics, '2' newsletters [onboarding-8]. */
export interface Step {
  /** The id in the scene state. */
  readonly id: string;
  /** Number of the step, from 1. */
  readonly number: number;
  readonly property: Property;
}

const STEPS: readonly Step[] = PROPERTIES.map((property, index) => ({
  id: String(index),
  number: index + 1,
  property,
}));

/** The steps that have choices, or may still get some; the others are skipped [onboarding-10]. */
export function stepsWith(choices: Choices): readonly Step[] {
  return STEPS.filter(({ property }) => choices[property]?.length !== 0);
}

/**
 * The step to show for a stored one: the step itself, otherwise the next one with choices, otherwise the last one
 * [onboarding-11].
 * @param stored the step in the scene state; an unknown one counts as the first
 * @param steps the steps with choices
 * @returns undefined if no step has choices
 */
export function stepFor(stored: string, steps: readonly Step[]): Step | undefined {
  const from = STEPS.find(({ id }) => id === stored)?.number ?? 1;
  return steps.find(({ number }) => number >= from) ?? steps.at(-1);
}

/** The step before or after another one; undefined at the ends. */
export function neighbour(step: Step, steps: readonly Step[], direction: -1 | 1): Step | undefined {
  return steps[steps.findIndex(({ id }) => id === step.id) + direction];
}
