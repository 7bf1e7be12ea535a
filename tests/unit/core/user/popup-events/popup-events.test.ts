// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPopupEvent, popupEventSchema } from '../../../../../core/user/popup-events/api/popup-event.ts';
import {
  completePopup,
  isPopupCompleted,
  reopenPopup,
} from '../../../../../core/user/popup-events/popup-events.ts';
import { visitor } from '../../../../../core/user/visitor/visitor-store.ts';
import { backend } from '../../../support/backend.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { openScene } from '../../../widgets/onboarding/onboarding/scenes/scene-backend.ts';
import { setLogin } from '../visitor/reader.ts';

const ID = 'onboarding-personalisation';
const CONFIG = { endpoints: { profile: { popupEvent: 'v2/user/me/popup/' } } };
const { signal } = new AbortController();
const GET = `GET /v2/user/me/popup/?tour_id=${ID}`;
const SET = `POST /v2/user/me/popup/ {"tour_id":"${ID}","completed":true,"step":"2"}`;

afterEach(() => setLogin(undefined));

async function open(config: object = CONFIG) {
  const backend = openScene({ config });
  const popup = { id: ID, visitor: await visitor(backend.page).current() };
  return { ...backend, popup };
}

describe('the popup event call', () => {
  it.each([
    [{ completed: true, step: 2 }, true],
    [{ data: { tour_id: ID, completed: true } }, true],
    [
      {
        data: [
          { tour_id: 'tour', completed: true },
          { tour_id: ID, completed: false },
        ],
      },
      false,
    ],
    [[{ tour_id: ID, completed: true }], true],
    [[{ tour_id: 'tour', completed: true }], undefined],
    [{ completed: 'ja' }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('reads %j as completed: %s [onboarding-2]', async (answer, completed) => {
    tolerate('warn nmt http: completed of a popup event is of another type than expected; it');
    const { page } = await open();
    backend({ '*': () => Response.json(answer) });
    expect(popupEventSchema.safeParse(answer).success).toBe(true);
    const event = await fetchPopupEvent(page, ID);
    expect(typeof event === 'object' ? event.completed : event).toBe(completed);
  });
});

describe('a popup', () => {
  it('that is completed is stored through the call, and known from then on [onboarding-12]', async () => {
    const { page, popup, calls, answers } = await open();
    expect(await isPopupCompleted(page, popup, signal)).toBe(false);
    await completePopup(page, popup, '2');
    await completePopup(page, popup, '2');
    answers[GET] = { completed: true };
    expect(await isPopupCompleted(page, popup, signal)).toBe(true);
    expect(calls).toEqual([GET, SET, GET]);
  });

  it('that another device has reset is not completed, and counts as it was where the server cannot say', async () => {
    const { page, popup, answers } = await open();
    await completePopup(page, popup, '2');
    answers[GET] = 500;
    expect(await isPopupCompleted(page, popup, signal)).toBe(true);
    answers[GET] = { completed: false };
    expect(await isPopupCompleted(page, popup, signal)).toBe(false);
    answers[GET] = 500;
    await expect(isPopupCompleted(page, popup, signal)).rejects.toThrow();
  });

  it('counts for its own account only', async () => {
    const { page, popup } = await open();
    await completePopup(page, popup, '2');
    const other = { id: ID, visitor: { ...popup.visitor, uuid: 'other' } };
    expect(await isPopupCompleted(page, other, signal)).toBe(false);
  });

  it('is completed in this browser where the call fails, and sent again later [onboarding-12]', async () => {
    const { page, popup, calls, answers } = await open();
    answers.POST = 500;
    await completePopup(page, popup, '2');
    expect(String(logged(/^error/))).toContain('could not be stored; it is sent again later');
    delete answers.POST;
    expect(await isPopupCompleted(page, popup, signal)).toBe(true);
    answers[GET] = { completed: true };
    expect(await isPopupCompleted(page, popup, signal)).toBe(true);
    expect(calls).toEqual([SET, `POST /v2/user/me/popup/ {"tour_id":"${ID}","completed":true}`, GET]);
  });

  it('works in this browser only without a path [profile-api-5]', async () => {
    const { page, popup, calls } = await open({});
    expect(await isPopupCompleted(page, popup, signal)).toBe(false);
    await completePopup(page, popup, '2');
    expect(await isPopupCompleted(page, popup, signal)).toBe(true);
    expect(calls).toEqual([]);
  });

  it('can be opened again [onboarding-4]', async () => {
    const { page, popup, calls } = await open();
    await completePopup(page, popup, '2');
    await reopenPopup(page, popup);
    expect(await isPopupCompleted(page, popup, signal)).toBe(false);
    expect(calls[1]).toBe(`POST /v2/user/me/popup/ {"tour_id":"${ID}","completed":false}`);
  });
});
