// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { mountView } from '../../../../../core/runtime/feature/mount-view.ts';
import { Beside } from '../../../../../core/ui/served/Beside.tsx';
import { Served } from '../../../../../core/ui/served/Served.tsx';
import { type ServedLook, useServed } from '../../../../../core/ui/served/use-served.ts';
import { find } from '../../runtime/loader/support.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<ul id="list" class="cms"><li id="first"><a href="/een">Een</a></li></ul><div id="view"></div>';
});

it('keeps the server’s own nodes in a view, and shows others when they change', () => {
  const nodes = [...find('#first').childNodes];
  const { rerender, container } = render(<Served nodes={nodes} className="kept" />);
  expect(container.querySelector('.kept')?.firstChild).toBe(nodes[0]);
  expect(find('#first').childNodes).toHaveLength(0);
  rerender(<Served nodes={[document.createTextNode('Twee')]} />);
  expect(container.textContent).toBe('Twee');
});

it('draws beside an element of the server’s, which keeps its place, and leaves nothing behind', () => {
  const served = document.body.innerHTML;
  const { rerender, unmount, baseElement } = render(
    <Beside element={find('#list')} at="afterend">
      <button type="button">Meer</button>
    </Beside>,
  );
  const button = screen.getByRole('button', { name: 'Meer' });
  expect(find('#list').nextElementSibling).toBe(button.parentElement);
  rerender(
    <Beside element={find('#list')} at="beforebegin">
      <button type="button">Minder</button>
    </Beside>,
  );
  expect(find('#list').previousElementSibling?.textContent).toBe('Minder');
  expect(button.textContent).toBe('Minder');
  unmount();
  expect(baseElement.innerHTML).toContain(served);
  expect(document.querySelector('.nmt-view')).toBeNull();
});

function Parts({ nodes }: { readonly nodes: readonly Node[] }) {
  return (
    <>
      <Served nodes={nodes} />
      <Beside element={find('#list')} at="afterend">
        <button type="button">Meer</button>
      </Beside>
    </>
  );
}

it('says in which language each part is on a page in another one', () => {
  document.documentElement.lang = 'en-GB';
  const nodes = [...find('#first').childNodes];
  const { signal } = new AbortController();
  mountView(find('#view'), <Parts nodes={nodes} />, { signal, feature: 'test' });
  const languageOf = (name: string, role: string) =>
    screen.getByRole(role, { name }).closest('[lang]')?.getAttribute('lang');
  expect([languageOf('Een', 'link'), languageOf('Meer', 'button'), find('#view').lang]).toEqual([
    'en-GB',
    'nl',
    'nl',
  ]);
  document.documentElement.lang = '';
});

function Focused() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Veld" />;
}

it('is in its place when what it holds takes the focus', () => {
  const { unmount } = render(
    <Beside element={find('#list')} at="afterend">
      <Focused />
    </Beside>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Veld' }));
  unmount();
});

function Looks({ look }: { readonly look: ServedLook }) {
  useServed(find('#first'), look);
  return null;
}

it('changes an element of the server’s while the view is there, and undoes it', () => {
  const served = find('#first').outerHTML;
  const { rerender, unmount } = render(<Looks look={{ classes: { on: true }, hidden: true }} />);
  expect(find('#first').outerHTML).toBe(
    '<li id="first" class="on" hidden="" data-nmt-hidden=""><a href="/een">Een</a></li>',
  );
  rerender(<Looks look={{ attributes: { 'aria-current': 'true', id: null } }} />);
  expect(find('#list li').outerHTML).toBe('<li aria-current="true"><a href="/een">Een</a></li>');
  unmount();
  expect(find('#first').outerHTML).toBe(served);
});
