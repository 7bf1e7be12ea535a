// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHandOnFocus } from '../../../../../core/ui/focus/use-hand-on-focus.ts';

afterEach(cleanup);

function Failure() {
  return (
    <div ref={useHandOnFocus()}>
      <button type="button">Opnieuw</button>
    </div>
  );
}

/** A feature on its hook, first with the failure and then without it. */
function show(): { hook: HTMLElement; load: () => void } {
  const hook = document.createElement('section');
  hook.dataset.widgetState = 'mounted';
  const container = document.createElement('div');
  document.body.append(hook);
  hook.append(container);
  const { rerender } = render(<Failure />, { container });
  return { hook, load: () => rerender(<p>Geladen</p>) };
}

it('hands the focus of the button that is removed to the hook', () => {
  const { hook, load } = show();
  screen.getByRole('button').focus();
  load();
  expect(document.activeElement).toBe(hook);
  hook.blur();
  expect(hook.hasAttribute('tabindex')).toBe(false);
});

it('leaves the focus where the visitor has moved it', () => {
  const { hook, load } = show();
  const link = document.createElement('a');
  link.href = '/';
  document.body.append(link);
  link.focus();
  load();
  expect(document.activeElement).toBe(link);
  expect(hook.hasAttribute('tabindex')).toBe(false);
});
