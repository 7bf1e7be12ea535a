// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FORM_SENT } from '../../../../../core/ui/forms/served/sent-event.ts';
import { keepDraft } from '../../../../../core/user/drafts/draft.ts';
import special from '../../../../../widgets/specials/special-econogram/special-econogram.ts';
import { visitedPage } from '../../../core/user/visitor/reader.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const FORM = '<form action="/x"><input name="antwoord"><button>Stuur in</button></form>';
const form = () => document.querySelector('form') as HTMLFormElement;
const message = () => document.querySelector('[role="status"]')?.textContent;
const sent = () => form().dispatchEvent(new Event(FORM_SENT, { bubbles: true, cancelable: true }));

async function open(attributes = '', inner = FORM) {
  document.body.replaceChildren(...markup(`<div data-special="econogram" ${attributes}>${inner}</div>`));
  return mount(special, document.querySelector<HTMLElement>('[data-special]'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) });
  localStorage.clear();
  window.nmt = [];
});
afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  delete window.nmt;
});

describe('an entry', () => {
  it('is sent with the feedback form, and locked with thanks after success [special-econogram-1]', async () => {
    const { leave } = await open();
    expect(form().dataset.widget).toBe('feedback-form');
    const mountHook = vi.fn();
    for (const call of window.nmt as ((nmt: unknown) => void)[]) call({ mount: mountHook });
    expect(mountHook).toHaveBeenCalledWith(form());
    // The feedback form's own thanks message is prevented.
    expect(sent()).toBe(false);
    expect(message()).toBe('Bedankt voor uw inzending.');
    expect([...form().elements].map((element) => element.hasAttribute('disabled'))).toEqual([true, true]);
    leave();
    expect(form().outerHTML).toBe(FORM);
  });

  it('uses a feedback form that the server sent', async () => {
    await open('', FORM.replace('<form', '<form data-widget="feedback-form"'));
    expect(window.nmt).toEqual([]);
  });

  it('needs a form', async () => {
    await expect(open('', '<p>Volgt</p>')).rejects.toThrow('the hook has no form');
  });
});

describe('the answers in progress', () => {
  const INNER =
    '<form action="/x"><input name="woord"><input type="number" name="jaar"><input type="radio" name="keuze" value="a" checked><input type="radio" name="keuze" value="b"><select name="munt"><option>euro</option><option>pond</option></select><input name="email" type="email"></form>';
  let life = new AbortController();
  const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
  const show = (edition: string) => {
    life.abort();
    life = new AbortController();
    document.body.replaceChildren(...markup(`<div data-edition="${edition}">${INNER}</div>`));
    return keepDraft(form(), { page: visitedPage(), signal: life.signal });
  };
  const read = () => ['woord', 'jaar', 'keuze', 'munt', 'email'].map((name) => field(name).value);

  it('are kept by edition until they are sent [special-econogram-1]', () => {
    show('48');
    const choices = form().elements.namedItem('keuze') as RadioNodeList;
    field('woord').value = 'inflatie';
    field('jaar').value = '1973';
    (choices[1] as HTMLInputElement).checked = true;
    field('munt').value = 'pond';
    field('email').value = 'jo@krant.example';
    field('woord').dispatchEvent(new Event('input', { bubbles: true }));
    show('49');
    expect(read()).toEqual(['', '', 'a', 'euro', '']);
    const draft = show('48');
    // Data that identifies the visitor is not stored.
    expect(read()).toEqual(['inflatie', '1973', 'b', 'pond', '']);
    draft.clear();
    show('48');
    expect(read()).toEqual(['', '', 'a', 'euro', '']);
    life.abort();
  });
});

describe('the closing time', () => {
  const CLOSED = 'De inzendtermijn is gesloten.';

  it('replaces the form when it comes [special-econogram-2]', async () => {
    const { leave } = await open('data-closes-at="2026-11-22T13:00:05+01:00"');
    expect([form().hidden, message()]).toEqual([false, undefined]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([form().hidden, message()]).toEqual([true, CLOSED]);
    leave();
    expect([form().hidden, message()]).toEqual([false, undefined]);
  });

  it('replaces the form at once where it has passed, without taking the focus [special-econogram-2]', async () => {
    await open('data-closes-at="2019-12-31"');
    expect([form().hidden, message(), document.activeElement]).toEqual([true, CLOSED, document.body]);
    expect(form().dataset.widget).toBeUndefined();
  });

  it('leaves an entry that was under way to the server [special-econogram-2]', async () => {
    await open('data-closes-at="2026-11-22T13:00:05+01:00"');
    await vi.advanceTimersByTimeAsync(5000);
    sent();
    expect([form().hidden, message()]).toEqual([false, 'Bedankt voor uw inzending.']);
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
  });

  it('does not end what was sent', async () => {
    await open('data-closes-at="2026-11-22T13:00:05+01:00"');
    sent();
    await vi.advanceTimersByTimeAsync(5000);
    expect(message()).toBe('Bedankt voor uw inzending.');
  });

  it('keeps the space of the form while it is in view, so that nothing below it moves [special-econogram-2]', async () => {
    const view = stubIntersectionObserver();
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(0, 100, 300, 560));
    const { hook, leave } = await open('data-closes-at="2019-12-31"');
    expect(hook.style.minBlockSize).toBe('560px');
    box.mockReturnValue(new DOMRect(0, -5000, 300, 560));
    view.leave(hook);
    expect(hook.style.minBlockSize).toBe('');
    leave();
    expect(hook.hasAttribute('style')).toBe(false);
  });

  it('is refused where it is not a time', async () => {
    await expect(open('data-closes-at="morgen"')).rejects.toThrow(
      'data-closes-at is "morgen"; expected a time',
    );
  });
});
