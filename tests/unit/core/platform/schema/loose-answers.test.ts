// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fetchFavourites } from '../../../../../core/domain/favourites/api/favourites.ts';
import { createGiftLink, fetchGiftQuota } from '../../../../../core/domain/gift/api/gift.ts';
import { fetchOptins } from '../../../../../core/domain/newsletters/api/optins.ts';
import { fetchPodcastShows } from '../../../../../core/domain/podcasts/api/podcast-shows.ts';
import { fetchFollowedTopics } from '../../../../../core/domain/topics/api/topics.ts';
import { fetchHistorySettings } from '../../../../../core/user/history/api/history-settings.ts';
import { fetchQuizAnswers } from '../../../../../widgets/article/quiz/api/quiz.ts';
import { percentagesOf } from '../../../../../widgets/article/quiz/percentages-of.ts';
import { fetchLatestFeed } from '../../../../../widgets/lists/home-slider/api/latest-feed.ts';
import { fetchMyNews } from '../../../../../widgets/personal/my-news/api/my-news.ts';
import {
  fetchCollections,
  fetchTagColour,
} from '../../../../../widgets/personal/reading-list-page/api/collections.ts';
import { fetchPushSettings } from '../../../../../widgets/personal/web-push/api/push-settings.ts';
import { backend } from '../../../support/backend.ts';
import { QUESTIONS, quizOf } from '../../../widgets/article/quiz/definitions.ts';

// Formats of answers that the requirements leave open.

const page = { config: {}, staticPath: '' };
const { signal } = new AbortController();
const own = { origins: new Set([location.origin]), signal };
const first = { answer_id: 101, percentage: 60 };
const second = { answer_id: 102, percentage: 40 };
const fed = { headline: 'Kop', url: '/a', article_published_at: 1762516800 };

it.each<[title: string, read: () => Promise<unknown>, answer: unknown, expected: unknown]>([
  [
    'numbers as texts [gift-2]',
    () => fetchGiftQuota(page, 1),
    { remaining: '3', total: '10', days_valid: '7' },
    { remaining: 3, total: 10, days_valid: 7 },
  ],
  [
    'a quota in data [gift-2]',
    () => fetchGiftQuota(page, 1),
    { data: { remaining: 3, existing_gift: null } },
    { remaining: 3, existing_gift: null },
  ],
  [
    'a gift link in data [gift-4]',
    () => createGiftLink(page, 1),
    { data: { gift_token: 'g1' } },
    { gift_token: 'g1' },
  ],
  [
    'a bare list with ids as texts [reading-list-page-2]',
    () => fetchFavourites(page),
    [{ article_id: '4101', date_added: 1762516800 }],
    { articles: [{ article_id: 4101, date_added: 1762516800 }], count: 1, tags: undefined },
  ],
  [
    'a bare list of collections [reading-list-page-1]',
    () =>
      fetchCollections({ ...page, config: { endpoints: { profile: { readingListTags: '/t' } } } }, signal),
    [{ name: 'Klimaat' }],
    [{ name: 'Klimaat' }],
  ],
  [
    'an e-mail address under its own name [newsletter-button-9]',
    () => fetchOptins(undefined, signal),
    { email: { email: 'jan@lezers.example' }, optins: { nrcfilm: '1', nrcai: 0 } },
    { email: 'jan@lezers.example', codes: ['nrcfilm'] },
  ],
  [
    'a colour without a wrapper [reading-list-page-4]',
    () => fetchTagColour(page, 'Klimaat'),
    { start: '#123456' },
    { start: '#123456' },
  ],
  [
    'settings without a wrapper [privacy-settings-4]',
    () => fetchHistorySettings('/papi/api/user/settings', own),
    { history_enabled: true, history_show_days: '60' },
    { enabled: true, showDays: 60 },
  ],
  [
    'settings of messages without a wrapper [web-push-5]',
    () => fetchPushSettings(page, signal),
    { web_topics: 'never', history_enabled: true },
    { web_topics: 'never' },
  ],
  [
    'podcasts in data [podcast-list-2]',
    () => fetchPodcastShows(own),
    { data: [{ slug: 'hans', name: 'Hans' }] },
    [{ slug: 'hans', name: 'Hans', description: '', image: undefined }],
  ],
  ['a feed that is a list [home-slider-2]', () => fetchLatestFeed('/feed.json', own), [fed], [fed]],
  ['a feed in data [home-slider-2]', () => fetchLatestFeed('/feed.json', own), { data: [fed] }, [fed]],
  [
    'a bare list of my news [my-news-1]',
    () => fetchMyNews(page),
    [{ article_id: 1, headline: 'Kop' }],
    [{ article_id: 1, headline: 'Kop' }],
  ],
])('reads %s', async (_, read, answer, expected) => {
  backend({ '*': () => Response.json(answer) });
  expect(await read()).toEqual(expected);
});

it.each([
  [{ 0: { 101: '60', 102: 40 }, 1: null }],
  [{ 0: { 101: { percentage: '60%' }, 102: { percentage: '40,0' } } }],
  [{ 0: [{ answer_id: '101', percentage: 60 }, null, { answer_id: '102', percentage: 40 }] }],
  [{ 0: { answers: [first, second] } }],
  [[{ 101: 60, 102: 40 }]],
  [[[first, second], 'geen']],
  [[{ question_id: '0', answers: { 101: 60, 102: 40 } }]],
  [
    [
      { question_id: '0', ...first },
      { question_id: '0', ...second },
    ],
  ],
])('reads percentages in data %j [quiz-7]', async (data) => {
  backend({ '*': { data } });
  const [question] = quizOf(QUESTIONS).questions;
  if (!question) throw new Error('The quiz has no question.');
  expect(percentagesOf(question, await fetchQuizAnswers(page, { quizId: 71 }))?.slice(0, 2)).toEqual([
    60, 40,
  ]);
});

it('takes an answer without any setting for another one [web-push-5]', async () => {
  backend({ '*': { error: 'x' } });
  await expect(fetchPushSettings(page, signal)).rejects.toThrow('another shape');
});

it('reads flags as numbers or texts [topics-data-6]', async () => {
  backend({
    '*': () =>
      Response.json([
        { id: 1, name: 'Klimaat', push_notify: '1', web_notify: '0' },
        { id: '2', name: 'Wonen', push_notify: 0, web_notify: 'true' },
      ]),
  });
  expect(await fetchFollowedTopics(page)).toMatchObject([
    { id: '1', pushNotify: true, webNotify: false },
    { id: '2', pushNotify: false, webNotify: true },
  ]);
});
