import { expect, it } from 'vitest';
import { isEnabled, PUSH_KINDS, settingFor } from '../../../../../widgets/personal/web-push/push-settings.ts';

it('has three kinds, of which "never" disables each [web-push-5]', () => {
  expect(PUSH_KINDS).toEqual(['web_breaking_news', 'web_highlights', 'web_topics']);
  expect(isEnabled('never')).toBe(false);
  for (const value of ['always', 'daily', '', undefined]) expect(isEnabled(value)).toBe(true);
});

it.each([
  [false, 'daily', 'never'],
  [false, undefined, 'never'],
  [true, 'daily', 'daily'],
  [true, 'never', 'always'],
  [true, undefined, 'always'],
])('turned to %s after %s is %s [web-push-5]', (isOn, former, expected) => {
  expect(settingFor(isOn, former)).toBe(expected);
});
