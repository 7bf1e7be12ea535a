// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import explicit from '../../../../../widgets/article/explicit-media/explicit-media.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const PHOTO = '<figure><img src="/static/storm.webp" alt="Storm"></figure>';

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

async function show(html: string) {
  document.body.innerHTML = html;
  const mounted = await mount(explicit, document.querySelector<HTMLElement>('[data-widget]'));
  const details = mounted.hook as HTMLDetailsElement;
  return { ...mounted, details, summary: () => details.querySelector('summary') };
}

it.each([
  ['', 'Let op: dit beeld kan als schokkend worden ervaren.'],
  [' data-warning="  "', 'Let op: dit beeld kan als schokkend worden ervaren.'],
  [' data-warning="Let op: <b>bloed</b>."', 'Let op: <b>bloed</b>.'],
])('warns, with the button Toon beeld: %s [explicit-media-2]', async (attribute, warning) => {
  const { summary } = await show(
    `<details data-widget="explicit-media"${attribute}><summary>Let op</summary>${PHOTO}</details>`,
  );
  expect(summary()?.textContent.trim()).toBe(`${warning} Toon beeld`);
  expect(summary()?.querySelector('b')).toBeNull();
  expect(summary()?.querySelector('[role="button"]')?.textContent).toBe('Toon beeld');
});

it('gives the summary of the server back, and makes one where there is none [explicit-media-2]', async () => {
  const { summary, leave } = await show(
    `<details data-widget="explicit-media"><summary>Let <i>op</i></summary>${PHOTO}</details>`,
  );
  leave();
  expect(summary()?.innerHTML).toBe('Let <i>op</i>');
  const without = await show(`<details data-widget="explicit-media">${PHOTO}</details>`);
  expect(without.summary()?.textContent).toContain('Toon beeld');
  without.leave();
  expect(without.summary()).toBeNull();
});

it('is hidden until the reader presses, whatever else opens it [explicit-media-1]', async () => {
  const { details, summary } = await show(
    `<details data-widget="explicit-media" open><summary>Let op</summary>${PHOTO}</details>`,
  );
  expect(details.open).toBe(false);
  details.open = true;
  await Promise.resolve();
  expect(details.open).toBe(false);
  summary()?.click();
  await Promise.resolve();
  expect(details.open).toBe(true);
});

it('stops media as long as it is hidden [explicit-media-2]', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const { details, summary } = await show(
    '<details data-widget="explicit-media"><summary>Let op</summary><video autoplay src="/x.mp4"></video></details>',
  );
  expect(pause).toHaveBeenCalledTimes(1);
  details.querySelector('video')?.dispatchEvent(new Event('play'));
  expect(pause).toHaveBeenCalledTimes(2);
  summary()?.click();
  await Promise.resolve();
  details.querySelector('video')?.dispatchEvent(new Event('play'));
  expect(pause).toHaveBeenCalledTimes(2);
  summary()?.click();
  await Promise.resolve();
  expect(pause).toHaveBeenCalledTimes(3);
});

it('refuses a hook that is not a `details`', async () => {
  await expect(show(`<div data-widget="explicit-media">${PHOTO}</div>`)).rejects.toThrow(
    'explicit-media: the hook is a div; expected a details.',
  );
});
