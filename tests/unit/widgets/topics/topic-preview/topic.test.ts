import { expect, it } from 'vitest';
import { topicAddress, wireId } from '../../../../../core/domain/topics/topic.ts';
import { ratingOf } from '../../../../../widgets/topics/topic-preview/rating-of.ts';

it.each([
  ['Klimaat', '/onderwerp/klimaat/'],
  ['Europese Unie', '/onderwerp/europese-unie/'],
  ['Skiën & cafés', '/onderwerp/skien-cafes/'],
  ['مناخ', `/onderwerp/${encodeURIComponent('مناخ')}/`],
  ['<b>a/b?c</b>', '/onderwerp/babcb/'],
  ['🔥', undefined],
])('leads to the page of %s [topics-data-7, topics-data-8]', (name, address) => {
  expect(topicAddress(name, { appView: false })).toBe(address);
});

it('appends appview inside the app view [topics-data-7]', () => {
  expect(topicAddress('Europese Unie', { appView: true })).toBe('/onderwerp/europese-unie/appview');
});

it.each([
  ['301', 301],
  ['0', 0],
  ['007', '007'],
  ['klimaat', 'klimaat'],
  ['12345678901234567890', '12345678901234567890'],
])('sends the id %s as the server wrote it [topics-data-2]', (id, wire) => {
  expect(wireId(id)).toBe(wire);
});

it.each([
  [[{ type: 'review_ballen', value: 1 }], 1],
  [[{ type: 'review_ballen', value: '5' }], 5],
  [[{ type: 'review_ballen', name: '3' }], 3],
  [[undefined, { type: 'genre', value: 2 }, { type: 'review_ballen', slug: '4' }], 4],
  [[{ type: 'review_ballen', value: 0 }], undefined],
  [[{ type: 'review_ballen', value: 6 }], undefined],
  [[{ type: 'review_ballen', value: 2.5 }], undefined],
  [[{ type: 'review_ballen', value: 'vier' }], undefined],
  [[{ type: 'review_ballen' }], undefined],
  [[{ type: 'genre', value: 4 }], undefined],
  [[], undefined],
])('reads the rating of %j [topic-preview-2, topic-preview-3]', (taxonomies, rating) => {
  expect(ratingOf(taxonomies)).toBe(rating);
});
