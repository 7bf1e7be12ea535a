// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { integer } from '../../../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../../../core/runtime/feature/enhancer.ts';
import type { Context } from '../../../../../core/runtime/feature/feature.ts';
import { facts, find } from '../loader/support.ts';

const enhance =
  vi.fn<(hook: HTMLElement, props: { size: number }, context: Context) => void | Promise<void>>();
const feature = enhancer({ attributes: { size: integer(0) }, enhance });

const context = () => ({
  feature: 'quiz',
  facts: facts({ query: '?a=1' }),
  signal: new AbortController().signal,
  fail: () => {},
});

beforeEach(() => {
  enhance.mockReset();
  document.body.dataset.rubric = 'Sport';
  document.body.innerHTML = '<div id="a" data-size="3">Van de server</div>';
});

it('gets the hook, its typed properties and the page [loader-11]', () => {
  const given = context();
  void feature.mount(find('#a'), given);
  const [hook, props, { page, ...rest }] = enhance.mock.calls[0] ?? expect.fail();
  expect(hook).toBe(find('#a'));
  expect(props).toEqual({ size: 3 });
  expect(page).toMatchObject({ pageType: '', rubric: 'Sport', query: '?a=1' });
  expect(rest).toEqual({ feature: 'quiz', signal: given.signal, fail: given.fail });
});

it('is not called where an attribute does not fit', () => {
  find('#a').dataset.size = 'groot';
  expect(() => feature.mount(find('#a'), context())).toThrow(
    new TypeError('quiz: data-size is "groot"; expected a whole number from 0.'),
  );
  expect(enhance).not.toHaveBeenCalled();
  expect(find('#a').textContent).toBe('Van de server');
});

it('passes on its errors and its end [loader-12]', async () => {
  enhance.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  expect(() => feature.mount(find('#a'), context())).toThrow('broken');
  enhance.mockReturnValueOnce(Promise.reject(new Error('later')));
  await expect(feature.mount(find('#a'), context())).rejects.toThrow('later');
  expect(feature.mount(find('#a'), context())).toBeUndefined();
});
