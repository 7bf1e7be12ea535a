import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyTopicChange,
  type FollowedTopic,
  type TopicChange,
  topicSubject,
} from '../../../../../core/domain/topics/topic-subject.ts';
import { resolveProfilePath } from '../../../../../core/user/profile/profile-path.ts';

const KLIMAAT = { id: '302', name: 'Klimaat', notify: true };
const BASE = '/papi/api/mijnonderwerpen';

describe('a change', () => {
  it.each<[string, TopicChange, readonly FollowedTopic[]]>([
    ['follows a topic, without messages', { kind: 'follow', id: '7' }, [KLIMAAT, { id: '7', notify: false }]],
    ['leaves a followed topic its messages', { kind: 'follow', id: '302' }, [KLIMAAT]],
    ['unfollows', { kind: 'unfollow', id: '302' }, []],
    ['unfollows what is not followed', { kind: 'unfollow', id: '7' }, [KLIMAAT]],
    ['mutes', { kind: 'notify', id: '302', notify: false }, [{ ...KLIMAAT, notify: false }]],
    ['switches no messages of what is not followed', { kind: 'notify', id: '7', notify: true }, [KLIMAAT]],
  ])('%s [topics-data-2, topic-notify-4]', (_, change, result) => {
    expect(applyTopicChange([KLIMAAT], change)).toEqual(result);
  });

  const id = fc.constantFrom('1', '2', '3');
  const changes = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('follow' as const, 'unfollow' as const), id }),
      fc.record({ kind: fc.constant('notify' as const), id, notify: fc.boolean() }),
    ),
  );

  it('made twice is made once, and no topic is followed twice [topic-follow-7]', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const once = all.reduce(applyTopicChange, [] as readonly FollowedTopic[]);
        const twice = all.flatMap((change) => [change, change]).reduce(applyTopicChange, [] as typeof once);
        expect(twice).toEqual(once);
        expect(new Set(once.map((topic) => topic.id)).size).toBe(once.length);
      }),
    );
  });

  it('is the write that it is recognised by [topics-data-2, topic-notify-4]', () => {
    fc.assert(
      fc.property(changes, (all) => {
        for (const change of all) {
          const { path, method, json } = topicSubject.write(change);
          expect(topicSubject.recognise({ path: resolveProfilePath(path), method, json })).toEqual(change);
        }
      }),
    );
  });
});

it.each<[TopicChange, string, object]>([
  [{ kind: 'follow', id: '302' }, '/mijnonderwerpen/subscribe/', { topic_id: 302 }],
  [{ kind: 'unfollow', id: 'klimaat' }, '/mijnonderwerpen/unsubscribe/', { topic_id: 'klimaat' }],
  [{ kind: 'notify', id: '302', notify: true }, '/mijnonderwerpen/notify/', { topic_id: 302, notify: true }],
])('writes %j [topics-data-2, topic-notify-4]', (change, path, json) => {
  expect(topicSubject.write(change)).toMatchObject({ path, method: 'POST', json });
});

it.each([
  { path: '/papi/api/favorite/add', method: 'PUT', json: { article_id: 1 } },
  { path: `${BASE}/subscribe/`, method: 'DELETE', json: { topic_id: 1 } },
  { path: `${BASE}/subscribe/`, method: 'POST', json: null },
  { path: `${BASE}/subscribe/`, method: 'POST', json: { topic_id: {} } },
  { path: `${BASE}/notify/`, method: 'POST', json: { topic_id: 1 } },
] as const)('recognises no change in %j', (write) => {
  expect(topicSubject.recognise(write)).toBeUndefined();
});

it.each([
  [[KLIMAAT, { id: '1', notify: false }], true],
  [[], true],
  [{}, false],
  [[{ id: 302, notify: true }], false],
  [[{ id: '302' }], false],
  [[{ id: '302', notify: true, name: 7 }], false],
  [[null], false],
])('takes %j from storage: %s [topics-data-6]', (value, isAccepted) => {
  expect(topicSubject.accepts(value)).toBe(isAccepted);
});
