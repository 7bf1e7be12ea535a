// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import inMemoriamContact from '../../../../../widgets/forms/in-memoriam-contact/in-memoriam-contact.ts';
import { hideProperties } from '../../../support/hide-properties.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { type Post, send, stubPosts } from '../support/posts.ts';

const FORM =
  '<form action="/in-memoriam/contact/" method="post"><input name="naam" required aria-label="Naam"><textarea name="tekst" aria-label="Tekst"></textarea><button>Verstuur</button></form>';
const THANKS =
  '<div class="dank"><p>Dank, <b data-echo="naam"></b>.</p><p data-echo="tekst"></p><p data-echo="onbekend">x</p></div>';
const DIALOG = `<dialog id="contact"><div><h2>Contact</h2>${FORM}${THANKS}</div></dialog>`;
const LINK = '<a data-widget="in-memoriam-contact" href="/contact/in-memoriam/">Neem contact op</a>';

let posts: Post[];
const link = () => document.querySelector('a') as HTMLAnchorElement;
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const thanks = () => document.querySelector('.dank') as HTMLElement;
const name = () => form().querySelector('input') as HTMLInputElement;
async function open(html = LINK + DIALOG) {
  document.body.replaceChildren(...markup(html));
  return mount(inMemoriamContact, document.querySelector<HTMLElement>('[data-widget]'));
}
const click = () => link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

beforeEach(() => {
  localStorage.clear();
  posts = stubPosts();
});
afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('opens the form as a modal, without the thanks [in-memoriam-contact-1, in-memoriam-contact-3]', async () => {
  await open();
  expect(thanks().hidden).toBe(true);
  expect(click()).toBe(false);
  expect(dialog().hasAttribute('open')).toBe(true);
  expect(link().getAttribute('aria-haspopup')).toBe('dialog');
});

it('leaves a click for a new tab to the browser [in-memoriam-contact-3]', async () => {
  await open();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  expect(link().dispatchEvent(event)).toBe(true);
  expect(dialog().hasAttribute('open')).toBe(false);
});

it('thanks with what was entered, as text [in-memoriam-contact-1, in-memoriam-contact-3]', async () => {
  await open();
  click();
  name().value = '<b>Jo</b>';
  send(form());
  expect([posts[0]?.path, String(posts[0]?.body)]).toEqual([
    '/in-memoriam/contact/',
    'naam=%3Cb%3EJo%3C%2Fb%3E&tekst=',
  ]);
  await posts[0]?.answer('ok');
  expect([form().hidden, thanks().hidden]).toEqual([true, false]);
  expect([...thanks().querySelectorAll('[data-echo]')].map(({ textContent }) => textContent)).toEqual([
    '<b>Jo</b>',
    '',
    '',
  ]);
  expect(document.activeElement).toBe(thanks());
  click();
  expect([form().hidden, name().value]).toEqual([false, '']);
});

it.each([
  ['the server’s', DIALOG],
  ['its own', `<dialog id="contact"><div><h2>Contact</h2>${FORM}</div></dialog>`],
])(
  'shows %s thanks at the next opening where it was closed while sending [in-memoriam-contact-1]',
  async (_, html) => {
    await open(LINK + html.replace('</h2>', '</h2><button data-modal-close>Sluit</button>'));
    const close = () => dialog().querySelector<HTMLElement>('[data-modal-close]')?.click();
    hideProperties(form());
    click();
    name().value = 'Jo';
    send(form());
    close();
    await posts[0]?.answer('ok');
    const panel = dialog().querySelector<HTMLElement>('.dank, form ~ p, p[tabindex]');
    click();
    expect([form().hasAttribute('hidden'), panel?.hidden]).toEqual([true, false]);
    expect(document.activeElement).toBe(panel);
    close();
    click();
    expect([form().hasAttribute('hidden'), name().value]).toEqual([false, '']);
    expect(panel?.isConnected && !panel.hidden).toBe(false);
  },
);

it.each<[string, ResponseInit & { redirected?: boolean }]>([
  ['a redirect', { redirected: true }],
  ['a refusal', { status: 400 }],
  ['an error', { status: 500 }],
])('keeps the entries after %s [in-memoriam-contact-2, in-memoriam-contact-3]', async (_, init) => {
  await open();
  click();
  name().value = 'Jo';
  send(form());
  await posts[0]?.answer('x', init);
  expect(form().querySelector('[role="alert"]')?.textContent).toBe(
    'Uw bericht kon niet worden verzonden, probeer het later opnieuw.',
  );
  expect([name().value, form().hidden]).toEqual(['Jo', false]);
  logged('error nmt in-memoriam-contact: The form could not be sent. HttpError: POST');
});

it.each([
  [
    'around link and dialog',
    `<div data-widget="in-memoriam-contact"><a href="/contact/">Contact</a>${DIALOG}</div>`,
  ],
  [
    'that names its dialog',
    `<dialog><form></form></dialog>${LINK.replace('href', 'data-dialog="contact" href')}${DIALOG}`,
  ],
  ['beside an element with form and thanks', `${LINK}<section hidden>${FORM}${THANKS}</section>`],
])('finds the form for a hook %s [in-memoriam-contact-3]', async (_, html) => {
  await open(html);
  click();
  const opened = document.querySelector('dialog[open]');
  expect(opened?.querySelector('[name="naam"]')).toBeTruthy();
});

it('restores the page when it ends, and says what is missing [in-memoriam-contact-3]', async () => {
  const html = `${LINK}<section hidden="">${FORM}${THANKS}</section>`;
  const { leave } = await open(html);
  click();
  leave();
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.querySelector('section')?.outerHTML).toBe((markup(html)[1] as HTMLElement).outerHTML);
  await expect(open(LINK)).rejects.toThrow(
    'in-memoriam-contact: the page has no dialog with the contact form.',
  );
});
