// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HttpError } from '../../../../../core/platform/http/http-error.ts';
import { sharedRead } from '../../../../../core/platform/http/shared-read.ts';
import { useRead } from '../../../../../core/platform/http/use-read.ts';

type Read = (key: { id: number }, signal?: AbortSignal) => Promise<string>;

function View({ read, id }: { readonly read: Read; readonly id: number | undefined }) {
  const state = useRead(read, id === undefined ? undefined : { id });
  return <output>{state.status === 'success' ? state.answer : state.status}</output>;
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

afterEach(cleanup);

it('shows the answer, fetched once for all equal reads', async () => {
  const load = vi.fn(async ({ id }: { id: number }) => `answer ${id}`);
  const read = sharedRead(load);
  render(
    <>
      <View read={read} id={1} />
      <View read={read} id={1} />
    </>,
  );
  expect(shown()).toEqual(['pending', 'pending']);
  await act(async () => {});
  expect(shown()).toEqual(['answer 1', 'answer 1']);
  expect(load).toHaveBeenCalledOnce();
});

it('requests it again for another key, and shows nothing of the one before', async () => {
  const read = sharedRead(async ({ id }: { id: number }) => `answer ${id}`);
  const { rerender } = render(<View read={read} id={1} />);
  await act(async () => {});
  rerender(<View read={read} id={2} />);
  expect(shown()).toEqual(['pending']);
  await act(async () => {});
  expect(shown()).toEqual(['answer 2']);
});

it('shows the failure', async () => {
  const read = sharedRead(async (_: { id: number }): Promise<string> => {
    throw new HttpError('status', 'x', { status: 404 });
  });
  render(<View read={read} id={1} />);
  await act(async () => {});
  expect(shown()).toEqual(['error']);
});

it('requests nothing without a key', async () => {
  const load = vi.fn(async () => 'answer');
  render(<View read={sharedRead(load)} id={undefined} />);
  await act(async () => {});
  expect(shown()).toEqual(['pending']);
  expect(load).not.toHaveBeenCalled();
});

it('gives up the call when it leaves', async () => {
  let call: AbortSignal | undefined;
  const read = sharedRead((_: { id: number }, signal) => {
    call = signal;
    return new Promise<string>(() => {});
  });
  const { unmount } = render(<View read={read} id={1} />);
  await act(async () => {});
  expect(call?.aborted).toBe(false);
  unmount();
  expect(call?.aborted).toBe(true);
});
