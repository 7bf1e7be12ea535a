import type { Block, Step } from '../types.ts';
import type { FieldName } from './fields.ts';
import { ADDRESS, type StepField } from './validation.ts';

/** The building blocks of a step [funnel-blocks-1]. */
export const BLOCK_TYPES = [
  'activate',
  'header',
  'image',
  'mollie',
  'podcastcarousel',
  'registration',
  'terms',
  'text',
  'timeline',
  'upsell',
  'usps',
  'choiceheader',
  'login',
  'login-again',
  'banner',
] as const;

export type BlockType = (typeof BLOCK_TYPES)[number];

/** Whether a block is one that can be shown [funnel-blocks-2]. */
export function isBlockType(type: string): type is BlockType {
  return BLOCK_TYPES.some((known) => known === type);
}

/** What sending a step does: registers, pays, goes to the activation link, or goes on [funnel-flow-2 to -6]. */
export type StepAction = 'register' | 'pay' | 'activate' | 'next';

/**
 * What sending a step does. In a funnel with an upsell that step pays and the one with the personal data goes on;
 * without one the step with the personal data pays [funnel-flow-2, funnel-flow-3]. Where a step holds several
 * blocks that act, the first of them counts.
 */
export function actionOf(steps: readonly Step[], index: number): StepAction {
  const payer: BlockType = hasBlock(steps, 'upsell') ? 'upsell' : 'mollie';
  for (const { type } of steps[index]?.blocks ?? []) {
    if (type === 'registration') return 'register';
    if (type === 'activate') return 'activate';
    if (type === payer) return 'pay';
  }
  return 'next';
}

/** Whether any step of a funnel, or one step, has a block of a type. */
export function hasBlock(steps: readonly Step[], type: BlockType): boolean {
  return steps.some(({ blocks }) => blocks.some((block) => block.type === type));
}

/** Whether a funnel sells something: only then it is asked what is on offer. */
export function sells(steps: readonly Step[]): boolean {
  return (['mollie', 'upsell', 'choiceheader'] as const).some((type) => hasBlock(steps, type));
}

/** What decides which fields a step asks. */
export interface FieldFacts {
  /** Extra fields of the site [personal-data-form-11]. */
  readonly signupFields: readonly string[];
  /** From `needsAddress`. */
  readonly needsAddress: boolean;
  /** Whether a newsletter is offered [registration-13]. */
  readonly hasNewsletter: boolean;
}

/**
 * The fields that a step asks, in the order of the page, each once. A step that is completed asks none
 * [funnel-flow-5].
 */
export function fieldsOf(step: Step | undefined, facts: FieldFacts): readonly StepField[] {
  const blocks = step?.blocks ?? [];
  const asked = blocks.flatMap((block) => fieldsOfBlock(block, blocks, facts));
  return asked.filter(({ name }, index) => asked.findIndex((other) => other.name === name) === index);
}

/** The fields that one block shows. */
export function fieldsOfBlock(
  { type }: Block,
  blocks: readonly Block[],
  facts: FieldFacts,
): readonly StepField[] {
  const has = (other: BlockType) => blocks.some((block) => block.type === other);
  const address = facts.needsAddress ? ADDRESS : [];
  switch (type) {
    case 'mollie':
      return [...personal(facts.signupFields), ...address];
    case 'upsell':
      // A step of its own shows what it makes necessary: the reader sees it come and go.
      return has('mollie') ? [] : address;
    case 'registration':
      return [
        ...(has('mollie') ? [] : required('email')),
        ...required('password'),
        ...(facts.hasNewsletter ? optional('newsletterAgreed') : []),
        ...optional('optin'),
        // The terms block is the place for its checkbox; without one the form has its own [funnel-blocks-11].
        ...(has('terms') ? [] : required('terms')),
      ];
    case 'terms':
      return required('terms');
    default:
      return [];
  }
}

function personal(extra: readonly string[]): readonly StepField[] {
  const wanted = (name: FieldName) => (extra.includes(name) ? required(name) : []);
  return [
    ...wanted('first_name'),
    ...required('initials'),
    ...optional('infix'),
    ...required('surname'),
    ...required('email'),
    ...wanted('phone'),
    ...wanted('iban'),
    ...wanted('updates'),
  ];
}

const required = (name: FieldName): StepField[] => [{ name, required: true }];
const optional = (name: FieldName): StepField[] => [{ name, required: false }];
