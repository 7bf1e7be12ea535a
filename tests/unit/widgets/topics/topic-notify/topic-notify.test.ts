// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import topicFollow from '../../../../../widgets/topics/topic-follow/topic-follow.ts';
import topicNotify from '../../../../../widgets/topics/topic-notify/topic-notify.ts';
import { showEverything } from '../../../core/ui/shown.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll } from '../../support/mount.ts';
import { setOnline } from '../support/online.ts';
import { NEVER_NOTIFIES, TopicsBrowser } from '../support/topics-browser.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../../../core/ui/toast/show-toast.ts', () => ({ showToast }));

const KLIMAAT = { topicId: '302', topicName: 'Klimaat' };
const FOLLOW = 'POST /subscribe/ {"topic_id":302}';
const NOTIFY = 'POST /notify/ {"topic_id":302,"notify":true}';
const MUTE = 'POST /notify/ {"topic_id":302,"notify":false}';
const UNFOLLOW = 'POST /unsubscribe/ {"topic_id":302}';

beforeEach(() => {
  showToast.mockReset();
  showEverything();
});

afterEach(() => {
  leaveAll();
  setOnline(true);
});

async function open(browser: TopicsBrowser, data: Record<string, string> = KLIMAAT) {
  const { hook } = await browser.add(topicNotify, 'topic-notify', data);
  const control = () => hook.querySelector<HTMLInputElement>('input, button');
  return {
    hook,
    press: async () => (await waitFor(() => within(hook).getByRole(data.variant ?? 'switch'))).click(),
    isOn: () => control()?.checked,
    text: () => control()?.textContent,
    isLocked: () => control()?.getAttribute('aria-disabled') === 'true',
  };
}

const toastShown = () => waitFor(() => expect(showToast).toHaveBeenCalledOnce());

describe('the switch', () => {
  it('follows the topic and then enables its messages, locked and on meanwhile [topic-notify-2, topic-notify-3, topic-notify-4, topic-notify-6]', async () => {
    const browser = new TopicsBrowser();
    const { press, isOn, isLocked } = await open(browser);
    const follow = await browser.add(topicFollow, 'topic-follow', KLIMAAT);
    await waitFor(() => expect(browser.calls).toEqual(['GET']));
    const release = browser.hold('/notify/');
    await press();
    await waitFor(() => expect(browser.writes).toEqual([FOLLOW, NOTIFY]));
    expect([isOn(), isLocked()]).toEqual([true, true]);
    expect(follow.hook.textContent).toBe('Ontvolg');
    await press();
    release();
    await toastShown();
    expect(showToast).toHaveBeenCalledWith('Meldingen voor "Klimaat" zijn ingeschakeld.', {
      duration: 6000,
      about: 'topic Klimaat',
    });
    expect([isOn(), isLocked()]).toEqual([true, false]);
    expect(browser.writes).toEqual([FOLLOW, NOTIFY]);
    expect([...browser.followed]).toEqual([[302, true]]);
  });

  it('unfollows where it is switched off [topic-notify-2, topic-notify-6]', async () => {
    const browser = new TopicsBrowser();
    browser.followed.set(302, true);
    const { press, isOn } = await open(browser);
    await waitFor(() => expect(isOn()).toBe(true));
    await press();
    await toastShown();
    expect(showToast).toHaveBeenCalledWith('Meldingen voor "Klimaat" zijn uitgeschakeld.', {
      duration: 6000,
      about: 'topic Klimaat',
    });
    expect(browser.writes).toEqual([UNFOLLOW]);
    expect(isOn()).toBe(false);
  });

  it('is off for a topic that is followed without messages, and follows it once more [topic-notify-2]', async () => {
    const browser = new TopicsBrowser();
    browser.followed.set(302, false);
    const { press, isOn } = await open(browser);
    await waitFor(() => expect(browser.calls).toEqual(['GET']));
    expect(isOn()).toBe(false);
    await press();
    await toastShown();
    expect([...browser.followed]).toEqual([[302, true]]);
  });

  it.each([500, 403] as const)('goes back after a %s, unlocked [topic-notify-3]', async (failure) => {
    const browser = new TopicsBrowser();
    browser.failures.set('/subscribe/', failure);
    const { press, isOn, isLocked } = await open(browser);
    await press();
    await toastShown();
    expect(showToast.mock.calls[0]?.[0]).toBe(
      'De meldingen over ‘Klimaat’ zijn niet gewijzigd. Probeer het later opnieuw.',
    );
    expect([isOn(), isLocked()]).toEqual([false, false]);
    expect(browser.writes).toEqual([FOLLOW]);
    logged('warn nmt outbox: POST');
    logged('error nmt topics: The change');
  });

  it('stays on without an answer, unlocked: the change waits for a connection [topic-notify-3]', async () => {
    const browser = new TopicsBrowser();
    browser.failures.set('/subscribe/', 'no connection');
    const { press, isOn, isLocked } = await open(browser);
    await press();
    await waitFor(() => expect(browser.writes).toEqual([FOLLOW]));
    await waitFor(() => expect(isLocked()).toBe(false));
    logged('mijnonderwerpen/subscribe/ failed for now; it is tried again.');
    expect(isOn()).toBe(true);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('goes back on after a failure to switch off [topic-notify-3]', async () => {
    const browser = new TopicsBrowser();
    browser.followed.set(302, true);
    browser.failures.set('/unsubscribe/', 500);
    const { press, isOn } = await open(browser);
    await waitFor(() => expect(isOn()).toBe(true));
    await press();
    await toastShown();
    expect(isOn()).toBe(true);
    logged('warn nmt outbox: POST /papi/api/mijnonderwerpen/unsubscribe/ was refused with 500;');
    logged('error nmt topics: The change "unfollow" of topic "302" was not made: refused with');
  });

  it('shows off where only following succeeded; the topic stays followed [topic-notify-7]', async () => {
    const browser = new TopicsBrowser();
    const { press, isOn, isLocked } = await open(browser, {
      topicId: String(NEVER_NOTIFIES),
      topicName: 'Storingen',
    });
    await press();
    await toastShown();
    expect(showToast.mock.calls[0]?.[0]).toContain('maar we konden de meldingen niet inschakelen');
    expect([isOn(), isLocked()]).toEqual([false, false]);
    expect(browser.followed.has(NEVER_NOTIFIES)).toBe(true);
    logged('warn nmt outbox: POST /papi/api/mijnonderwerpen/notify/ was refused with 500; it is');
    logged('error nmt topics: The change "notify" of topic "9300500" was not made: refused with');
  });

  it('is not locked offline, where a change waits [topic-notify-3]', async () => {
    const browser = new TopicsBrowser();
    const { press, isOn, isLocked } = await open(browser);
    await waitFor(() => expect(browser.calls).toEqual(['GET']));
    setOnline(false);
    browser.failures.set('/subscribe/', 'no connection');
    await press();
    await waitFor(() => expect(isOn()).toBe(true));
    expect(isLocked()).toBe(false);
  });

  it('unchecks itself for who is not logged in, with a prompt that is a link at the top [topic-notify-1]', async () => {
    const browser = TopicsBrowser.anonymous();
    const { press, isOn } = await open(browser);
    await press();
    await toastShown();
    expect(showToast).toHaveBeenCalledWith('', {
      duration: 6000,
      position: 'top',
      link: { label: 'Log in om notificaties te ontvangen', address: expect.stringMatching(/^\/login\//) },
    });
    expect(isOn()).toBe(false);
    expect(browser.calls).toEqual([]);
  });
});

describe('the button', () => {
  const BUTTON = { ...KLIMAAT, variant: 'button' };

  it('switches the messages alone, and keeps the topic [topic-notify-4, topic-notify-5, topic-notify-6]', async () => {
    const browser = new TopicsBrowser();
    browser.followed.set(302, true);
    const { press, text } = await open(browser, BUTTON);
    await waitFor(() => expect(text()).toBe('Stop Klimaat meldingen'));
    await press();
    await toastShown();
    expect(showToast).toHaveBeenCalledWith('Meldingen voor "Klimaat" zijn uitgeschakeld.', {
      duration: 6000,
      about: 'topic Klimaat',
    });
    expect(text()).toBe('Ontvang Klimaat meldingen');
    expect(browser.writes).toEqual([MUTE]);
    expect([...browser.followed]).toEqual([[302, false]]);
  });

  it('follows a topic that is not followed [topic-notify-2, topic-notify-5]', async () => {
    const browser = new TopicsBrowser();
    const { press, text } = await open(browser, BUTTON);
    await waitFor(() => expect(text()).toBe('Ontvang Klimaat meldingen'));
    await press();
    await toastShown();
    expect(text()).toBe('Stop Klimaat meldingen');
    expect(browser.writes).toEqual([FOLLOW, NOTIFY]);
  });

  it('sets the name as text [topic-notify-7]', async () => {
    const browser = new TopicsBrowser();
    const { text } = await open(browser, { ...BUTTON, topicName: '<img src=x onerror=alert(1)> 🔥' });
    expect(text()).toBe('Ontvang <img src=x onerror=alert(1)> 🔥 meldingen');
    expect(document.querySelector('img')).toBeNull();
  });
});

it.each([
  [{ topicName: 'Klimaat' }, 'data-topic-id is missing; expected a text that is not blank.'],
  [{ topicId: '302', topicName: ' ' }, 'data-topic-name is " "; expected a text that is not blank.'],
  [{ ...KLIMAAT, variant: 'bel' }, 'data-variant is "bel"; expected one of "switch", "button".'],
])(
  'renders nothing for %j, with an error that says why [topic-follow-1, topic-notify-7]',
  async (data, message) => {
    const browser = new TopicsBrowser();
    await expect(browser.add(topicNotify, 'topic-notify', data)).rejects.toThrow(`topic-notify: ${message}`);
    expect(document.querySelector('[data-widget]')?.innerHTML).toBe('');
    expect(screen.queryByRole('switch')).toBeNull();
  },
);
