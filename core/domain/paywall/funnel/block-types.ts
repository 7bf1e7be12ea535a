import type { Block } from '../types.ts';
import type { FieldName } from './fields.ts';
import { ADDRESS, type StepField } from './validation.ts';

/** The building blocks of a step [funnel-blocks-1]. */
export type BlockType =
  | 'activate'
  | 'header'
  | 'image'
  | 'mollie'
  | 'podcastcarousel'
  | 'registration'
  | 'terms'
  | 'text'
  | 'timeline'
  | 'upsell'
  | 'usps'
  | 'choiceheader'
  | 'login'
  | 'login-again'
  | 'banner';

/** What decides which fields a step has. */
export interface FieldFacts {
  /** Extra fields of the site [personal-data-form-11]. */
  readonly signupFields: readonly string[];
  /** From `needsAddress`. */
  readonly needsAddress: boolean;
  /** Whether a newsletter is offered [registration-13]. */
  readonly hasNewsletter: boolean;
}

/** Everything that the funnel needs to know of a block type, apart from how it looks. */
interface BlockDefinition {
  /** Whether the block is part of a form. Its view is then in `forms/StepForm.tsx`, else in `blocks/Blocks.tsx`. */
  readonly isForm: boolean;
  /** Whether its header can be the heading of the step. */
  readonly canNameStep: boolean;
  /** Whether the block shows subscriptions or sells one, so that the offer has to be loaded. */
  readonly sells: boolean;
  /** What sending a step with this block does, where it does more than going on. */
  readonly action?: 'register' | 'pay' | 'activate';
  /** The fields that the block shows, in the order of the page. */
  readonly fields?: (facts: FieldFacts, others: (type: BlockType) => boolean) => readonly StepField[];
}

const CONTENT = { isForm: false, canNameStep: true, sells: false } as const;
const FORM = { isForm: true, canNameStep: true, sells: false } as const;
const SALE = { isForm: true, canNameStep: true, sells: true } as const;

/** The one list of the block types. A new type begins here: the compiler then names the view that is missing. */
export const BLOCKS = {
  activate: { ...CONTENT, action: 'activate' },
  header: CONTENT,
  // Its header is the alternative text.
  image: { ...CONTENT, canNameStep: false },
  mollie: {
    ...SALE,
    action: 'pay',
    fields: ({ signupFields, needsAddress }) => [
      ...personalFields(signupFields),
      ...(needsAddress ? ADDRESS : []),
    ],
  },
  podcastcarousel: CONTENT,
  registration: { ...FORM, action: 'register', fields: registrationFields },
  terms: { ...FORM, fields: () => required('terms') },
  text: CONTENT,
  timeline: CONTENT,
  upsell: {
    ...SALE,
    action: 'pay',
    // In a step without personal data the upsell shows the address itself: the visitor sees it come and go.
    fields: ({ needsAddress }, has) => (needsAddress && !has('mollie') ? ADDRESS : []),
  },
  usps: CONTENT,
  choiceheader: SALE,
  login: CONTENT,
  'login-again': CONTENT,
  banner: CONTENT,
} as const satisfies Record<BlockType, BlockDefinition>;

/** Types whose view is part of a form. */
export type FormBlockType = {
  [Type in BlockType]: (typeof BLOCKS)[Type]['isForm'] extends true ? Type : never;
}[BlockType];

/** Types whose view stands on its own. */
export type ContentBlockType = Exclude<BlockType, FormBlockType>;

/** What is known of a block; undefined for a type that does not exist [funnel-blocks-2]. */
export function definitionOf({ type }: Pick<Block, 'type'>): BlockDefinition | undefined {
  return isBlockType(type) ? BLOCKS[type] : undefined;
}

/** Whether a type is one that can be shown [funnel-blocks-2]. */
export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCKS, type);
}

function registrationFields(
  { hasNewsletter }: FieldFacts,
  has: (type: BlockType) => boolean,
): readonly StepField[] {
  return [
    ...(has('mollie') ? [] : required('email')),
    ...required('password'),
    ...(hasNewsletter ? optional('newsletterAgreed') : []),
    ...optional('optin'),
    // A terms block in the same step has the checkbox; without one the form has its own [funnel-blocks-11].
    ...(has('terms') ? [] : required('terms')),
  ];
}

function personalFields(extra: readonly string[]): readonly StepField[] {
  const ifNamed = (name: FieldName) => (extra.includes(name) ? required(name) : []);
  return [
    ...ifNamed('first_name'),
    ...required('initials'),
    ...optional('infix'),
    ...required('surname'),
    ...required('email'),
    ...ifNamed('phone'),
    ...ifNamed('iban'),
    ...ifNamed('updates'),
  ];
}

const required = (name: FieldName): StepField[] => [{ name, required: true }];
const optional = (name: FieldName): StepField[] => [{ name, required: false }];
