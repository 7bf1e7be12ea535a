// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { reportAuthorMistakes } from '../../../../../core/runtime/caretaker/report-author-mistakes.ts';
import { CONFIG_KINDS } from '../../../../../core/runtime/config/config-kinds.ts';
import { allMatching } from '../../../../../core/runtime/config/further-settings.ts';
import { readSetting } from '../../../../../core/runtime/config/read-setting.ts';
import { BODY_NAMES } from '../../../../../core/runtime/page/body-attributes.ts';
import { giveFacts } from '../../../../../core/runtime/page/give-facts.ts';
import { takeLogged } from '../../../support/logged.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function messagesOf(config: Record<string, unknown>, pageType = 'article'): unknown[] {
  reportAuthorMistakes({ config, pageType }, BODY_NAMES);
  return takeLogged(/^warn/).map(([, message]) => message);
}

it('names nothing on a page without mistakes [loader-13]', () => {
  const config = { brand: 'Krant', disabled: 'poll', pageTypes: ['agenda'], endpoints: { weather: '/weer' } };
  expect(messagesOf(config, 'agenda')).toEqual([]);
  expect(messagesOf({}, '')).toEqual([]);
});

it('names an unknown key, and the nearest one [loader-13]', () => {
  expect(messagesOf({ loginCoockie: 'a', zzzzzzzzz: 1 })).toEqual([
    '"loginCoockie" is not a key of script#site-config. Did you mean "loginCookie"?',
    '"zzzzzzzzz" is not a key of script#site-config.',
  ]);
});

it('names facts of the page that are none, and those that the body contradicts [page-metadata-1]', () => {
  const nameFacts = (page: object, body: Record<string, string> = {}) => {
    const { dataset } = document.body;
    for (const name of Object.keys(dataset)) delete dataset[name];
    Object.assign(dataset, body);
    // Set by the loader before that.
    giveFacts(dataset, page);
    reportAuthorMistakes({ pageType: 'article', config: { page } }, BODY_NAMES);
    return takeLogged(/^warn/).map(([, message]) => message);
  };
  onTestFinished(() => {
    nameFacts({});
  });
  const sent = { type: 'article', articleId: 4101, articleIsFree: 1, plusPermissions: 'a, b' };
  expect(nameFacts(sent)).toEqual([]);
  expect(nameFacts(sent, { articleId: '4101' })).toEqual([]);
  expect(nameFacts({ rubric: 'Wonen', articelId: 1, pageType: 'x' }, { rubric: 'Sport' })).toEqual([
    '"page.rubric" is "Wonen", and the page has "Sport": its body comes first.',
    '"page.articelId" is not a fact of a page. Did you mean "articleId"?',
    '"page.pageType" is not a fact of a page. Did you mean "type"?',
  ]);
  expect(nameFacts({ dossier: null })).toEqual([
    '"page.dossier" is null, which the page takes as the text "null"; leave it out.',
  ]);
  expect(messagesOf({ page: 'article' })).toEqual([
    '"page" is "article"; expected an object. The default is used.',
  ]);
});

it('names no more than some of a thousand unknown keys, and none at full length', () => {
  const config = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`${n}${'x'.repeat(1000)}`, 1]));
  const messages = messagesOf(config);
  expect(messages).toHaveLength(20);
  expect(Math.max(...messages.map((message) => String(message).length))).toBeLessThan(200);
});

it('names a wrong value of each key, whether or not a feature reads it [loader-13, page-runtime-7]', () => {
  const messages = messagesOf(Object.fromEntries(Object.keys(CONFIG_KINDS).map((key) => [key, null])));
  expect(messages).toHaveLength(Object.keys(CONFIG_KINDS).length);
  for (const key of Object.keys(CONFIG_KINDS))
    expect(messages).toContainEqual(expect.stringMatching(`^"${key}" is null; expected `));
});

it('names a wrong value once, in whatever words a feature expects it', () => {
  const config = { uuidHosts: 1 };
  readSetting(config, 'uuidHosts', allMatching(/^\S+$/, 'a list of hosts', []));
  expect(messagesOf(config)).toEqual(['"uuidHosts" is 1; expected a list of hosts. The default is used.']);
});

it('names a page type that is neither the product’s nor the site’s [page-metadata-8]', () => {
  expect(messagesOf({}, 'frontpge')).toEqual([
    'body\'s data-page-type is "frontpge", which is not a page type of the product, nor one of "pageTypes" in script#site-config. Did you mean "frontpage"?',
  ]);
});
