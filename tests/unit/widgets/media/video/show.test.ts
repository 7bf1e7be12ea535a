// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import { consent } from '../../../../../core/user/consent/consent.ts';
import { createShow } from '../../../../../widgets/media/video/show.ts';
import type { Stage } from '../../../../../widgets/media/video/stage.ts';
import { NO_CONSENT } from '../../../../../widgets/media/video/texts.ts';
import { configure } from '../../support/mount.ts';

it('a player ends when the visitor withdraws the consent that it needed', async () => {
  const config = { consentPurposes: ['uitgebreid'] };
  configure(config);
  const page = { ...completePage({ ...readFacts(), config }), consentRequired: true };
  consent(page).setState({ choice: { uitgebreid: true } });
  const ending = new AbortController();
  const stage = {
    container: document.createElement('div'),
    showLoading: vi.fn(),
    showPlayer: vi.fn(),
    showLoadFailure: vi.fn(),
  };
  const player = { focus: vi.fn(), destroy: vi.fn(), play: vi.fn(), pause: vi.fn() };
  const show = createShow({
    stage: stage as unknown as Stage,
    video: {} as never,
    create: async () => player as never,
    failureText: 'stuk',
    purpose: 'uitgebreid',
    feature: 'video',
    page,
    signal: ending.signal,
  });
  show.start({ focus: true } as never);
  await vi.waitFor(() => expect(stage.showPlayer).toHaveBeenCalledOnce());
  await vi.dynamicImportSettled();
  expect(player.destroy).not.toHaveBeenCalled();
  consent(page).setState({ choice: { uitgebreid: false } });
  expect(player.destroy).toHaveBeenCalledOnce();
  expect(stage.showLoadFailure).toHaveBeenCalledExactlyOnceWith(NO_CONSENT);
  ending.abort();
});
