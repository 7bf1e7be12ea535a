import { expect, it } from 'vitest';
import { isAllowedOn } from '../../../../../widgets/shell/history-notice/pages.ts';

it.each([
  ['/', '', true],
  ['/nieuws/2026/03/29/titel-a4101', '', true],
  ['/profiel/instellingen/', '', false],
  ['/profiel/instellingen', '', false],
  ['/profiel/instellingen/privacy/', '', false],
  ['/profiel/', '', true],
  ['/profiel/instellingen-van-toen/', '', true],
  ['/gn4/preview', '', false],
  ['/gn4/preview/4101', '', false],
  ['/gn4/previews', '', true],
  ['/', 'off', false],
  ['/', 'on', true],
])('on %s with "%s": %s [history-notice-5, history-notice-6]', (path, historyNotice, expected) => {
  expect(isAllowedOn({ path, historyNotice })).toBe(expected);
});
