import { expect, it } from 'vitest';
import { nameShared, shortName } from '../../../build/name-shared.ts';

const module = (inputs: Record<string, number>) => ({
  inputs: Object.fromEntries(
    Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }]),
  ),
});

it.each([
  [{ 'core/ui/dialog/Dialog.tsx': 900, 'core/ui/dialog/close.ts': 200 }, 'dialog'],
  [{ 'core/platform/http/HttpError.ts': 900 }, 'http-error'],
  [{ 'core/ui/toast/texts.ts': 50 }, 'toast-texts'],
  [{ 'core/user/consent/consent.ts': 900, 'core/ui/popup/popup.ts': 50 }, 'popup'],
  [{ 'core/user/analytics/track.ts': 900 }, 'module'],
  [{ 'node_modules/date-fns/_lib/addDays.js': 50 }, 'add-days'],
  [{ 'css-modules:core/ui/tabs/Tabs.module.css': 50 }, 'tabs'],
  [{ 'b/two.ts': 50, 'a/one.ts': 50 }, 'one'],
  [{}, 'module'],
])('names %o %s', (inputs, name) => {
  expect(nameShared([module(inputs)])).toBe(name);
});

it('looks at all modules of a file', () => {
  expect(nameShared([module({ 'a/small.ts': 1 }), module({ 'b/large.ts': 2 })])).toBe('large');
});

it.each([
  ['dialog', 'dialog'],
  ['read-html', 'read'],
  ['add-days', 'add-days'],
  ['subscription', 'subscription'],
  ['reading-list-page-texts', 'reading'],
])('keeps the first words of %s: %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
