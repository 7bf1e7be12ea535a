// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arePromptsHeld, holdPrompts } from '../../../../../core/ui/overlay/prompt-hold.ts';
import { requestPrompt } from '../../../../../core/user/prompts/prompts.ts';

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

function request(canShow = () => true) {
  const show = vi.fn<(release: () => void) => void>((release) => release());
  void requestPrompt({ name: 'welcome', priority: 400, canShow, show, signal: controller.signal });
  return show;
}

it('keeps prompts back until the last dialog has closed', async () => {
  const [first, second] = [holdPrompts(), holdPrompts()];
  const show = request();
  await settle(60_000);
  first();
  first();
  await settle();
  expect(arePromptsHeld()).toBe(true);
  expect(show).not.toHaveBeenCalled();
  second();
  await settle();
  expect(show).toHaveBeenCalledOnce();
});

it('holds back a prompt that had already agreed, and asks it again', async () => {
  const answers = [true, false];
  const show = request(() => answers.shift() ?? false);
  const release = holdPrompts();
  await settle(60_000);
  expect(show).not.toHaveBeenCalled();
  release();
  await settle();
  expect(answers).toEqual([]);
  expect(show).not.toHaveBeenCalled();
});

it('lets a prompt that shows stay, and the next one wait', async () => {
  const close: (() => void)[] = [];
  const first = vi.fn((release: () => void) => void close.push(release));
  void requestPrompt({ name: 'paywall', priority: 800, show: first, signal: controller.signal });
  await settle();
  const release = holdPrompts();
  const next = request();
  close[0]?.();
  await settle();
  expect(next).not.toHaveBeenCalled();
  release();
  await settle();
  expect(next).toHaveBeenCalledOnce();
});
