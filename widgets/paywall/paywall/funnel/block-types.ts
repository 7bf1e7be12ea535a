import type { Block } from '../../../../core/domain/paywall/types.ts';
import type { CountryRules, FieldName, StepField } from './fields.ts';

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

/** The facts that determine the fields of a step. */
export interface FieldFacts {
  /** Extra fields of the site [personal-data-form-11]. */
  readonly signupFields: readonly string[];
  /** The country's rules for names and addresses. */
  readonly country: CountryRules;
  /** Result of `needsAddress`. */
  readonly needsAddress: boolean;
  /** Whether a newsletter is offered [registration-13]. */
  readonly hasNewsletter: boolean;
}

/** The properties of a block type, apart from its view. */
interface BlockDefinition {
  /**
   * Whether the block is part of a form. Form blocks have their view in `forms/StepForm.tsx`, others in
   * `blocks/Blocks.tsx`.
   */
  readonly isForm: boolean;
  /** Whether its header can be the heading of the step. */
  readonly canNameStep: boolean;
  /** Whether the block shows or sells subscriptions, so that the offer has to load. */
  readonly sells: boolean;
  /** The action when a step with this block is sent, if there is one besides moving on. */
  readonly action?: 'register' | 'pay' | 'activate';
  /** The fields that the block shows, in the order of the page. */
  readonly fields?: (facts: FieldFacts, others: (type: BlockType) => boolean) => readonly StepField[];
}

const CONTENT = { isForm: false, canNameStep: true, sells: false } as const;
const FORM = { isForm: true, canNameStep: true, sells: false } as const;
const SALE = { isForm: true, canNameStep: true, sells: true } as const;

/** The only list of block types. Add a new type here first: the compiler then reports the missing view. */
export const BLOCKS = {
  activate: { ...CONTENT, action: 'activate' },
  header: CONTENT,
  // Its header is the alternative text.
  image: { ...CONTENT, canNameStep: false },
  mollie: {
    ...SALE,
    action: 'pay',
    fields: (facts) => [...personalFields(facts), ...addressFields(facts)],
  },
  podcastcarousel: CONTENT,
  registration: { ...FORM, action: 'register', fields: registrationFields },
  terms: { ...FORM, fields: () => required('terms') },
  text: CONTENT,
  timeline: CONTENT,
  upsell: {
    ...SALE,
    action: 'pay',
    // Without personal data in the step the upsell shows the address itself, so that the visitor sees it appear and
    // disappear.
    fields: (facts, has) => (has('mollie') ? [] : addressFields(facts)),
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

/** Types whose view is not part of a form. */
export type ContentBlockType = Exclude<BlockType, FormBlockType>;

/** Returns the definition of a block; undefined for an unknown type [funnel-blocks-2]. */
export function definitionOf({ type }: Pick<Block, 'type'>): BlockDefinition | undefined {
  return isBlockType(type) ? BLOCKS[type] : undefined;
}

/** Whether a type is known [funnel-blocks-2]. */
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

function personalFields({ signupFields, country }: FieldFacts): readonly StepField[] {
  const ifNamed = (name: FieldName) => (signupFields.includes(name) ? required(name) : []);
  return [
    ...ifNamed('first_name'),
    ...country.name,
    ...required('email'),
    ...ifNamed('phone'),
    ...ifNamed('iban'),
    ...ifNamed('updates'),
  ];
}

function addressFields({ needsAddress, country }: FieldFacts): readonly StepField[] {
  return needsAddress ? country.address.flat() : [];
}

const required = (name: FieldName): StepField[] => [{ name, required: true }];
const optional = (name: FieldName): StepField[] => [{ name, required: false }];
