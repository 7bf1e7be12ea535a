// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
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

it('leaves out a topic without a name, and keeps the others [page-metadata-6]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  connect({ request: () => Response.json([{ title: 'Zorg' }, { name: 'Klimaat', id: 3 }, null]) });
  expect(await fetchMatchedTopics('1')).toEqual([{ name: 'Klimaat', id: 3 }]);
});

it('refuses an answer that is no list [page-metadata-6]', async () => {
  connect({ request: () => Response.json({ name: 'Zorg' }) });
  await expect(fetchMatchedTopics('1')).rejects.toMatchObject({ kind: 'invalid' });
});

it('keeps an id inside its place in the path', async () => {
  const { calls } = connect({ request: () => Response.json([]) });
  await fetchMatchedTopics('../1?x');
  expect(calls).toEqual(['GET /data/mijnonderwerpen/matchtopics/..%2F1%3Fx/']);
});
