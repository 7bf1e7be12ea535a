// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isMissedList, labelOf, missedOf } from '../../../../../widgets/personal/missed-items/missed.ts';

const item = (id: number | string, more: object = {}) => ({
  article_id: id,
  headline: `Kop ${id}`,
  url: `/nieuws/2026/03/29/kop-a${id}`,
  article_published_at: 1_774_771_200,
  flag: 'Economie',
  article_type: 'column',
  show_article_type_in_label: false,
  ...more,
});

it.each<[object, string]>([
  [{ show_article_type_in_label: true }, 'column Economie'],
  [{ show_article_type_in_label: false }, 'Economie'],
  [{ show_article_type_in_label: undefined }, 'Economie'],
  [{ show_article_type_in_label: null }, 'Economie'],
  [{ show_article_type_in_label: true, flag: null }, 'column'],
  [{ show_article_type_in_label: true, article_type: ' ' }, 'Economie'],
  [{ show_article_type_in_label: true, article_type: undefined, flag: undefined }, ''],
])('makes of %j the label "%s" [missed-items-7]', (more, expected) => {
  expect(labelOf(item(1, more))).toBe(expected);
});

it('takes each article once, with what it has [missed-items-2]', () => {
  const bare = { flag: undefined, article_type: undefined, article_published_at: 'ooit' };
  expect(missedOf([item(1), item('1', { headline: 'Dubbel' }), item(2, bare)])).toEqual([
    {
      id: '1',
      address: '/nieuws/2026/03/29/kop-a1',
      headline: 'Kop 1',
      label: 'Economie',
      at: 1_774_771_200_000,
    },
    { id: '2', address: '/nieuws/2026/03/29/kop-a2', headline: 'Kop 2' },
  ]);
});

it('leaves out what cannot be linked to [missed-items-2]', () => {
  const wrong = [{ url: 'javascript:alert(1)' }, { url: 'data:text/html,x' }, { headline: ' ' }];
  expect(missedOf(wrong.map((more, id) => item(id, more)))).toEqual([]);
});

it('reads the stored list only if each of its articles can be shown [missed-items-7]', () => {
  const [stored] = missedOf([item(1)]);
  expect(isMissedList([stored, { id: '2', address: '/a2', headline: 'Kop 2' }])).toBe(true);
  expect(isMissedList(stored)).toBe(false);
  const wrong = [
    { id: 1 },
    { headline: undefined },
    { label: 3 },
    { at: '2026' },
    { address: 'javascript:alert(1)' },
  ];
  for (const more of wrong)
    expect(isMissedList([stored, { ...stored, ...more }]), JSON.stringify(more)).toBe(false);
});
