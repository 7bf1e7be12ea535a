// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberAnswer, wasAnswered } from '../../../../../widgets/forms/instant-feedback/answered.ts';
import instantFeedback from '../../../../../widgets/forms/instant-feedback/instant-feedback.ts';
import { backend } from '../../../support/backend.ts';
import { logged, unexpected } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const THANKS = 'Bedankt voor je reactie.';
const FAILED = 'Versturen is niet gelukt. Probeer het opnieuw.';
const KEY = 'nmt_instant_feedback';

let posts: { readonly path: string; readonly body: string; readonly accept: string | null }[];
let answer: () => Promise<Response>;

const accepted = async () => new Response('{"result":"success"}');

beforeEach(() => {
  posts = [];
  answer = accepted;
  backend({
    '*': ({ path, init: { headers, body } }) => {
      posts.push({ path, body: String(body), accept: new Headers(headers).get('accept') });
      return answer();
    },
  });
  document.body.dataset.articleId = '4113';
});

afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  delete document.body.dataset.articleId;
  localStorage.clear();
});

/** The form as the server sends it, mounted. */
async function open({ action = '/artikel/vraag', article }: { action?: string; article?: string } = {}) {
  const form = document.createElement('form');
  form.method = 'post';
  form.setAttribute('action', action);
  form.dataset.widget = 'instant-feedback';
  if (article !== undefined) form.dataset.articleId = article;
  form.innerHTML =
    '<input type="hidden" name="article_id" value="4113"><input type="hidden" name="action" value="x"><p>Goed stuk?</p><button name="answer" value="ja">Ja</button><button name="answer" value="nee">Nee</button>';
  document.body.append(form);
  const mounted = await mount(instantFeedback, form);
  const buttons = [...form.querySelectorAll('button')];
  return {
    ...mounted,
    form,
    yes: buttons[0] as HTMLButtonElement,
    no: buttons[1] as HTMLButtonElement,
    status: () => form.querySelector('[role="status"]')?.textContent,
    isAnswered: () => form.classList.contains('answered'),
  };
}

/** Presses a choice; @returns whether the browser would navigate to the action's page. */
function press(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return form.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
}

describe('the question below an article', () => {
  it('posts the choice with the form’s fields, once, and thanks in its place [instant-feedback-1]', async () => {
    const { form, no, status, isAnswered } = await open();
    expect(status()).toBe('');
    no.focus();
    expect(press(form, no)).toBe(false);
    expect(press(form, no)).toBe(false);
    expect(no.getAttribute('aria-disabled')).toBe('true');
    await vi.waitFor(() => expect(status()).toBe(THANKS));
    expect(posts).toEqual([
      { path: '/artikel/vraag', body: 'article_id=4113&action=x&answer=nee', accept: 'application/json' },
    ]);
    expect(isAnswered()).toBe(true);
    expect(document.activeElement).toBe(form.querySelector('[role="status"]'));
  });

  it.each(['', '{}', '{"ok":true}', 'null', 'OK'])(
    'is thanked for by any answer that accepts it: %j [instant-feedback-1]',
    async (body) => {
      const { form, yes, status, isAnswered } = await open();
      answer = async () => new Response(body);
      press(form, yes);
      await vi.waitFor(() => expect(status()).toBe(THANKS));
      expect(isAnswered()).toBe(true);
    },
  );

  it('takes choices that are submit fields [instant-feedback-1]', async () => {
    const { form, status } = await open();
    form.insertAdjacentHTML('beforeend', '<input type="submit" name="answer" value="weet niet">');
    expect(press(form, form.querySelector('input[type="submit"]'))).toBe(false);
    await vi.waitFor(() => expect(status()).toBe(THANKS));
    expect(posts).toMatchObject([{ body: 'article_id=4113&action=x&answer=weet+niet' }]);
  });

  it('leaves the focus where it is when it is elsewhere [instant-feedback-1]', async () => {
    const other = document.createElement('button');
    document.body.append(other);
    const { form, yes, status } = await open();
    press(form, yes);
    other.focus();
    await vi.waitFor(() => expect(status()).toBe(THANKS));
    expect(document.activeElement).toBe(other);
  });

  it('is not requested again for the article, in any form of it, and for others it is [instant-feedback-2]', async () => {
    const first = await open();
    const twin = await open();
    const other = await open({ article: '4114' });
    press(first.form, first.yes);
    await vi.waitFor(() => expect(twin.isAnswered()).toBe(true));
    expect(other.isAnswered()).toBe(false);
    const later = await open({ article: '4113' });
    expect(later.isAnswered()).toBe(true);
    expect(later.status()).toBe(THANKS);
    expect(document.activeElement).not.toBe(later.form.querySelector('[role="status"]'));
  });

  it.each<[string, () => Promise<Response>]>([
    ['a refusal', async () => new Response('{"error":"nee"}', { status: 422 })],
    ['a server that fails', async () => new Response('', { status: 500 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of another kind', async () => new Response('<!doctype html><title>Onderhoud</title>')],
    ['JSON of another result', async () => new Response('{"result":"error"}')],
    ['JSON of no success', async () => new Response('{"success":false}')],
    ['JSON with an error', async () => new Response('{"error":"vol"}')],
    ['false', async () => new Response('false')],
  ])('shows that %s refused it, and can be used again [instant-feedback-2]', async (_, fails) => {
    const { form, yes, status, isAnswered } = await open();
    answer = fails;
    yes.focus();
    press(form, yes);
    await vi.waitFor(() => expect(status()).toBe(FAILED));
    expect(document.activeElement).toBe(yes);
    await vi.waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull());
    expect(form.getAttribute('aria-busy')).toBeNull();
    expect(isAnswered()).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
    logged('The answer could not be sent.');
    answer = accepted;
    press(form, yes);
    expect(status()).toBe('');
    await vi.waitFor(() => expect(status()).toBe(THANKS));
    expect(posts).toHaveLength(2);
  });

  it('never calls another site [instant-feedback-1]', async () => {
    const { form, yes, status } = await open({ action: 'https://elders.example/vraag' });
    press(form, yes);
    await vi.waitFor(() => expect(status()).toBe(FAILED));
    expect(posts).toEqual([]);
    logged('error nmt http: https://elders.example may not be asked for data; expected the');
    logged('error nmt instant-feedback: The answer could not be sent. HttpError:');
  });

  it('leaves a submission by no choice of its own to the browser [instant-feedback-1]', async () => {
    const { form } = await open();
    expect(press(form, null)).toBe(true);
    expect(posts).toEqual([]);
  });

  it('works where storage throws, for as long as the page is open [instant-feedback-2]', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { form, yes, status } = await open({ article: '4199' });
    press(form, yes);
    await vi.waitFor(() => expect(status()).toBe(THANKS));
    expect((await open({ article: '4199' })).isAnswered()).toBe(true);
  });

  it('leaves the server’s form behind, also while an answer is on its way [instant-feedback-1]', async () => {
    const { form, yes, leave } = await open();
    const served = form.outerHTML;
    let send = (_: Response) => {};
    answer = () =>
      new Promise((resolve) => {
        send = resolve;
      });
    press(form, yes);
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    leave();
    send(new Response('', { status: 500 }));
    await vi.waitFor(() => expect(form.getAttribute('aria-busy')).toBeNull());
    expect(form.querySelector('[role="status"]')).toBeNull();
    expect(form.classList.contains('answered')).toBe(false);
    expect(unexpected()).toEqual([]);
    expect(served).toContain('status');
    expect(press(form, yes)).toBe(true);
  });

  it('fails on other elements than forms, and where no article is named [instant-feedback-1]', async () => {
    const block = document.createElement('div');
    block.dataset.widget = 'instant-feedback';
    document.body.append(block);
    await expect(mount(instantFeedback, block)).rejects.toThrow('the hook is a div; expected a form');
    delete document.body.dataset.articleId;
    await expect(open()).rejects.toThrow('no article is named');
  });
});

describe('the stored answers', () => {
  it('forgets the article that was answered longest ago after 200 [instant-feedback-2]', () => {
    for (let id = 0; id <= 200; id += 1) rememberAnswer(String(id));
    expect([wasAnswered('0'), wasAnswered('1'), wasAnswered('200')]).toEqual([false, true, true]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '').value).toHaveLength(200);
  });

  it.each(['{', '[]', '{"value":[1],"savedAt":1}', '{"value":"4113","savedAt":1}'])(
    'takes %s for nothing [instant-feedback-2]',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(wasAnswered('4113')).toBe(false);
      rememberAnswer('4113');
      expect(wasAnswered('4113')).toBe(true);
    },
  );
});
