// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import ebookSelect from '../../../../../widgets/ebooks/ebook-select/ebook-select.ts';
import { showEverything } from '../../../core/ui/shown.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { logged, takeLogged, tolerate, unexpected } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { book, MODALS, served } from './markup.ts';

const CONFIG = { loginCookie: 'nmt_login', endpoints: { profile: { ebookDownload: '/papi/api/boek' } } };
const PLUS = { permissions: ['nrc-online', 'plus'], emailAddress: { email: 'naima@lezers.example' } };

const DIALOGS = '../../../../../widgets/ebooks/ebook-select/download-dialogs.ts';

type Answer = string | number | object | 'hang';

let answers: Record<string, Answer>;
let calls: string[];
let bodies: FormData[];

beforeEach(() => {
  vi.useFakeTimers();
  showEverything();
  sessionStorage.clear();
  calls = [];
  bodies = [];
  answers = {
    '/login-status': PLUS,
    '/papi/api/boek': 'null',
    '/newsletters/optins': { email: 'naima@lezers.example', optins: {} },
    '/newsletters/inline-subscribe': '',
  };
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal('fetch', (url: URL, { signal, body }: RequestInit) => {
    calls.push(url.pathname);
    if (body instanceof FormData) bodies.push(body);
    const answer = answers[url.pathname] ?? 404;
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
      if (answer === 'hang') return;
      if (typeof answer === 'number') resolve(new Response(null, { status: answer }));
      else resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer)));
    });
  });
  setLogin('naima');
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  // happy-dom does not traverse the history: its timeouts end.
  vi.advanceTimersByTime(6000);
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The console's messages, one by one. */
const messages = () => takeLogged(/^error/).map(([who, text]) => `${who} ${text}`);

/** Waits until answers and imports have arrived. */
const settle = async () => {
  await vi.advanceTimersByTimeAsync(5);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(5);
};

async function start(html = served(), config: object = CONFIG) {
  document.body.dataset.plusPermissions = 'plus';
  document.body.replaceChildren(...markup(html));
  const hook = document.querySelector<HTMLElement>('section');
  const mounted = await mount(ebookSelect, hook, { config: { ...config } });
  await settle();
  return { ...mounted, ...parts(mounted.hook) };
}

function parts(hook: HTMLElement) {
  const one = <Found extends HTMLElement>(selector: string) => {
    const found = hook.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const submit = one<HTMLButtonElement>('[data-ebook-panel="choose"] button');
  return {
    one,
    submit,
    fieldset: one<HTMLFieldSetElement>('fieldset'),
    radios: [...hook.querySelectorAll<HTMLInputElement>('input[type="radio"]')],
    confirm: one<HTMLDialogElement>('[data-ebook-modal="confirm"]'),
    thanks: one<HTMLDialogElement>('[data-ebook-modal="thanks"]'),
    hint: () => one('[data-ebook-hint]').textContent,
    /** The visible panels. */
    panels: () =>
      [...hook.querySelectorAll<HTMLElement>('[data-ebook-panel]')]
        .filter((panel) => !panel.hidden)
        .map(({ dataset }) => dataset.ebookPanel),
    async choose(index: number) {
      const radio = hook.querySelectorAll<HTMLInputElement>('input[type="radio"]')[index];
      radio?.click();
      submit.click();
      await settle();
    },
    /** Follows the link like a browser: `false` if the navigation was prevented. */
    download: () =>
      one('[data-ebook-modal="confirm"] a').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }),
      ),
  };
}

it('a plus subscriber chooses, and can go on only then [ebook-2]', async () => {
  const { panels, fieldset, submit, radios, hint, confirm } = await start(
    served({ panel: 'join', disabled: true }),
  );
  expect(panels()).toEqual(['choose']);
  expect(fieldset.disabled).toBe(false);
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  expect(hint()).toBe('Kies eerst een boek.');
  expect(document.getElementById(submit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(hint());
  submit.click();
  await settle();
  expect(confirm.open).toBe(false);
  expect(document.activeElement).toBe(radios[0]);
  radios[1]?.click();
  expect(submit.hasAttribute('aria-disabled')).toBe(false);
  expect(hint()).toBe('Je keuze: Onder de dijk.');
});

it('asks to confirm the chosen book, with all its details [ebook-1, ebook-2, ebook-11]', async () => {
  const { choose, confirm, one } = await start();
  await choose(1);
  expect(confirm.open).toBe(true);
  const text = (part: string) => one(`[data-ebook-modal="confirm"] [data-ebook-${part}]`).textContent;
  expect([text('name'), text('author'), text('info')]).toEqual(['Onder de dijk', 'Schrijver', 'Over water.']);
  expect(one<HTMLImageElement>('[data-ebook-modal="confirm"] img').getAttribute('src')).toBe(
    '/static/dijk & zee.webp',
  );
  expect(one('[data-ebook-modal="confirm"] a').getAttribute('href')).toBe('/ebook/download/dijk%20%26%20zee');
  expect(document.activeElement).toBe(one('[data-ebook-modal="confirm"] [data-modal-close]'));
});

it('locks the book after the download, hides the radio buttons and shows thanks [ebook-1, ebook-3]', async () => {
  const { choose, download, panels, confirm, thanks, fieldset, hook, one } = await start();
  await choose(1);
  expect(download()).toBe(true);
  expect([confirm.open, thanks.open]).toEqual([false, true]);
  expect(panels()).toEqual(['locked']);
  expect(fieldset.disabled).toBe(true);
  expect(hook.className).toMatch(/locked/);
  expect(one('[data-ebook-panel="locked"] a').getAttribute('href')).toBe('/ebook/download/dijk%20%26%20zee');
  expect(one('[data-ebook-modal="thanks"] [data-ebook-name]').textContent).toBe('Onder de dijk');
  expect(one('[data-ebook-downloaded]').textContent).toBe('Onder de dijk');
  // The second click of a double click has no link to follow.
  expect(download()).toBe(false);
});

it('is locked where the profile API names a book of the page [ebook-3, ebook-4]', async () => {
  answers['/papi/api/boek'] = 'pont';
  const { panels, one, fieldset } = await start();
  expect(panels()).toEqual(['locked']);
  expect(one('[data-ebook-panel="locked"] b').textContent).toBe('De laatste pont');
  expect(fieldset.disabled).toBe(true);
  expect(unexpected()).toEqual([]);
});

it.each([
  ['a status', 500],
  ['an empty text', ''],
  ['a page', '<!doctype html><title>Onderhoud</title>'],
  ['a book of another month', 'winterboek'],
] as const)('%s is logged, and leaves the choice [ebook-8, ebook-11]', async (_, answer) => {
  answers['/papi/api/boek'] = answer;
  const { panels, fieldset, choose, confirm } = await start(served({ panel: 'choose' }));
  // Reads are retried.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(messages()).toEqual([
    expect.stringContaining('nmt ebook-select: Failed to check ebook download status:'),
  ]);
  expect(panels()).toEqual(['choose']);
  expect(fieldset.disabled).toBe(false);
  await choose(0);
  expect(confirm.open).toBe(true);
});

it('a hanging answer does not block the choice, and a failure keeps the server’s state [ebook-8, ebook-11]', async () => {
  answers['/papi/api/boek'] = 'hang';
  const { panels, choose, download, thanks } = await start();
  expect(panels()).toEqual(['choose']);
  await choose(0);
  download();
  expect(thanks.open).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(panels()).toEqual(['locked']);
  expect(unexpected()).toEqual([]);
  leaveAll();
  const again = await start(served({ panel: 'locked', disabled: true }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(logged(/^error/)).toHaveLength(1);
  expect(again.panels()).toEqual(['locked']);
});

it('requests nothing where the site names no path [ebook-4]', async () => {
  const { panels } = await start(served(), { loginCookie: 'nmt_login' });
  expect(panels()).toEqual(['choose']);
  expect(calls).toEqual(['/login-status']);
});

it.each([
  ['a subscriber', { permissions: ['nrc-online'] }, 'upgrade'],
  ['a registered reader', { permissions: [] }, 'join'],
  ['a regional subscriber', { permissions: ['mediahuis'] }, 'join'],
  ['nobody', undefined, 'join'],
] as const)('%s cannot choose and reads why [ebook-5]', async (_, login, seen) => {
  if (login) answers['/login-status'] = login;
  else setLogin(undefined);
  const { panels, fieldset, choose, confirm } = await start(served());
  expect(panels()).toEqual([seen]);
  expect(fieldset.disabled).toBe(true);
  expect(calls).not.toContain('/papi/api/boek');
  await choose(0);
  expect(confirm.open).toBe(false);
});

it('a permission on the header opens the choice to others [ebook-6]', async () => {
  answers['/login-status'] = { permissions: ['nrc-ebook'] };
  expect((await start()).panels()).toEqual(['choose']);
});

it('the server’s markup stays until the visitor is known [ebook-2, ebook-5]', async () => {
  tolerate('warn nmt visitor: The login status is not known');
  answers['/login-status'] = 'hang';
  const { panels, fieldset } = await start(served({ panel: 'locked', disabled: true }));
  expect(panels()).toEqual(['locked']);
  expect(fieldset.disabled).toBe(true);
});

it('follows a login and a logout in another tab, and takes the question back [ebook-5]', async () => {
  const { panels, choose, confirm } = await start();
  await choose(0);
  expect(confirm.open).toBe(true);
  setLogin(undefined);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(panels()).toEqual(['join']);
  expect(confirm.open).toBe(false);
  setLogin('iemand-anders');
  answers['/papi/api/boek'] = 'pont';
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(panels()).toEqual(['locked']);
});

it('has no book of another reader before its call [ebook-4, ebook-5]', async () => {
  answers['/login-status'] = { ...PLUS, uuid: 'een' };
  answers['/papi/api/boek'] = 'pont';
  const { panels } = await start();
  expect(panels()).toEqual(['locked']);
  answers['/login-status'] = { ...PLUS, uuid: 'twee' };
  answers['/papi/api/boek'] = 'hang';
  setLogin('iemand-anders');
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(panels()).toEqual(['choose']);
});

it('checks again when the reader returns from a page that refused the download [ebook-3, ebook-11]', async () => {
  const { choose, download, panels, thanks } = await start();
  await choose(0);
  download();
  expect(panels()).toEqual(['locked']);
  emit('page:restored', {});
  // The known state stays until the answer arrives, so that nothing flickers.
  expect(panels()).toEqual(['locked']);
  await settle();
  expect(thanks.open).toBe(false);
  expect(panels()).toEqual(['choose']);
});

it.each([
  ['confirm', MODALS.thanks],
  ['thanks', MODALS.confirm],
])('without the modal %s it logs ‘No modal found’ [ebook-9]', async (_, modals) => {
  document.body.replaceChildren(...markup(served({ modals })));
  await expect(mount(ebookSelect, document.querySelector('section'))).rejects.toThrow('No modal found');
});

it('locks each book of a form without a fieldset for who may not choose [ebook-5]', async () => {
  answers['/login-status'] = { permissions: ['nrc-online'] };
  const bare = served()
    .replace(/<fieldset><legend>.*?<\/legend>/, '')
    .replace('</fieldset>', '');
  document.body.dataset.plusPermissions = 'plus';
  document.body.replaceChildren(...markup(bare));
  const hook = document.querySelector('section') as HTMLElement;
  const { leave } = await mount(ebookSelect, hook, { config: CONFIG });
  await settle();
  const radios = [...hook.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  expect(radios.map(({ disabled }) => disabled)).toEqual([true, true]);
  leave();
  expect(radios.map(({ disabled }) => disabled)).toEqual([false, false]);
});

it.each(['form', '[data-ebook-panel="locked"]', '[data-ebook-panel="choose"] button'])(
  'says that %s is missing [ebook-1]',
  async (selector) => {
    document.body.replaceChildren(...markup(served({ modals: MODALS.plain })));
    for (const part of document.querySelectorAll(selector)) part.remove();
    await expect(mount(ebookSelect, document.querySelector('section'))).rejects.toThrow(
      /^ebook-select: there is no .* in the hook; expected an element with it\.$/,
    );
  },
);

it('subscribes to the newsletter once the box is ticked, once [ebook-7]', async () => {
  const { choose, download, one, thanks } = await start();
  await choose(0);
  download();
  const box = one<HTMLInputElement>('input[type="checkbox"]');
  const button = one<HTMLButtonElement>('[data-ebook-modal="thanks"] form button');
  const status = one('[role="status"]');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.title).toBe('Vink eerst het vakje aan.');
  thanks.querySelector('form')?.requestSubmit();
  expect(bodies).toEqual([]);
  box.click();
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  answers['/newsletters/inline-subscribe'] = 500;
  button.click();
  await settle();
  expect(status.textContent).toBe('Inschrijven is niet gelukt. Probeer het later opnieuw.');
  logged('error', 'could not be subscribed to the newsletter');
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  answers['/newsletters/inline-subscribe'] = '';
  button.click();
  button.click();
  await settle();
  expect(status.textContent).toBe('Je bent nu ingeschreven voor de Boeken nieuwsbrief.');
  button.click();
  await settle();
  expect(bodies).toHaveLength(2);
  expect(Object.fromEntries(bodies[1] ?? [])).toMatchObject({
    MAIL: PLUS.emailAddress.email,
    OPTIN: 'nrcboeken',
    SUBSCRIBE_SOURCE: 'ebook',
  });
  logged('error nmt newsletters: The subscription failed. HttpError: POST');
});

it('shows a message where the dialogs cannot be loaded, and retries [ebook-1]', async () => {
  const { choose, hint, confirm, one } = await start();
  vi.doMock(DIALOGS, () => {
    throw new TypeError('offline');
  });
  vi.resetModules();
  await choose(0);
  expect(hint()).toBe('Dat is niet gelukt. Probeer het opnieuw.');
  expect(one('[data-ebook-hint]').getAttribute('role')).toBe('alert');
  logged('error nmt ebook-select: The dialog could not be opened.');
  vi.doUnmock(DIALOGS);
  vi.resetModules();
  await choose(0);
  expect(confirm.open).toBe(true);
});

it('without an e-mail address or a newsletter nobody is subscribed [ebook-7]', async () => {
  answers['/login-status'] = { permissions: ['plus'] };
  const { choose, download, one } = await start();
  await choose(0);
  download();
  one('input[type="checkbox"]').click();
  one('[data-ebook-modal="thanks"] form button').click();
  await settle();
  expect(bodies).toEqual([]);
  expect(one('[role="status"]').textContent).toMatch(/^Inschrijven is niet gelukt/);
  leaveAll();
  const plain = await start(served({ modals: MODALS.plain, attributes: '' }));
  await plain.choose(0);
  expect(plain.confirm.open).toBe(true);
  logged('error nmt newsletters: The visitor has no e-mail address; nothing was sent.');
  logged('error nmt ebook-select: The reader could not be subscribed to the newsletter.');
});

it('shows a message where there are no books [ebook-2]', async () => {
  const { hint, submit, confirm } = await start(served({ books: [] }));
  expect(hint()).toBe('Je kunt nu geen boek kiezen. Kijk later nog eens.');
  submit.click();
  await settle();
  expect(confirm.open).toBe(false);
});

it('accepts values of 10,000 characters, twins, books without a cover, and refuses invalid addresses [ebook-2, ebook-11]', async () => {
  const long = 'x'.repeat(10_000);
  const { choose, confirm, one, radios, download, thanks } = await start(
    served({
      books: [
        book(long, long),
        book('twee', 'De eerste'),
        book('twee', 'De tweede'),
        '<label><input type="radio" name="book" value="kaal">Kaal</label>',
        book('..', 'Twee punten'),
      ],
    }),
  );
  expect(radios.map(({ disabled }) => disabled)).toEqual([false, false, false, false, true]);
  logged('warn', 'A book has the value "..";');
  const href = () => one('[data-ebook-modal="confirm"] a').getAttribute('href');
  const name = () => one('[data-ebook-modal="confirm"] [data-ebook-name]').textContent;
  const close = () => one('[data-ebook-modal="confirm"] [data-modal-close]').click();
  await choose(0);
  expect([href(), name()]).toEqual([`/ebook/download/${long}`, long]);
  close();
  await choose(2);
  expect([href(), name()]).toEqual(['/ebook/download/twee', 'De tweede']);
  close();
  await choose(3);
  expect([href(), name()]).toEqual(['/ebook/download/kaal', 'Kaal']);
  expect(one('[data-ebook-modal="confirm"] [data-ebook-image]').hidden).toBe(true);
  expect(confirm.querySelector('img')).toBeNull();
  download();
  expect(thanks.open).toBe(true);
});

it('gives the markup back, and can start again on it [ebook-1]', async () => {
  const html = served({ panel: 'join', disabled: true });
  const { leave, choose, hook } = await start(html);
  const before = markup(html).at(-1) as HTMLElement;
  await choose(1);
  leave();
  for (const filled of hook.querySelectorAll('dialog, input')) filled.remove();
  for (const filled of before.querySelectorAll('dialog, input')) filled.remove();
  expect(hook.outerHTML.replace(/ (class|id)="[^"]*"/g, '')).toBe(before.outerHTML);
});

it('hands the focus of books that cannot be chosen to what is offered instead [ebook-6]', async () => {
  answers['/login-status'] = { ...PLUS, permissions: ['nrc-online'] };
  document.body.dataset.plusPermissions = 'plus';
  document.body.replaceChildren(...markup(served()));
  document.querySelector<HTMLElement>('input[type="radio"]')?.focus();
  const { hook } = await mount(ebookSelect, document.querySelector<HTMLElement>('section'), {
    config: { ...CONFIG },
  });
  await settle();
  const { fieldset, panels } = parts(hook);
  expect(fieldset.disabled).toBe(true);
  const shown = hook.querySelector(`[data-ebook-panel="${panels()[0]}"]`);
  expect(shown?.contains(document.activeElement)).toBe(true);
});
