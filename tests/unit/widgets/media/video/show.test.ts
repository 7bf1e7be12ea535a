// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import { consent } from '../../../../../core/user/consent/consent.ts';
import { createShow } from '../../../../../widgets/media/video/show.ts';
import type { Stage } from '../../../../../widgets/media/video/stage.ts';
import { NO_CONSENT } from '../../../../../widgets/media/video/texts.ts';
import { settled } from '../../../support/settled.ts';
import { configure } from '../../support/mount.ts';

const PLAYER = { focus: vi.fn(), destroy: vi.fn(), play: vi.fn(), pause: vi.fn() };

/**
 * Starts a video that needs consent, with a player that loads when the test allows it.
 * @param options isConsented: whether the visitor has consented; focus: whether the visitor starts the video
 */
function startVideo({ isConsented = true, focus = true } = {}) {
  const config = { consentPurposes: ['uitgebreid'] };
  configure(config);
  const page = { ...completePage({ ...readFacts(), config }), consentRequired: true };
  consent(page).setState({ choice: { uitgebreid: isConsented } });
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const stage = {
    container: document.createElement('div'),
    showLoading: vi.fn(),
    showPlayer: vi.fn(),
    showLoadFailure: vi.fn(),
  };
  let deliver = () => {};
  const player = new Promise<typeof PLAYER>((resolve) => {
    deliver = () => resolve(PLAYER);
  });
  const show = createShow({
    stage: stage as unknown as Stage,
    video: {} as never,
    create: () => player as never,
    failureText: 'stuk',
    purpose: 'uitgebreid',
    feature: 'video',
    page,
    signal: ending.signal,
  });
  show.start({ focus } as never);
  return {
    stage,
    deliver: () => deliver(),
    withdraw: () => consent(page).setState({ choice: { uitgebreid: false } }),
  };
}

beforeEach(() => {
  for (const mock of Object.values(PLAYER)) mock.mockClear();
});

it('a player ends when the visitor withdraws the consent that it needed', async () => {
  const { stage, deliver, withdraw } = startVideo();
  deliver();
  await vi.waitFor(() => expect(stage.showPlayer).toHaveBeenCalledOnce());
  await vi.dynamicImportSettled();
  expect(PLAYER.destroy).not.toHaveBeenCalled();
  withdraw();
  expect(PLAYER.destroy).toHaveBeenCalledOnce();
  expect(stage.showLoadFailure).toHaveBeenCalledExactlyOnceWith(NO_CONSENT);
});

it('a player that comes after the consent was withdrawn does not stay', async () => {
  const { stage, deliver, withdraw } = startVideo();
  await vi.waitFor(() => expect(stage.showLoading).toHaveBeenCalledOnce());
  withdraw();
  deliver();
  await vi.waitFor(() => expect(PLAYER.destroy).toHaveBeenCalledOnce());
  expect(stage.showLoadFailure).toHaveBeenCalledExactlyOnceWith(NO_CONSENT);
});

it('a video that starts by itself stays a poster without the consent, and says nothing', async () => {
  const { stage } = startVideo({ isConsented: false, focus: false });
  await vi.dynamicImportSettled();
  await settled();
  expect(stage.showLoading).not.toHaveBeenCalled();
  expect(stage.showLoadFailure).not.toHaveBeenCalled();
});
