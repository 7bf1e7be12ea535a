import { kindName } from '../../../../core/domain/paywall/kind-name.ts';
import type { Money } from '../../../../core/domain/paywall/money.ts';
import type { SubscriptionAnswer } from '../../../../core/domain/paywall/types.ts';

/** A product [subscription-types-2, subscription-types-3]. */
export interface Product {
  /** The id for the payment. */
  readonly id: number | string;
  readonly zenoId: string;
  /** The label `subscriptionName`. */
  readonly name: string;
  /** The period in months; undefined if the server sends none. */
  readonly months: number | undefined;
  /** The weekly price; undefined if it was set per month. */
  readonly weekly: Money | undefined;
  readonly monthly: Money | undefined;
  /** The label `priceWeekly`. */
  readonly labelWeekly: Money | undefined;
  /** The label `priceWeeklyOriginal`: before the discount. */
  readonly labelWeeklyOriginal: Money | undefined;
  /** Months for which the price applies; undefined if the server does not send it, as for the next two fields. */
  readonly priceMonths: number | undefined;
  /** The weekly price after that. */
  readonly laterWeekly: Money | undefined;
  /** Notice period in months; 0 for none. */
  readonly noticeMonths: number | undefined;
  /** Whether it continues after `priceMonths`, or ends by itself; undefined if the server does not send it. */
  readonly renews: boolean | undefined;
  /** Whether the order asks if the subscription starts within the withdrawal period. */
  readonly asksImmediateStart: boolean;
}

/** A kind of subscription with its products, at least one [subscription-types-2]. */
export interface SubscriptionType {
  readonly id: number;
  readonly categoryId: string;
  readonly isDefault: boolean;
  readonly products: readonly Product[];
}

/** The visitor's choices; undefined if there are none yet. */
export interface Choice {
  readonly typeId: number | undefined;
  readonly productId: Product['id'] | undefined;
  readonly upsell: UpsellOption;
}

/** The values of the upsell's radio buttons [funnel-blocks-16]. */
export type UpsellOption = 1 | 2;

/** The offer, and how the funnel sells it. */
export interface Offer {
  readonly types: readonly SubscriptionType[];
  /** Whether the funnel has an upsell block. */
  readonly hasUpsell: boolean;
  readonly answers: readonly SubscriptionAnswer[];
}

/** One of the upsell's options: its texts and its product. */
export interface UpsellChoice {
  readonly option: UpsellOption;
  readonly label: string;
  readonly text: string;
  readonly type: SubscriptionType;
  readonly product: Product;
}

/** The selected type and product. */
export interface Selection {
  readonly type: SubscriptionType;
  readonly product: Product;
}

/**
 * Returns the selection: in a funnel with an upsell the product of the chosen option, otherwise the chosen type and
 * product. By default it is the default type, or the first, with its first product [subscription-types-4].
 * @returns undefined if there is no offer
 */
export function selectionOf(offer: Offer, choice: Choice): Selection | undefined {
  return upsellOf(offer, choice) ?? chosen(offer.types, choice);
}

/** Returns the selected upsell option: the chosen one, or the only one available; undefined without an upsell. */
export function upsellOf(offer: Offer, choice: Choice): UpsellChoice | undefined {
  const options = upsellChoices(offer, choice);
  return options.find(({ option }) => option === choice.upsell) ?? options[0];
}

/**
 * Returns the options of the upsell block: the campaign's answers, each for its subscription type, otherwise the
 * products of the chosen type with their labels [paywall-campaign-9]. A type with one product is followed by another
 * one that needs no address. An answer for a type that is not on offer is left out: its text would describe another
 * product than the one that is bought.
 */
export function upsellChoices({ types, hasUpsell, answers }: Offer, choice: Choice): readonly UpsellChoice[] {
  if (!hasUpsell) return [];
  const fromAnswers = answers.slice(0, 2).flatMap(({ id, label, text }, index): UpsellChoice[] => {
    const type = types.find((type) => type.id === id);
    const product = type?.products.find(isChosen(choice)) ?? type?.products[0];
    if (!type || !product) return [];
    return [{ option: optionAt(index), label: label || product.name, text, type, product }];
  });
  if (fromAnswers.length > 0) return fromAnswers;
  const type = chosen(types, choice)?.type;
  const others = types.filter((other) => other !== type && !DELIVERED.has(other.id));
  const products = [...(type ? [type] : []), ...others].flatMap((type) =>
    type.products.map((product) => ({ type, product })),
  );
  return products.slice(0, 2).map(({ type, product }, index) => {
    return { option: optionAt(index), label: product.name, text: '', type, product };
  });
}

/**
 * Returns the upsell option that corresponds to the chosen type and product, or to the type alone; undefined if none
 * does.
 */
export function upsellFor(offer: Offer, choice: Choice): UpsellOption | undefined {
  const own = chosen(offer.types, choice);
  const options = upsellChoices(offer, choice).filter(({ type }) => type === own?.type);
  return (options.find(({ product }) => product === own?.product) ?? options[0])?.option;
}

/** Ids of subscriptions on paper, which need a delivery address [personal-data-form-9]. */
const DELIVERED = new Set([3, 4]);

/**
 * Whether an address is needed [personal-data-form-9, personal-data-form-10, funnel-blocks-17, funnel-blocks-18]: for
 * the subscriptions 3 and 4, unless the upsell's second option is chosen.
 */
export function needsAddress(offer: Offer, choice: Choice): boolean {
  const selection = selectionOf(offer, choice);
  if (!selection || upsellOf(offer, choice)?.option === 2) return false;
  return DELIVERED.has(selection.type.id);
}

/**
 * Returns the name of a type: the campaign's answer for it, otherwise the common start of its product names, up to a
 * comma, without their period. The API sends no name.
 */
export function typeName({ id, products }: SubscriptionType, answers: readonly SubscriptionAnswer[]): string {
  const answer = answers.find((answer) => answer.id === id)?.label;
  if (answer) return answer;
  const [first = [], ...others] = products.map(({ name }) => kindName(name).split(','));
  const length = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  const shared = length < 0 ? first : first.slice(0, length);
  return (shared.length > 0 ? shared : first).join(',').trim();
}

/** Returns the chosen type and product, regardless of an upsell's selection. */
export function chosen(types: readonly SubscriptionType[], choice: Choice): Selection | undefined {
  const { typeId } = choice;
  const isIt = isChosen(choice);
  const type =
    types.find(({ id, products }) => (typeId === undefined ? products.some(isIt) : id === typeId)) ??
    types.find(({ isDefault }) => isDefault) ??
    types[0];
  const product = type?.products.find(isIt) ?? type?.products[0];
  return type && product && { type, product };
}

/** The address contains a product without its type, and as text. */
function isChosen({ productId }: Choice): (product: Product) => boolean {
  return ({ id }) => productId !== undefined && String(id) === String(productId);
}

const optionAt = (index: number): UpsellOption => (index === 0 ? 1 : 2);
