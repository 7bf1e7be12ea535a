import { describe, expect, it } from 'vitest';
import { kindName } from '../../../../../../core/domain/paywall/kind-name.ts';
import { readShop } from '../../../../../../widgets/paywall/paywall/offer/read-shop.ts';
import {
  needsAddress,
  type Offer,
  selectionOf,
  typeName,
  upsellChoices,
  upsellOf,
} from '../../../../../../widgets/paywall/paywall/offer/shop.ts';

/** The properties without which a product cannot be ordered. */
const CONDITIONS = { price_months: 1, price_after: 4, notice_months: 1 };

const sent = (id: number, names: readonly string[], isDefault = false) => ({
  id,
  category_id: 10,
  default: isDefault,
  products: names.map((subscriptionName, index) => ({
    id: id * 100 + index,
    zeno_id: `Z${id}`,
    label: { subscriptionName, priceWeekly: '3', priceWeeklyOriginal: '4' },
    period: 1,
    price: 3,
    ...CONDITIONS,
  })),
});

const TYPES = readShop([
  sent(1, ['Digitaal, per maand', 'Digitaal, per jaar']),
  sent(3, ['Weekend'], true),
  sent(4, ['Elke dag']),
  sent(5, ['Alles']),
]);

const CHOICE = { typeId: undefined, productId: undefined, upsell: 1 } as const;
const PLAIN: Offer = { types: TYPES, hasUpsell: false, answers: [] };

describe('the products on sale', () => {
  it('reads types with products and labels, and leaves out invalid ones [subscription-types-2, subscription-types-3]', () => {
    expect(TYPES[0]).toMatchObject({ id: 1, categoryId: '10', isDefault: false });
    expect(TYPES[0]?.products[0]).toMatchObject({
      id: 100,
      zenoId: 'Z1',
      name: 'Digitaal, per maand',
      months: 1,
    });
    expect(TYPES[0]?.products[0]?.labelWeeklyOriginal).toBeDefined();
    expect(readShop([null, 'x', { id: 9, products: [] }, { id: 'een', products: [{}] }])).toEqual([]);
  });

  it('reads a label that is the name, and a default flag as a number or text [subscription-types-2]', () => {
    const product = { id: 7, label: 'Digitaal', period: 12, price: '2.50', ...CONDITIONS };
    const read = (flag: unknown) => readShop([{ id: '2', default: flag, products: [product] }])[0];
    expect(read(1)?.products[0]).toMatchObject({ id: 7, name: 'Digitaal', months: 12 });
    expect([1, 'true', '1', 0, 'false', '0', '', null].map((flag) => read(flag)?.isDefault)).toEqual([
      ...[true, true, true],
      ...[false, false, false, false, false],
    ]);
  });

  it('reads months that are sent as text [subscription-types-2]', () => {
    const product = {
      ...sent(1, ['Digitaal']).products[0],
      period: '12',
      price_months: '3',
      notice_months: '0',
    };
    expect(readShop([{ ...sent(1, []), products: [product] }])[0]?.products[0]).toMatchObject({
      months: 12,
      priceMonths: 3,
      noticeMonths: 0,
    });
  });

  it('chooses the default type, or the first, with its first product [subscription-types-4]', () => {
    expect(selectionOf(PLAIN, CHOICE)?.product.id).toBe(300);
    const without = { ...PLAIN, types: TYPES.map((type) => ({ ...type, isDefault: false })) };
    expect(selectionOf(without, CHOICE)?.product.id).toBe(100);
    expect(selectionOf(PLAIN, { ...CHOICE, typeId: 1, productId: 101 })?.product.id).toBe(101);
    // The earlier choice is not among the products of another type.
    expect(selectionOf(PLAIN, { ...CHOICE, typeId: 4, productId: 101 })?.product.id).toBe(400);
    expect(selectionOf({ ...PLAIN, types: [] }, CHOICE)).toBeUndefined();
  });

  it.each([
    [1, false],
    [3, true],
    [4, true],
    [5, false],
  ])(
    'asks an address for subscription %i: %s [personal-data-form-9, personal-data-form-10]',
    (typeId, expected) => {
      expect(needsAddress(PLAIN, { ...CHOICE, typeId })).toBe(expected);
    },
  );

  it('hides the address with option 2 and shows it with option 1 of a subscription above 2 [funnel-blocks-17, funnel-blocks-18]', () => {
    const types = [
      ...readShop([sent(3, ['Weekend', 'Weekend, per jaar'])]),
      ...TYPES.slice(2),
      ...TYPES.slice(0, 1),
    ];
    const upsell = { ...PLAIN, types, hasUpsell: true };
    expect(needsAddress(upsell, { ...CHOICE, typeId: 3, upsell: 1 })).toBe(true);
    expect(needsAddress(upsell, { ...CHOICE, typeId: 3, upsell: 2 })).toBe(false);
    expect(needsAddress(upsell, { ...CHOICE, typeId: 1, upsell: 1 })).toBe(false);
    expect(needsAddress(upsell, { ...CHOICE, typeId: 5, upsell: 1 })).toBe(false);
  });

  it('takes the option that is left where the other is not on offer, with or without its address [funnel-blocks-17, funnel-blocks-18]', () => {
    const upsell = { ...PLAIN, hasUpsell: true };
    const gone = { id: 99, label: 'Weg', text: '' };
    const paper = { id: 3, label: 'Papier', text: '' };
    const onlySecond = { ...upsell, answers: [gone, paper] };
    expect(upsellOf(onlySecond, CHOICE)).toMatchObject({ option: 2, label: 'Papier' });
    expect(needsAddress(onlySecond, CHOICE)).toBe(false);
    const onlyFirst = { ...upsell, answers: [paper, gone] };
    expect(upsellOf(onlyFirst, { ...CHOICE, upsell: 2 })).toMatchObject({ option: 1, label: 'Papier' });
    expect(needsAddress(onlyFirst, { ...CHOICE, upsell: 2 })).toBe(true);
    expect(upsellOf(PLAIN, CHOICE)).toBeUndefined();
  });

  it('takes the words of the upsell from the answers, else from the products [funnel-blocks-16]', () => {
    const answers = [
      { id: 3, label: 'Ja', text: 'Op papier.' },
      { id: 1, label: 'Nee', text: '' },
    ];
    const upsell = { ...PLAIN, hasUpsell: true, answers };
    expect(upsellChoices(upsell, CHOICE).map(({ option, label }) => [option, label])).toEqual([
      [1, 'Ja'],
      [2, 'Nee'],
    ]);
    expect(selectionOf(upsell, { ...CHOICE, upsell: 2 })?.product.id).toBe(100);
    const labels = upsellChoices({ ...upsell, answers: [] }, { ...CHOICE, typeId: 1 });
    expect(labels.map(({ label }) => label)).toEqual(['Digitaal, per maand', 'Digitaal, per jaar']);
    // The texts of a type that is not on sale must not describe the order.
    expect(
      upsellChoices({ ...upsell, answers: [{ id: 99, label: 'Weg', text: '' }] }, CHOICE)[0]?.label,
    ).toBe('Weekend');
  });

  it('offers another type without an address beside a type with one product [funnel-blocks-16]', () => {
    const types = readShop([sent(3, ['Weekend']), sent(4, ['Zes dagen']), sent(1, ['Digitaal'])]);
    const upsell = { ...PLAIN, types, hasUpsell: true };
    expect(upsellChoices(upsell, CHOICE).map(({ option, label }) => [option, label])).toEqual([
      [1, 'Weekend'],
      [2, 'Digitaal'],
    ]);
    expect(selectionOf(upsell, { ...CHOICE, upsell: 2 })?.type.id).toBe(1);
  });

  it('chooses a product by the address alone, with its type [subscription-types-4]', () => {
    expect(selectionOf(PLAIN, { ...CHOICE, productId: '101' })).toMatchObject({
      type: { id: 1 },
      product: { id: 101 },
    });
    // A product that is not on offer, or is of another type than the chosen one, counts as no choice.
    expect(selectionOf(PLAIN, { ...CHOICE, productId: '999' })?.product.id).toBe(300);
    expect(selectionOf(PLAIN, { ...CHOICE, typeId: 4, productId: '101' })?.product.id).toBe(400);
  });

  it.each([
    ['Digitaal, per maand', 'Digitaal'],
    ['Digitaal per maand', 'Digitaal'],
    ['Weekendkrant – per 3 maanden', 'Weekendkrant'],
    ['Elke dag op papier, per half jaar', 'Elke dag op papier'],
    ['Zes keer per week', 'Zes keer per week'],
    ['Digitaal', 'Digitaal'],
    ['Per maand', 'Per maand'],
  ])('names %s without its period: %s', (name, expected) => {
    expect(kindName(name)).toBe(expected);
    const [type] = readShop([sent(1, [name])]);
    expect(type && typeName(type, [])).toBe(expected);
  });

  it('names a type by the common part of its products', () => {
    const [digital, weekend] = TYPES;
    expect(digital && typeName(digital, [])).toBe('Digitaal');
    expect(weekend && typeName(weekend, [])).toBe('Weekend');
    expect(weekend && typeName(weekend, [{ id: 3, label: 'Papier', text: '' }])).toBe('Papier');
  });
});
