import type { Block, Step } from '../../../../core/domain/paywall/types.ts';
import { type BlockType, definitionOf, type FieldFacts } from './block-types.ts';
import type { StepField } from './fields.ts';

/** The action of a step: registers, pays, opens the activation link, or moves on [funnel-flow-2 to -6]. */
export type StepAction = 'register' | 'pay' | 'activate' | 'next';

/**
 * Returns the action of a step. In a funnel with an upsell the upsell step pays and the step with the personal data
 * moves on; otherwise the step with the personal data pays [funnel-flow-2, funnel-flow-3]. If several blocks of a step
 * have an action, the first one counts.
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

/** Whether a funnel shows any part of the offer, so that it has to load: in a block, or in the summary of a step. */
export function sells(steps: readonly Step[]): boolean {
  return steps.some((step) => hasSummary(step) || step.blocks.some((block) => definitionOf(block)?.sells));
}

/**
 * Returns the blocks up to the first that shows the offer: the blocks after it would move when the offer arrives.
 * @param blocks the blocks of one step
 */
export function blocksBeforeOffer(blocks: readonly Block[]): readonly Block[] {
  const offer = blocks.findIndex((block) => definitionOf(block)?.sells);
  return offer < 0 ? blocks : blocks.slice(0, offer + 1);
}

/** Whether a step has fields or choices, or a summary of those of other steps. */
export function hasForm(step: Step): boolean {
  return hasSummary(step) || step.blocks.some((block) => definitionOf(block)?.isForm);
}

/** Whether the chosen product and its price are shown above the button [funnel-buttons-6]. */
function hasSummary({ buttonType }: Step): boolean {
  return buttonType === 'summary';
}

/** The fields of a step in page order, each once. */
export function fieldsOf(step: Step | undefined, facts: FieldFacts): readonly StepField[] {
  const blocks: readonly Block[] = step?.blocks ?? [];
  const has = (type: BlockType) => blocks.some((block) => block.type === type);
  const fields = blocks.flatMap((block) => definitionOf(block)?.fields?.(facts, has) ?? []);
  return fields.filter(({ name }, index) => fields.findIndex((other) => other.name === name) === index);
}
