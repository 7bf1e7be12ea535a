import { afterEach, expect, it, vi } from 'vitest';
import { favouritesSchema } from '../../../../../core/domain/favourites/api/favourites.ts';
import { giftQuotaSchema } from '../../../../../core/domain/gift/api/gift.ts';
import { maybe } from '../../../../../core/platform/schema/maybe.ts';
import { type AnySchema, array, object, string } from '../../../../../core/platform/schema/schema.ts';
import { historySettingsSchema } from '../../../../../core/user/history/api/history-settings.ts';
import { userInfoSchema } from '../../../../../core/user/profile/api/user-info.ts';
import { quizAnswersSchema } from '../../../../../widgets/article/quiz/api/quiz.ts';
import {
  latestArticleSchema,
  viewDateSchema,
} from '../../../../../widgets/shell/edition-indicator/api/edition-dates.ts';
import { takeLogged, tolerate } from '../../../support/logged.ts';
import { parsed } from '../../../support/parsed.ts';

const messages = () => takeLogged(/^warn/).map(([, text]) => text);

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a value', 'a', 'a', false],
  ['null', null, undefined, false],
  ['nothing', undefined, undefined, false],
  ['another type', 7, undefined, true],
])('reads a field that a feature can do without: %s', (_, value, expected, isLogged) => {
  const schema = object({ label: maybe(string(), 'label of /list') });
  expect(parsed(schema, { label: value }).label).toBe(expected);
  expect(messages()).toEqual(
    isLogged ? ['label of /list is of another type than expected; it counts as missing.'] : [],
  );
});

it('logs nothing where it has no name, and never the value', () => {
  parsed(array(maybe(string())), [7]);
  parsed(object({ token: maybe(string(), 'token of /talk') }), { token: { secret: 'geheim' } });
  expect(messages()).toHaveLength(1);
  expect(JSON.stringify(messages())).not.toContain('geheim');
});

const QUOTA = { remaining: 4, total: 10, days_valid: 7 };

/** For each schema an answer with one invalid field that its feature does not require. */
const ANSWERS: [string, AnySchema, unknown, unknown][] = [
  ['total of the gift quota', giftQuotaSchema, { ...QUOTA, total: 'tien' }, { remaining: 4, days_valid: 7 }],
  [
    'days_valid of the gift quota',
    giftQuotaSchema,
    { ...QUOTA, days_valid: null },
    { remaining: 4, total: 10 },
  ],
  [
    'expires_at of the gift link',
    giftQuotaSchema,
    { ...QUOTA, existing_gift: { gift_token: 'a', expires_at: {} } },
    { ...QUOTA, existing_gift: { gift_token: 'a' } },
  ],
  [
    'an entry of /leeslijst/get',
    favouritesSchema,
    { data: [{ article_id: 'x' }, { article_id: 2 }] },
    { data: [undefined, { article_id: 2 }] },
  ],
  ['viewed_at of the view date', viewDateSchema, { viewed_at: {} }, {}],
  ['data of the latest article', latestArticleSchema, { data: 'gisteren' }, {}],
  ['name of userInfo', userInfoSchema, { name: 7, uuid: 'a' }, { uuid: 'a' }],
  [
    'history_show_days of historySettings',
    historySettingsSchema,
    { data: { history_enabled: true, history_show_days: 'maand' } },
    { data: { history_enabled: true } },
  ],
  ['data of /quiz/get_answers', quizAnswersSchema, { data: 'geen' }, {}],
];

it.each(ANSWERS)('%s does not cost the whole answer', (_, schema, answer, expected) => {
  tolerate('warn nmt http:');
  const checked = schema.safeParse(answer);
  expect(checked).toEqual({ success: true, data: expected });
});

it.each([
  ['remaining of the gift quota', giftQuotaSchema, { ...QUOTA, remaining: 'vier' }],
  ['the gift that exists [gift-3]', giftQuotaSchema, { ...QUOTA, existing_gift: { gift_token: 7 } }],
  ['history_enabled', historySettingsSchema, { data: { history_enabled: 'ja' } }],
  ['history_enabled of bare settings', historySettingsSchema, {}],
])('%s is needed, and stays strict', (_, schema, answer) => {
  expect(schema.safeParse(answer).success).toBe(false);
});
