import type { Block, Step } from '../types.ts';
import { type BlockType, definitionOf, type FieldFacts } from './block-types.ts';
import type { StepField } from './validation.ts';

/** What sending a step does: registers, pays, goes to the activation link, or goes on [funnel-flow-2 to -6]. */
export type StepAction = 'register' | 'pay' | 'activate' | 'next';

/**
 * What sending a step does. In a funnel with an upsell that step pays and the one with the personal data goes on;
 * without one the step with the personal data pays [funnel-flow-2, funnel-flow-3]. Where a step has several blocks
 * with an action, the first of them counts.
 */
export function actionOf(steps: readonly Step[], index: number): StepAction {
  const payer: BlockType = hasBlock(steps, 'upsell') ? 'upsell' : 'mollie';
  for (const block of steps[index]?.blocks ?? []) {
    const action = definitionOf(block)?.action;
    if (action && (action !== 'pay' || block.type === payer)) return action;
  }
  return 'next';
}

/** Whether any step of a funnel, or one step, has a block of a type. */
export function hasBlock(steps: readonly Step[], type: BlockType): boolean {
  return steps.some(({ blocks }) => blocks.some((block) => block.type === type));
}

/** Whether a funnel sells something: only then the offer is loaded. */
export function sells(steps: readonly Step[]): boolean {
  return steps.some(({ blocks }) => blocks.some((block) => definitionOf(block)?.sells));
}

/** Whether a step has fields or choices. */
export function hasForm({ blocks }: Step): boolean {
  return blocks.some((block) => definitionOf(block)?.isForm);
}

/** The fields that a step has, in the order of the page, each once. */
export function fieldsOf(step: Step | undefined, facts: FieldFacts): readonly StepField[] {
  const blocks: readonly Block[] = step?.blocks ?? [];
  const has = (type: BlockType) => blocks.some((block) => block.type === type);
  const fields = blocks.flatMap((block) => definitionOf(block)?.fields?.(facts, has) ?? []);
  return fields.filter(({ name }, index) => fields.findIndex((other) => other.name === name) === index);
}
