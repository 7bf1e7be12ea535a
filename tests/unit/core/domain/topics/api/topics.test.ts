// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fetchMatchedTopics } from '../../../../../../core/domain/topics/api/topics.ts';
import { createStandIn } from '../../../../../../fixtures/stand-in.ts';
import { connect } from '../../../../widgets/support/backend.ts';

it('asks the topics of an article and gives their names [page-metadata-6]', async () => {
  const { calls } = connect(createStandIn({ now: () => 0 }));
  const topics = await fetchMatchedTopics('4925');
  expect(calls).toEqual(['GET /data/mijnonderwerpen/matchtopics/4925/']);
  expect(topics.length).toBeGreaterThan(0);
  expect(topics.every(({ name }) => name.length > 2)).toBe(true);
});

it('refuses a list without names [page-metadata-6]', async () => {
  connect({ request: () => Response.json([{ title: 'Zorg' }]) });
  await expect(fetchMatchedTopics('1')).rejects.toMatchObject({ kind: 'invalid' });
});

it('keeps an id inside its place in the path', async () => {
  const { calls } = connect({ request: () => Response.json([]) });
  await fetchMatchedTopics('../1?x');
  expect(calls).toEqual(['GET /data/mijnonderwerpen/matchtopics/..%2F1%3Fx/']);
});
