// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SavePlaceholder } from '../../../../../../core/domain/share/modal/SavePlaceholder.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(cleanup);

/** The panel of a dialog whose save button is still loading. */
async function open() {
  let resolve = (_loaded: { default: ComponentType }) => {};
  const code = new Promise<{ default: ComponentType }>((settle) => {
    resolve = settle;
  });
  const Later = lazy(() => code);
  await act(async () =>
    render(
      <section aria-label="Delen" tabIndex={-1}>
        <div>
          <Suspense fallback={<SavePlaceholder />}>
            <Later />
          </Suspense>
        </div>
        <a href="/elders">Elders</a>
      </section>,
    ),
  );
  const load = (component: ComponentType) => act(async () => resolve({ default: component }));
  return { placeholder: screen.getByRole('button', { name: 'Opslaan in leeslijst' }), load };
}

it('hands the focus on to the button that replaces it [modal-behaviour-12]', async () => {
  const { placeholder, load } = await open();
  placeholder.focus();
  await load(() => <button type="button">Bewaar</button>);
  expect(placeholder.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bewaar' }));
});

it('hands the focus on to the dialog where no button comes [modal-behaviour-12]', async () => {
  const { placeholder, load } = await open();
  placeholder.focus();
  await load(() => null);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Delen' }));
});

it('leaves the focus where the reader has moved it', async () => {
  const { load } = await open();
  const link = screen.getByRole('link', { name: 'Elders' });
  link.focus();
  await load(() => <button type="button">Bewaar</button>);
  expect(document.activeElement).toBe(link);
});
