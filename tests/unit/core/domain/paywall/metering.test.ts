// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { metering } from '../../../../../core/domain/paywall/metering.ts';
import { logged } from '../../../support/logged.ts';
import { type Outcome, stubScripts } from '../../../support/scripts.ts';

interface Command {
  readonly event: string;
  readonly answer?: (advice: unknown) => void;
}
const queue = () => (window as unknown as { nmtMetering: Command[] }).nmtMetering;
const newPage = () => ({
  appView: false,
  articleId: '4112',
  articleType: 'article',
  config: {},
  consentRequired: false,
  staticPath: '',
});

let scripts: HTMLScriptElement[];
let outcome: Outcome;

beforeEach(() => {
  vi.useFakeTimers();
  outcome = 'arrives';
  scripts = stubScripts(() => outcome);
  Reflect.deleteProperty(window, 'nmtMetering');
});
afterEach(() => vi.useRealTimers());

describe('the metering service', () => {
  it('is loaded once, with a consent flag [metering-1, metering-4]', () => {
    const page = newPage();
    metering(page, '/m.js').view();
    metering(page, '/m.js').view();
    expect(scripts.map(({ src }) => src)).toEqual([`${location.origin}/m.js?consent=true`]);
    expect(queue()).toEqual([{ event: 'pageview', consent: true, article: '4112', type: 'article' }]);
  });

  it('is notified of the view first, then advises, then is notified of the wall [metering-2, metering-5, paywall-decision-3]', async () => {
    const page = newPage();
    const advice = metering(page, '/m.js').advise(1500);
    expect(queue().map(({ event }) => event)).toEqual(['pageview', 'getDecision']);
    queue()[1]?.answer?.({ wallType: 'metered', visibility: 'high', email: 'a@b.nl' });
    expect(await advice).toEqual({ wallType: 'metered', visibility: 'high' });
    metering(page, '/m.js').wall('artikel', 'hard');
    expect(queue().at(-1)).toEqual({ event: 'wall', paywallId: 'artikel', paywallType: 'hard' });
    // The gift's token is never included [gift-article-view-3].
    expect(JSON.stringify(queue())).not.toMatch(/gift|token/);
  });

  it('is notified of the view before the wall also if nothing has counted it yet, and of the view once [metering-5]', () => {
    const service = metering(newPage(), '/m.js');
    service.wall('artikel', 'hard');
    service.view();
    expect(queue().map(({ event }) => event)).toEqual(['pageview', 'wall']);
  });

  it.each([null, 'hard', {}, { wallType: 'a b', visibility: 'x' }, { wallType: 1, visibility: 'x' }])(
    'gives no advice by %j [metering-5]',
    async (answer) => {
      const advice = metering(newPage(), '/m.js').advise(1500);
      queue()[1]?.answer?.(answer);
      expect(await advice).toBeUndefined();
    },
  );

  it('gives no advice by an answer that throws when it is looked at', async () => {
    const advice = metering(newPage(), '/m.js').advise(1500);
    const hostile = Object.defineProperty({}, 'wallType', {
      get() {
        throw new Error('stuk');
      },
    });
    queue()[1]?.answer?.(hostile);
    expect(await advice).toBeUndefined();
  });

  it('advises once, however often its script answers, and is ignored after its time [metering-5]', async () => {
    const advise = () => metering(newPage(), '/m.js').advise(1500);
    const twice = advise();
    const { answer } = queue()[1] ?? {};
    answer?.({ wallType: 'metered', visibility: 'high' });
    answer?.({ wallType: 'hard', visibility: 'low' });
    expect(await twice).toEqual({ wallType: 'metered', visibility: 'high' });
    answer?.({ wallType: 'hard', visibility: 'low' });
    expect(await twice).toEqual({ wallType: 'metered', visibility: 'high' });
    const late = advise();
    await vi.advanceTimersByTimeAsync(1500);
    queue()[3]?.answer?.({ wallType: 'hard', visibility: 'low' });
    expect(await late).toBeUndefined();
  });

  it('is not waited for beyond its time, nor when its script fails [metering-5]', async () => {
    let settled = false;
    const late = metering(newPage(), '/m.js')
      .advise(1500)
      .then((advice) => {
        settled = true;
        return advice;
      });
    await vi.advanceTimersByTimeAsync(1499);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBeUndefined();
    outcome = 'fails';
    expect(await metering(newPage(), '/n.js').advise(1500)).toBeUndefined();
    logged('error nmt paywall: The metering script could not be loaded; the decision goes on');
  });
});
