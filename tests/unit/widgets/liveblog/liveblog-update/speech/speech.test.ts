// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  canReadAloud,
  readAloud,
} from '../../../../../../widgets/liveblog/liveblog-update/speech/read-aloud.ts';
import { utterancesOf } from '../../../../../../widgets/liveblog/liveblog-update/speech/utterances-of.ts';
import { dutchVoice } from '../../../../../../widgets/liveblog/liveblog-update/speech/voice.ts';
import { type Engine, stubSpeech } from '../../../support/speech.ts';

describe('utterancesOf', () => {
  it('loses no word, and keeps each part short enough not to be cut off', () => {
    const word = fc.stringMatching(/^[a-zé]{1,12}[.,!?]?$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 200 }), (words) => {
        const parts = utterancesOf(words.join(' '));
        expect(parts.join(' ').split(' ').filter(Boolean)).toEqual(words);
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('parts at sentences, then at commas, and speaks lines apart', () => {
    const sentence = (letter: string) => `${letter.repeat(88)}, ${letter.repeat(20)}.`;
    expect(utterancesOf('Kop\nEen. Twee!')).toEqual(['Kop', 'Een. Twee!']);
    expect(utterancesOf(`${sentence('a')} ${sentence('b')}`)).toEqual([sentence('a'), sentence('b')]);
    expect(utterancesOf(`${'a'.repeat(150)}, ${'b'.repeat(150)}.`)).toEqual([
      `${'a'.repeat(150)},`,
      `${'b'.repeat(150)}.`,
    ]);
    expect(utterancesOf(' \n ')).toEqual([]);
    expect(utterancesOf('x'.repeat(400))).toEqual(['x'.repeat(400)]);
  });
});

describe('dutchVoice', () => {
  const voice = (name: string, lang: string, localService = true) => ({
    name,
    lang,
    localService,
    default: false,
  });
  it.each([
    ['that of the Netherlands', [voice('be', 'nl-BE'), voice('nl', 'nl-NL')], 'nl'],
    ['one on the device', [voice('far', 'nl-NL', false), voice('near', 'nl-BE')], 'near'],
    ['one that Android names', [voice('en', 'en-US'), voice('android', 'nl_NL')], 'android'],
    ['none of another language', [voice('en', 'en-US'), voice('nld', 'nlx')], undefined],
  ])('takes %s', (_, voices, name) => {
    expect(dutchVoice(voices)?.name).toBe(name);
  });
});

describe('readAloud', () => {
  let engine: Engine;
  let controller: AbortController;

  beforeEach(() => {
    vi.useFakeTimers();
    engine = stubSpeech();
    controller = new AbortController();
  });

  afterEach(() => {
    controller.abort();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  const read = (text = 'Kop\nEen zin.') => readAloud(text, controller.signal);

  it('speaks part after part in Dutch, at once where the voices are there [liveblog-widget-2]', async () => {
    const end = read();
    expect(engine.spoken).toEqual(['Kop']);
    expect(engine.last()).toMatchObject({ lang: 'nl-NL', voice: { lang: 'nl-NL' } });
    engine.finish();
    engine.finish();
    await expect(end).resolves.toBe('done');
    expect(engine.spoken).toEqual(['Kop', 'Een zin.']);
  });

  it('speaks without a voice that the browser refuses, such as that of an extension [liveblog-widget-2]', async () => {
    class Refusing extends SpeechSynthesisUtterance {
      override set voice(_: SpeechSynthesisVoice | null) {
        throw new TypeError('not of type SpeechSynthesisVoice');
      }
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Refusing);
    const end = read('Kop');
    engine.finish();
    await expect(end).resolves.toBe('done');
    expect(engine.spoken).toEqual(['Kop']);
  });

  it('waits for late voices, for a second at most', async () => {
    engine.voices = [];
    void read();
    expect(engine.spoken).toEqual([]);
    engine.load();
    expect(engine.spoken).toEqual(['Kop']);
    expect(engine.last()?.voice).toMatchObject({ lang: 'nl-NL' });
    controller.abort();

    controller = new AbortController();
    engine.voices = [];
    void read();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(engine.spoken).toEqual(['Kop', 'Kop']);
    expect(engine.last()).toMatchObject({ lang: 'nl-NL' });
  });

  it('stops on abort, and with the page', async () => {
    const first = read();
    const before = engine.cancelled;
    controller.abort();
    await expect(first).resolves.toBe('stopped');
    expect(engine.cancelled).toBe(before + 1);
    controller = new AbortController();
    const second = read();
    dispatchEvent(new Event('pagehide'));
    await expect(second).resolves.toBe('stopped');
    expect(engine.spoken).toEqual(['Kop', 'Kop']);
  });

  it.each([
    ['synthesis-failed', 'failed'],
    ['language-unavailable', 'failed'],
    ['interrupted', 'stopped'],
  ])('reports its end on %s: %s', async (error, how) => {
    const end = read();
    engine.breakOff(error);
    await expect(end).resolves.toBe(how);
  });

  it('speaks also where another script has paused the engine', () => {
    engine.isPaused = true;
    void read();
    expect([engine.isPaused, engine.spoken]).toEqual([false, ['Kop']]);
  });

  it('gives up on a silent engine', async () => {
    const end = read();
    await vi.advanceTimersByTimeAsync(11_000);
    await expect(end).resolves.toBe('failed');
  });

  it('knows whether the browser can', () => {
    expect(canReadAloud()).toBe(true);
    engine.remove();
    expect(canReadAloud()).toBe(false);
  });
});
