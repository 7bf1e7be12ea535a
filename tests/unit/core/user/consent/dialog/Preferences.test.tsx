// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { mountView } from '../../../../../../core/runtime/feature/mount-view.ts';
import { Preferences } from '../../../../../../core/user/consent/dialog/Preferences.tsx';
import { PREFERENCES } from '../../../../../../core/user/consent/dialog/texts.ts';

afterEach(() => vi.unstubAllGlobals());

const shown = (required: boolean) => {
  const ending = new AbortController();
  const consent = { required, purposes: ['social-media'], choice: undefined };
  mountView(document.body, <Preferences consent={consent} />, { signal: ending.signal, feature: 'consent' });
  const text = document.body.textContent;
  ending.abort();
  return text;
};

it('says that Global Privacy Control refuses what is not allowed here [consent-8]', () => {
  expect(shown(true)).not.toContain(PREFERENCES.signal);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(shown(true)).toContain(PREFERENCES.signal);
  expect(shown(false)).not.toContain(PREFERENCES.signal);
});
