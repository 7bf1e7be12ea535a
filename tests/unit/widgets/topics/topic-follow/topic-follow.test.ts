// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listEntries } from '../../../../../core/platform/http/outbox/box.ts';
import topicFollow from '../../../../../widgets/topics/topic-follow/topic-follow.ts';
import { showEverything } from '../../../core/ui/shown.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { leaveAll } from '../../support/mount.ts';
import { setOnline } from '../support/online.ts';
import { TopicsBrowser } from '../support/topics-browser.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../../../core/ui/toast/show-toast.ts', () => ({ showToast }));

const KLIMAAT = { topicId: '302', topicName: 'Klimaat' };
const FOLLOW = 'POST /subscribe/ {"topic_id":302}';
const NOTIFY = 'POST /notify/ {"topic_id":302,"notify":true}';
const UNFOLLOW = 'POST /unsubscribe/ {"topic_id":302}';

beforeEach(() => {
  showToast.mockReset();
  showEverything();
});

afterEach(() => {
  leaveAll();
  setOnline(true);
});

async function open(browser: TopicsBrowser, topic: Record<string, string> = KLIMAAT) {
  const { hook } = await browser.add(topicFollow, 'topic-follow', topic);
  const press = async () => (await waitFor(() => within(hook).getByRole('button'))).click();
  return { hook, press, text: () => hook.querySelector('button')?.textContent };
}

const answer = async (name: string) => (await screen.findByRole('button', { name })).click();

describe('the button', () => {
  it('is the hook itself if that is a button, with the look that the page gave it [topic-follow-2, topic-follow-7]', async () => {
    const browser = new TopicsBrowser();
    browser.followed.set(302, false);
    document.body.innerHTML = '<button class="own">Volg dit</button>';
    const hook = document.querySelector('button') as HTMLButtonElement;
    const { leave } = await browser.add(topicFollow, 'topic-follow', KLIMAAT, hook);
    await waitFor(() => expect(hook.textContent).toBe('Ontvolg'));
    expect([hook.type, hook.className, hook.querySelector('button')]).toEqual(['button', 'own', null]);
    hook.click();
    await answer('Ontvolgen');
    await waitFor(() => expect(hook.textContent).toBe('Volg'));
    leave();
    expect([hook.textContent, hook.hasAttribute('type')]).toEqual(['Volg dit', false]);
  });

  it('says Volg or Ontvolg, for all buttons of a topic together, by one call [topic-follow-2, topic-follow-7]', async () => {
    const browser = new TopicsBrowser();
    browser.followed.set(302, false);
    const [one, two, other] = [
      await open(browser),
      await open(browser),
      await open(browser, { topicId: '303', topicName: 'Water' }),
    ];
    await waitFor(() => expect([one.text(), two.text()]).toEqual(['Ontvolg', 'Ontvolg']));
    expect(other.text()).toBe('Volg');
    expect(one.hook.querySelector('button')?.getAttribute('aria-description')).toBe('Klimaat');
    expect(browser.calls).toEqual(['GET']);
  });

  it('is there fifty times for fifty topics by one call [topic-follow-7, topics-data-1]', async () => {
    const browser = new TopicsBrowser();
    const ids = Array.from({ length: 50 }, (_, index) => String(301 + index));
    const topics = ids.map((topicId) => ({ topicId, topicName: `Onderwerp ${topicId}` }));
    const buttons = await Promise.all(topics.map((topic) => open(browser, topic)));
    await waitFor(() => expect(buttons.map(({ text }) => text())).toEqual(ids.map(() => 'Volg')));
    expect(browser.calls).toEqual(['GET']);
  });

  it.each([
    ['Volgen met meldingen', [FOLLOW, NOTIFY], true],
    ['Volgen zonder meldingen', [FOLLOW], false],
  ])(
    'asks, and after %s follows at once [topic-follow-3, topic-follow-6, topic-follow-7, topics-data-2]',
    async (choice, calls, notify) => {
      const browser = new TopicsBrowser();
      const [one, two] = [await open(browser), await open(browser)];
      const release = browser.hold('/subscribe/');
      await waitFor(() => expect(browser.calls).toEqual(['GET']));
      await one.press();
      await answer(choice);
      await waitFor(() => expect([one.text(), two.text()]).toEqual(['Ontvolg', 'Ontvolg']));
      expect(showToast).not.toHaveBeenCalled();
      release();
      await waitFor(() =>
        expect(showToast).toHaveBeenCalledWith('Je volgt nu het onderwerp Klimaat.', {
          duration: 6000,
          about: 'topic Klimaat',
        }),
      );
      expect(showToast).toHaveBeenCalledOnce();
      expect(browser.calls).toEqual(['GET', ...calls]);
      expect([...browser.followed]).toEqual([[302, notify]]);
    },
  );

  it('asks before it unfollows, and keeps the topic where the visitor does not [topic-follow-4, topic-follow-7]', async () => {
    const browser = new TopicsBrowser();
    browser.followed.set(302, true);
    const { press, text } = await open(browser);
    await waitFor(() => expect(text()).toBe('Ontvolg'));
    await press();
    await answer('Annuleren');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(text()).toBe('Ontvolg');
    await press();
    await answer('Ontvolgen');
    await waitFor(() => expect(text()).toBe('Volg'));
    await waitFor(() => expect(browser.followed.size).toBe(0));
    expect(browser.calls).toEqual(['GET', UNFOLLOW]);
  });

  it('opens the unsubscribe modal in the personal area [collection-modals-6]', async () => {
    const browser = new TopicsBrowser();
    browser.followed.set(302, true);
    const { press, text } = await open(browser, { ...KLIMAAT, unfollow: 'modal' });
    await waitFor(() => expect(text()).toBe('Ontvolg'));
    await press();
    await answer('Stop met volgen van dit onderwerp');
    await waitFor(() => expect(text()).toBe('Volg'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(browser.calls).toEqual(['GET', UNFOLLOW]);
  });

  it('changes nothing where the question is dismissed [topic-follow-7]', async () => {
    const browser = new TopicsBrowser();
    const { press, text } = await open(browser);
    await press();
    await answer('Sluiten');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(text()).toBe('Volg');
    expect(browser.calls).toEqual(['GET']);
  });

  it('leads who is not logged in to the login page, and follows nothing [topic-follow-5]', async () => {
    const browser = TopicsBrowser.anonymous();
    const { press, text } = await open(browser);
    await press();
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith('Log in om dit onderwerp te kunnen volgen.', {
        duration: 6000,
        link: { label: 'Inloggen', address: expect.stringMatching(/^\/login\//) },
      }),
    );
    expect(text()).toBe('Volg');
    expect(browser.calls).toEqual([]);
  });
});

describe('a failure', () => {
  it.each([500, 503, 404] as const)(
    'of %s puts all buttons back, is logged and shown, after one try [topic-follow-7]',
    async (failure) => {
      const browser = new TopicsBrowser();
      const [one, two] = [await open(browser), await open(browser)];
      browser.failures.set('/subscribe/', failure);
      await one.press();
      await answer('Volgen met meldingen');
      await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
      expect(showToast.mock.calls[0]?.[0]).toBe(
        'Het is niet gelukt om Klimaat te volgen. Probeer het later opnieuw.',
      );
      expect([one.text(), two.text()]).toEqual(['Volg', 'Volg']);
      expect(browser.writes).toEqual([FOLLOW]);
      logged('error nmt topics: The change "follow" of topic "302" was not made: refused');
      tolerate('warn nmt outbox:');
      tolerate('error nmt topics: The change "notify" of topic "302"');
    },
  );

  it('of 401 puts the button back, and asks to log in [topic-follow-7]', async () => {
    const browser = new TopicsBrowser();
    const { press, text } = await open(browser);
    browser.failures.set('/subscribe/', 401);
    await press();
    await answer('Volgen met meldingen');
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    expect(showToast.mock.calls[0]?.[0]).toBe('Log in om dit onderwerp te kunnen volgen.');
    expect(text()).toBe('Volg');
    logged('warn nmt outbox: POST /papi/api/mijnonderwerpen/subscribe/ was refused with 401; it');
    logged('warn nmt outbox: POST /papi/api/mijnonderwerpen/notify/ was refused with 401; it is');
  });

  it('without an answer is none: the topic stays followed, and the change waits [topic-follow-7]', async () => {
    const browser = new TopicsBrowser();
    const { press, text } = await open(browser);
    browser.failures.set('/subscribe/', 'no connection');
    await press();
    await answer('Volgen met meldingen');
    await waitFor(() => expect(browser.writes).toEqual([FOLLOW]));
    await waitFor(() => expect(listEntries()[0]).toMatchObject({ isUnanswered: true }));
    await waitFor(() => logged('mijnonderwerpen/subscribe/ failed for now; it is tried again.'));
    expect(text()).not.toBe('Volg');
    expect(showToast).not.toHaveBeenCalled();
  });

  it('of the messages alone leaves the topic followed, and says so [topic-follow-7, topic-notify-7]', async () => {
    const browser = new TopicsBrowser();
    const { press, text } = await open(browser, { topicId: '9300500', topicName: 'Storingen' });
    await press();
    await answer('Volgen met meldingen');
    await waitFor(() =>
      expect(showToast.mock.calls[0]?.[0]).toBe(
        'Je volgt nu het onderwerp Storingen, maar we konden de meldingen niet inschakelen.',
      ),
    );
    expect(text()).toBe('Ontvolg');
    logged('warn nmt outbox: POST /papi/api/mijnonderwerpen/notify/ was refused with 500; it is');
    logged('error nmt topics: The change "notify" of topic "9300500" was not made: refused with');
  });

  it('of unfollowing leaves the topic followed [topic-follow-7]', async () => {
    const browser = new TopicsBrowser();
    browser.followed.set(302, false);
    const { press, text } = await open(browser);
    browser.failures.set('/unsubscribe/', 500);
    await waitFor(() => expect(text()).toBe('Ontvolg'));
    await press();
    await answer('Ontvolgen');
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    expect(text()).toBe('Ontvolg');
    logged('warn nmt outbox: POST /papi/api/mijnonderwerpen/unsubscribe/ was refused with 500;');
    logged('error nmt topics: The change "unfollow" of topic "302" was not made: refused with');
  });

  it('of the list leaves a button that works [topic-follow-7]', async () => {
    const browser = new TopicsBrowser();
    browser.failures.set('', 403);
    const { press, text } = await open(browser);
    await press();
    await answer('Volgen zonder meldingen');
    await waitFor(() => expect(text()).toBe('Ontvolg'));
    logged('error nmt personal: The followed topics could not be loaded. HttpError: GET');
  });
});

it('shows a change after a reload, offline, and sends it once when the connection is back [topic-follow-7]', async () => {
  const browser = new TopicsBrowser();
  const first = await open(browser);
  await waitFor(() => expect(browser.calls).toEqual(['GET']));
  setOnline(false);
  browser.failures.set('/subscribe/', 'no connection');
  await first.press();
  await answer('Volgen met meldingen');
  await waitFor(() => expect(first.text()).toBe('Ontvolg'));
  leaveAll();
  browser.reload();
  const { text } = await open(browser);
  await waitFor(() => expect(text()).toBe('Ontvolg'));
  expect(browser.followed.size).toBe(0);
  browser.failures.clear();
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect([...browser.followed]).toEqual([[302, true]]));
  expect(browser.writes.filter((call) => call === NOTIFY)).toHaveLength(1);
  expect(text()).toBe('Ontvolg');
});

it('keeps the ids of the followed topics, rewritten after each change that succeeded [topics-data-6, topics-data-8]', async () => {
  const browser = new TopicsBrowser();
  browser.followed.set(303, false);
  const { press, text } = await open(browser);
  await waitFor(() => expect(localStorage.getItem('nmt_topics')).toBe('[303]'));
  const release = browser.hold('/subscribe/');
  await press();
  await answer('Volgen zonder meldingen');
  await waitFor(() => expect(text()).toBe('Ontvolg'));
  expect(localStorage.getItem('nmt_topics')).toBe('[303]');
  release();
  await waitFor(() => expect(localStorage.getItem('nmt_topics')).toBe('[303,302]'));
});

it('makes no call on a page after one whose list is fresh, and shows nothing of another account [topics-data-6]', async () => {
  const browser = new TopicsBrowser();
  browser.followed.set(302, false);
  const first = await open(browser);
  await waitFor(() => expect(first.text()).toBe('Ontvolg'));
  leaveAll();
  browser.reload();
  const second = await open(browser);
  await waitFor(() => expect(second.text()).toBe('Ontvolg'));
  expect(browser.calls).toEqual(['GET']);
  leaveAll();
  browser.reload();
  sessionStorage.clear();
  browser.logIn('berta');
  const third = await open(browser);
  await waitFor(() => expect(browser.calls).toEqual(['GET', 'GET']));
  await waitFor(() => expect(localStorage.getItem('nmt_topics')).toBe('[]'));
  expect(third.text()).toBe('Volg');
});

describe('bad input', () => {
  it.each([
    [{ topicName: 'Klimaat' }, 'data-topic-id is missing; expected a text that is not blank.'],
    [{ topicId: ' ', topicName: 'Klimaat' }, 'data-topic-id is " "; expected a text that is not blank.'],
    [{ topicId: '302' }, 'data-topic-name is missing; expected a text that is not blank.'],
    [{ topicId: '302', topicName: '' }, 'data-topic-name is ""; expected a text that is not blank.'],
  ])('renders nothing for %j, with an error that says why [topic-follow-1]', async (data, message) => {
    const browser = new TopicsBrowser();
    await expect(browser.add(topicFollow, 'topic-follow', data)).rejects.toThrow(`topic-follow: ${message}`);
    expect(document.querySelector('[data-widget]')?.innerHTML).toBe('');
    expect(browser.calls).toEqual([]);
  });

  it.each(['<img src=x onerror=alert(1)>', '🔥', 'مناخ'])(
    'sets the name %s as text [topic-follow-1]',
    async (name) => {
      const browser = new TopicsBrowser();
      const { press } = await open(browser, { topicId: '302', topicName: name });
      await press();
      expect(await screen.findByRole('dialog', { name: `Wil je ook meldingen over ${name}?` })).toBeTruthy();
      expect(document.querySelector('img')).toBeNull();
    },
  );
});
