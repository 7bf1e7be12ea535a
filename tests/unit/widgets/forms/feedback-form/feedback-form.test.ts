// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import feedbackForm from '../../../../../widgets/forms/feedback-form/feedback-form.ts';
import { completeFields } from '../../../../../widgets/forms/feedback-form/fields.ts';
import { tolerate } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { type Post, send, settle, stubPosts } from '../support/posts.ts';

const state = vi.hoisted(() => ({
  visitor: { loggedIn: false } as { loggedIn: boolean; email?: string; username?: string },
  isVerified: false,
  answer: undefined as Promise<boolean> | undefined,
  resets: 0,
  missed: '' as string | undefined,
  token: '',
}));
vi.mock('../../../../../core/user/visitor/visitor-store.ts', () => ({
  visitor: () => ({ store: { getState: () => state.visitor, subscribe: () => () => {} } }),
}));
vi.mock('../../../../../core/user/profile/reader-info.ts', () => ({
  readerInfo: () => () => Promise.resolve({ name: 'Jo de Vries', uuid: 'u' }),
}));
vi.mock('../../../../../core/ui/forms/captcha/captcha-view.ts', () => ({
  drawCaptcha: (host: HTMLElement, { missed }: { missed?: string }) => {
    state.missed = missed;
    return {
      captcha: {
        load: () => {},
        isVerified: () => state.isVerified,
        response: () => state.token,
        settled: () => state.answer,
        missed: () => host.replaceChildren(missed ?? ''),
        reset: () => {
          state.resets += 1;
        },
      },
      focus: () => host.focus(),
    };
  },
}));

const FIELDS =
  '<input name="nrcform_name"><input name="nrcform_email" type="email"><textarea name="nrcform_message"></textarea>';
const ROBOT = "Vink 'Ik ben geen robot' aan om uw bericht te kunnen versturen.";
let posts: Post[];
const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const alert = () => form().querySelector('p[role="alert"]')?.textContent;

async function open(attributes = '', inner = FIELDS) {
  document.body.replaceChildren(
    ...markup(
      `<form data-widget="feedback-form" action="/contact/" method="post" ${attributes}>${inner}<button>Verstuur</button></form>`,
    ),
  );
  const mounted = await mount(feedbackForm, form());
  form().querySelector<HTMLElement>('input')?.focus();
  await settle();
  return mounted;
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(state, { visitor: { loggedIn: false }, isVerified: true, answer: undefined, resets: 0 });
  posts = stubPosts();
});
afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an anonymous visitor', () => {
  it.each([
    ['', ROBOT],
    ['data-robot-message="variant"', "Vink aan 'Ik ben geen robot' om uw bericht te kunnen versturen."],
  ])('does the robot check first (%s) [feedback-form-2, feedback-form-10]', async (attributes, message) => {
    state.isVerified = false;
    await open(attributes);
    expect(field('nrcform_name').value).toBe('');
    send(form());
    expect(posts).toEqual([]);
    expect(form().textContent).toContain(message);
    state.isVerified = true;
    send(form());
    expect(posts).toHaveLength(1);
  });

  it('waits for the answer of a robot check that is under way, and sends once [feedback-form-2]', async () => {
    await open();
    let settled = (_: boolean) => {};
    Object.assign(state, {
      isVerified: false,
      answer: new Promise<boolean>((resolve) => {
        settled = resolve;
      }),
    });
    const button = form().querySelector('button') as HTMLButtonElement;
    button.focus();
    button.click();
    send(form());
    expect([form().getAttribute('aria-busy'), button.disabled]).toEqual(['true', true]);
    expect(posts).toEqual([]);
    field('nrcform_message').value = 'Toch nog iets';
    Object.assign(state, { isVerified: true, answer: undefined });
    settled(true);
    await settle();
    expect(posts).toHaveLength(1);
    expect(String(posts[0]?.body)).toContain('nrcform_message=Toch+nog+iets');
  });

  it.each([
    ['which no field has', '', 'g-recaptcha-response=bewijs'],
    [
      'once, where the check has a field of its own',
      '<input name="g-recaptcha-response" value="eigen">',
      'g-recaptcha-response=eigen',
    ],
  ])(
    'sends the proof of the robot check, %s [feedback-form-2, feedback-form-6]',
    async (_name, own, expected) => {
      await open('', `${FIELDS}<div data-captcha></div>${own}`);
      Object.assign(state, { isVerified: true, token: 'bewijs' });
      send(form());
      await settle();
      expect(String(posts[0]?.body).match(/g-recaptcha-response=\w*/g)).toEqual([expected]);
      state.token = '';
    },
  );

  it('can be sent again after a robot check that failed while the form waited [feedback-form-2]', async () => {
    await open('', `${FIELDS}<div data-captcha></div>`);
    Object.assign(state, { isVerified: false, answer: Promise.resolve(false) });
    const button = form().querySelector('button') as HTMLButtonElement;
    const host = form().querySelector<HTMLElement>('[data-captcha]');
    host?.setAttribute('tabindex', '-1');
    button.click();
    await settle();
    expect(posts).toEqual([]);
    expect([form().hasAttribute('aria-busy'), button.disabled]).toEqual([false, false]);
    expect(document.activeElement).toBe(host);
  });

  it('sends the form as fields, with returnmode=json [feedback-form-6, feedback-form-8]', async () => {
    await open();
    field('nrcform_message').value = 'Dag & dank';
    send(form());
    expect(posts[0]?.path).toBe('/contact/');
    expect(String(posts[0]?.body)).toBe(
      'nrcform_name=&nrcform_email=&nrcform_message=Dag+%26+dank&returnmode=json',
    );
  });

  it.each([
    ['bot', { result: 'bot' }, ROBOT],
    ['an error with a message', { result: 'error', msg: '<b>Te laat</b>' }, '<b>Te laat</b>'],
    ['an error', { result: 'error' }, 'Uw bericht kon niet worden verzonden, probeer het later opnieuw.'],
    ['another shape', { result: 7 }, 'Uw bericht kon niet worden verzonden, probeer het later opnieuw.'],
    ['HTML', '<html>', 'Uw bericht kon niet worden verzonden, probeer het later opnieuw.'],
  ])(
    'can send it again after %s [feedback-form-1, feedback-form-3, feedback-form-9]',
    async (_, answer, message) => {
      tolerate('error nmt feedback-form: The form could not be sent. HttpError: POST');
      await open();
      field('nrcform_message').value = 'Dag';
      send(form());
      await posts[0]?.answer(answer);
      expect(alert()).toBe(message);
      expect(form().querySelector('button')?.disabled).toBe(false);
      expect([field('nrcform_message').value, state.resets]).toEqual(['Dag', 1]);
      field('nrcform_message').dispatchEvent(new Event('input', { bubbles: true }));
      expect(alert()).toBe('');
    },
  );

  it('sees the failure, not the robot check, where the server says what the page knows [feedback-form-4, feedback-form-9]', async () => {
    await open();
    send(form());
    await posts[0]?.answer({ result: 'error', is_logged_in: false });
    expect(alert()).toBe('Uw bericht kon niet worden verzonden, probeer het later opnieuw.');
  });

  it('sees the button go and the server’s words, as text [feedback-form-1, feedback-form-10]', async () => {
    await open();
    send(form());
    await posts[0]?.answer({ result: 'success', msg: 'Bedankt <i>Jo</i>', is_logged_in: 'x' });
    expect(form().querySelector('button')).toBeNull();
    expect(form().querySelector('[role="status"]')?.textContent).toBe('Bedankt <i>Jo</i>');
  });

  it('sends an accepted message no second time by Enter in its only line [feedback-form-1]', async () => {
    await open('', '<input name="onderwerp"><textarea name="nrcform_message"></textarea>');
    send(form());
    await posts[0]?.answer({ result: 'success' });
    send(form());
    expect(posts).toHaveLength(1);
  });
});

describe('a logged-in visitor', () => {
  beforeEach(() => {
    state.visitor = { loggedIn: true, email: 'jo@krant.example' };
  });

  it('finds name and address filled in, but nothing overwritten [feedback-form-7, feedback-form-10]', async () => {
    await open();
    expect([field('nrcform_name').value, field('nrcform_email').value]).toEqual(['', 'jo@krant.example']);
    document.body.replaceChildren();
    leaveAll();
    await open('', FIELDS.replace('name="nrcform_email"', 'name="nrcform_email" value="mij@elders.example"'));
    expect(field('nrcform_email').value).toBe('mij@elders.example');
  });

  it('finds them again after a reset, and not when the form is left [feedback-form-7]', async () => {
    const { leave } = await open('', `<input name="first">${FIELDS}`);
    const filled = () => [field('nrcform_name').value, field('nrcform_email').value];
    field('nrcform_name').value = 'Jo';
    form().reset();
    expect(filled()).toEqual(['Jo de Vries', 'jo@krant.example']);
    leave();
    expect(filled()).toEqual(['', '']);
  });

  it('needs no robot check, until the server does not know the visitor [feedback-form-4]', async () => {
    state.isVerified = false;
    await open();
    send(form());
    await posts[0]?.answer({ result: 'error', is_logged_in: false });
    expect(alert()).toBe(ROBOT);
    send(form());
    expect(posts).toHaveLength(1);
    state.isVerified = true;
    await settle();
    send(form());
    expect(posts).toHaveLength(2);
  });

  it('has the name filled in where the focus is elsewhere [feedback-form-7]', async () => {
    await open('', `<input name="first">${FIELDS}`);
    expect(field('nrcform_name').value).toBe('Jo de Vries');
  });
});

it.each([
  ['with a warning', '<p data-max-length-warning>Houd het kort.</p>', '', '120'],
  ['without a warning', '', '', null],
  ['in the econogram special', '<p class="max-length-warning"></p>', 'econogram', null],
])('limits the message to 120 words %s [feedback-form-5]', async (_, warning, special, limit) => {
  await open('', FIELDS + warning);
  leaveAll();
  if (special) document.body.innerHTML = `<div data-special="${special}">${document.body.innerHTML}</div>`;
  await mount(feedbackForm, form());
  expect(field('nrcform_message').getAttribute('data-max-words')).toBe(limit);
});

describe('the newsletter’s fields', () => {
  const data = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    completeFields(form);
    return Object.fromEntries(form);
  };
  const NEWSLETTER = { MAIL: '', SUBSCRIBE_SOURCE: 'contact', HAS_VALID_TOKEN: '0' };

  it('go only with an opt-in [feedback-form-6, feedback-form-10]', () => {
    expect(data({ nrcform_email: 'a@b.nl', ...NEWSLETTER })).toEqual({
      nrcform_email: 'a@b.nl',
      returnmode: 'json',
    });
    expect(data({ email: 'a@b.nl', OPTIN: 'dagelijks', ...NEWSLETTER })).toEqual({
      email: 'a@b.nl',
      OPTIN: 'dagelijks',
      SUBSCRIBE_SOURCE: 'contact',
      HAS_VALID_TOKEN: '0',
      MAIL: 'a@b.nl',
      returnmode: 'json',
    });
  });
});
