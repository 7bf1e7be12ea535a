// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Feature } from '../../../../../../core/runtime/feature/feature.ts';
import { servedModal } from '../../../../../../core/ui/dialog/served-modal.ts';
import dataForm from '../../../../../../widgets/forms/data-form/data-form.ts';
import feedbackForm from '../../../../../../widgets/forms/feedback-form/feedback-form.ts';
import form from '../../../../../../widgets/forms/form/form.ts';
import inMemoriamContact from '../../../../../../widgets/forms/in-memoriam-contact/in-memoriam-contact.ts';
import readersSurvey from '../../../../../../widgets/forms/readers-survey/readers-survey.ts';
import inlineNewsletter from '../../../../../../widgets/newsletters/inline-newsletter/inline-newsletter.ts';
import newsletterBundleLanding from '../../../../../../widgets/newsletters/newsletter-bundle-landing/newsletter-bundle-landing.ts';
import newsletterButton from '../../../../../../widgets/newsletters/newsletter-button/newsletter-button.ts';
import { backend } from '../../../../support/backend.ts';
import { markup } from '../../../../support/markup.ts';
import { leaveAll, mount } from '../../../../widgets/support/mount.ts';
import { setLogin } from '../../../user/visitor/reader.ts';
import { showEverything } from '../../shown.ts';

const PAGE = { loginCookie: 'nmt_login', captchaSiteKey: 's', scripts: { captcha: '/robot.js' } };
const BOX = '<div data-captcha></div>';
const EMAIL = '<input type="email" name="MAIL" aria-label="E-mailadres">';
const SEND = '<button>Verstuur</button>';

/** Server-sent forms with a robot check, or to which one is added for anonymous visitors. */
const FORMS: [string, Feature, string][] = [
  ['form', form, `<form data-widget="form" action="/x" method="post">${EMAIL}${BOX}${SEND}</form>`],
  [
    'data-form',
    dataForm,
    `<form data-widget="data-form" action="/x" method="post">${EMAIL}${BOX}${SEND}</form>`,
  ],
  [
    'readers-survey',
    readersSurvey,
    `<form data-widget="readers-survey" action="/x" method="post"><fieldset><legend>U</legend>${EMAIL}</fieldset>${BOX}${SEND}</form>`,
  ],
  [
    'feedback-form',
    feedbackForm,
    `<form data-widget="feedback-form" action="/contact/" method="post"><input name="nrcform_name" aria-label="Naam">${SEND}</form>`,
  ],
  [
    'inline-newsletter',
    inlineNewsletter,
    `<form data-widget="inline-newsletter" data-code="boeken" data-source="a" action="/x" method="post">${EMAIL}${SEND}</form>`,
  ],
  [
    'newsletter-bundle-landing',
    newsletterBundleLanding,
    `<form data-widget="newsletter-bundle-landing" action="/x" method="post">${EMAIL}<label><input type="checkbox" name="OPTIN" value="boeken"> Boeken</label>${SEND}</form>`,
  ],
];

/** The elements in the browser's top layer, above everything else. */
const top = new Set<HTMLDialogElement>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  showEverything();
  setLogin(undefined);
  localStorage.clear();
  backend({ 'GET /login-status': { permissions: [] }, '*': 404 });
  top.clear();
  const { prototype } = HTMLDialogElement;
  vi.spyOn(prototype, 'show').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  });
  vi.spyOn(prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
    top.add(this);
  });
  vi.spyOn(prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    top.delete(this);
    // Browsers return the focus, and dispatch the event later.
    (document.activeElement as HTMLElement | null)?.blur();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  });
  // The script of the robot check, which adds the puzzle to the page.
  vi.stubGlobal('grecaptcha', {
    render() {
      const puzzle = document.createElement('div');
      puzzle.className = 'puzzle';
      document.body.append(puzzle);
      return 1;
    },
    reset() {},
  });
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [node] = nodes;
    const isRequested = node instanceof HTMLScriptElement && node.src !== '';
    if (isRequested) queueMicrotask(() => node.onload?.(new Event('load')));
    else append(...nodes);
  });
});

afterEach(async () => {
  leaveAll();
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const settle = async () => {
  for (let round = 0; round < 5; round += 1) {
    await vi.advanceTimersByTimeAsync(5);
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  }
};
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const isOpen = () => dialog()?.open;
const field = () => dialog().querySelector('input') as HTMLInputElement;

/** Expects that the visitor can reach the puzzle, and nothing else outside of the dialog. */
function expectPuzzle(): void {
  const puzzles = [...document.querySelectorAll('.puzzle')];
  expect(puzzles).toHaveLength(1);
  expect(puzzles.some((puzzle) => puzzle.closest('[inert]'))).toBe(false);
  expect([isOpen(), top.size]).toEqual([true, 0]);
  expect(document.getElementById('page')?.closest('[inert]')).not.toBeNull();
}

/** Mounts a feature whose form is in a dialog sent by the server. */
async function start(feature: Feature, html: string, order: readonly ('mount' | 'open')[]) {
  document.body.replaceChildren(
    ...markup(`<p id="page">Tekst</p><dialog><section><h2>Vraag</h2>${html}</section></dialog>`),
  );
  const ending = new AbortController();
  const modal = servedModal(dialog(), ending.signal);
  for (const step of order) {
    if (step === 'open') modal.open();
    else await mount(feature, document.querySelector<HTMLElement>('[data-widget]'), { config: PAGE });
    await settle();
  }
  return modal;
}

describe.each(FORMS)('the robot check of a %s in a modal', (_, feature, html) => {
  it.each([[['open', 'mount']], [['mount', 'open']]] as const)('can be done: %s', async (order) => {
    const modal = await start(feature, html, order);
    field().focus();
    await settle();
    expectPuzzle();
    expect(document.activeElement).toBe(field());
    modal.close();
    await settle();
    expect(document.querySelector('[inert]:not(dialog)')).toBeNull();
    modal.open();
    field().focus();
    await settle();
    expectPuzzle();
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen()).toBe(false);
  });
});

it('can be done in the dialog of in-memoriam-contact, also after it was closed', async () => {
  const contact = `<form action="/c" method="post"><input name="naam" aria-label="Naam">${BOX}${SEND}</form>`;
  document.body.replaceChildren(
    ...markup(
      `<p id="page"><a data-widget="in-memoriam-contact" href="/contact/">Contact</a></p><dialog id="contact"><div><h2>Contact</h2>${contact}</div></dialog>`,
    ),
  );
  const link = document.querySelector('a') as HTMLAnchorElement;
  await mount(inMemoriamContact, link, { config: PAGE });
  for (const round of [1, 2]) {
    link.focus();
    link.click();
    field().focus();
    await settle();
    expectPuzzle();
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settle();
    expect([round, isOpen(), document.activeElement]).toEqual([round, false, link]);
  }
});

it('can be done in the dialog of newsletter-button', async () => {
  document.body.replaceChildren(
    ...markup(
      '<p id="page">Tekst</p><div data-widget="newsletter-button" data-code="nrcboeken" data-name="Boeken" data-source="a"><a href="/n">Boeken</a></div>',
    ),
  );
  await mount(newsletterButton, document.querySelector('div'), { config: PAGE });
  await settle();
  document.querySelector<HTMLElement>('div button')?.click();
  await settle();
  field().focus();
  await settle();
  expectPuzzle();
});

it('knows every feature with a robot check', () => {
  const root = join(import.meta.dirname, '../../../../../../widgets');
  const makers = /\b(?:useCaptcha|drawCaptcha|prepareCaptcha|checkForm|prepareSignUpForm)\(/;
  const features = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && makers.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.split(/[\\/]/)[1]);
  const known = [...FORMS.map(([name]) => name), 'in-memoriam-contact', 'newsletter-button'];
  // A switch that is sent at once, without a robot check.
  expect([...new Set(features)].filter((name) => name !== 'service-emails').sort()).toEqual(known.sort());
});
