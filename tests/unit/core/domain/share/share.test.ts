// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '../../../../../core/domain/share/copy-text.ts';
import { hasShareSheet, share } from '../../../../../core/domain/share/share.ts';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { logged } from '../../../support/logged.ts';
import { APP_VIEW, goTo, installIos } from '../../user/app/app-view.ts';

const SHARED = { title: 'Titel', text: 'Lees dit.', url: 'https://nmt.example/a1' };
const sheet = vi.fn<(data: ShareData) => Promise<void>>();

/** Simulates an app around the page. @returns the messages that it receives */
function inApp(offers: boolean, handled = true) {
  emit('app:capabilities-offered', { version: 1, capabilities: offers ? ['share'] : [] });
  return installIos(({ id }) => emit('app:message-answered', { id, handled }));
}

beforeEach(() => {
  goTo(APP_VIEW);
  sheet.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { share: sheet, canShare: () => true });
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a share sheet', () => {
  it.each([
    [true, true, false, true],
    [true, false, false, false],
    [false, true, false, false],
    [true, false, true, true],
    [false, false, true, true],
  ])(
    'in the app view: %s, offered by the app: %s, by the browser: %s → %s',
    (appView, offers, inBrowser, expected) => {
      inApp(offers);
      vi.stubGlobal('navigator', { share: sheet, canShare: () => inBrowser });
      expect(hasShareSheet(SHARED.url, { appView })).toBe(expected);
    },
  );

  it.each([{}, { share: sheet }])(
    'is not there in a browser without one, or without canShare: %j',
    (browser) => {
      vi.stubGlobal('navigator', browser);
      expect(hasShareSheet(SHARED.url, { appView: false })).toBe(false);
    },
  );
});

describe('sharing', () => {
  it('uses the app that offers it', async () => {
    const messages = inApp(true);
    expect(await share(SHARED, { appView: true })).toBe('shared');
    expect(messages).toEqual([{ type: 'share:open', ...SHARED, version: 1, id: expect.any(Number) }]);
    expect(sheet).not.toHaveBeenCalled();
  });

  it('uses the browser where the app refused it, or offers nothing', async () => {
    const refused = inApp(true, false);
    expect(await share(SHARED, { appView: true })).toBe('shared');
    const unasked = inApp(false);
    expect(await share(SHARED, { appView: true })).toBe('shared');
    expect(sheet.mock.calls).toEqual([[SHARED], [SHARED]]);
    expect([refused.length, unasked.length]).toEqual([1, 0]);
  });

  it('does not call an app outside of the app view', async () => {
    const messages = inApp(true);
    expect(await share(SHARED, { appView: false })).toBe('shared');
    expect(messages).toEqual([]);
  });

  it.each([
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'cancelled'],
    ['NotAllowedError', 'unavailable'],
    ['DataError', 'unavailable'],
  ])('that ends with %s is %s', async (name, outcome) => {
    sheet.mockRejectedValue(new DOMException('', name));
    expect(await share(SHARED, { appView: false })).toBe(outcome);
  });

  it('is unavailable where the browser has no sheet, or not for this', async () => {
    vi.stubGlobal('navigator', { share: sheet, canShare: () => false });
    expect(await share(SHARED, { appView: false })).toBe('unavailable');
    for (const browser of [{}, { share: sheet }]) {
      vi.stubGlobal('navigator', browser);
      expect(await share(SHARED, { appView: false })).toBe('unavailable');
    }
    expect(sheet).not.toHaveBeenCalled();
  });

  it('shares only addresses that may be used, absolute', async () => {
    expect(await share({ ...SHARED, url: 'javascript:alert(1)' }, { appView: true })).toBe('unavailable');
    expect(logged(/^warn/)).toHaveLength(1);
    await share({ ...SHARED, url: '/a2' }, { appView: false });
    expect(sheet.mock.lastCall?.[0].url).toBe(new URL('/a2', document.baseURI).href);
  });
});

describe('copying', () => {
  const execCommand = vi.fn<(command: string) => boolean>();
  let selected: string | undefined;

  beforeEach(() => {
    selected = undefined;
    execCommand.mockReset().mockImplementation(() => {
      selected = document.querySelector('textarea')?.value;
      return true;
    });
    Object.assign(document, { execCommand });
  });

  it('uses the clipboard of the browser', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('een tekst')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('een tekst');
    expect(execCommand).not.toHaveBeenCalled();
  });

  describe('a text that is still being made', () => {
    let written: Promise<Blob> | undefined;
    const write = vi.fn(async () => void (await written));

    beforeEach(() => {
      written = undefined;
      write.mockClear();
      vi.stubGlobal(
        'ClipboardItem',
        class {
          constructor(items: Record<string, Promise<Blob>>) {
            written = items['text/plain'];
          }
        },
      );
    });

    it('is given to the clipboard within the press', async () => {
      vi.stubGlobal('navigator', { clipboard: { write } });
      let finish = (_: string) => {};
      const copying = copyText(
        new Promise((resolve) => {
          finish = resolve;
        }),
      );
      expect(write).toHaveBeenCalledOnce();
      finish('een tekst');
      expect(await copying).toBe(true);
      expect(await (await written)?.text()).toBe('een tekst');
      expect(execCommand).not.toHaveBeenCalled();
    });

    it.each<[string, object]>([
      ['takes no promise', { clipboard: { writeText: async () => {} } }],
      ['is missing', {}],
      ['refuses', { clipboard: { write: () => Promise.reject(new DOMException('', 'NotAllowedError')) } }],
    ])('is copied when it is there where the clipboard %s', async (_, navigator) => {
      vi.stubGlobal('navigator', navigator);
      expect(await copyText(Promise.resolve('een tekst'))).toBe(true);
    });

    it.each([
      ['there is none', () => Promise.resolve(undefined)],
      ['it fails', () => Promise.reject(new Error('500'))],
    ])('is not copied where %s', async (_, make) => {
      vi.stubGlobal('navigator', { clipboard: { write, writeText: write } });
      expect(await copyText(make())).toBe(false);
      expect(execCommand).not.toHaveBeenCalled();
    });
  });

  it.each([
    ['is missing', {}],
    ['refuses', { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } }],
  ])(
    'goes by a selection where it %s, inside the open dialog, and puts the focus back',
    async (_, navigator) => {
      vi.stubGlobal('navigator', navigator);
      document.body.innerHTML = '<dialog open><button></button></dialog>';
      const button = document.querySelector('button');
      button?.focus();
      execCommand.mockImplementation(() => {
        const field = document.querySelector<HTMLTextAreaElement>('dialog > textarea');
        // Some browsers move the focus together with the selection.
        field?.focus();
        selected = field?.value;
        return true;
      });
      expect(await copyText('een\ntekst')).toBe(true);
      expect(selected).toBe('een\ntekst');
      expect(document.querySelector('textarea')).toBeNull();
      expect(document.activeElement).toBe(button);
    },
  );

  it.each([
    ['refused', () => false],
    [
      'an exception',
      () => {
        throw new Error('no');
      },
    ],
  ])('fails where that is %s', async (_, answer) => {
    vi.stubGlobal('navigator', {});
    execCommand.mockImplementation(answer);
    expect(await copyText('een tekst')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
