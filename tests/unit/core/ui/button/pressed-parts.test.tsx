// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { createButton, faceButton, redressButton } from '../../../../../core/ui/button/plain-button.ts';
import { pause, play } from '../../../../../core/ui/icon/shapes.ts';

afterEach(() => document.body.replaceChildren());

/** A button that a click changes, in a hook; returns the parts of it whose click ends outside of the hook. */
function strayParts(button: HTMLElement): string[] {
  const strays: string[] = [];
  const listen = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('[data-widget]')) strays.push(target.localName);
  };
  document.addEventListener('click', listen);
  for (const part of [button, ...button.querySelectorAll('span, svg')])
    part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  document.removeEventListener('click', listen);
  return strays;
}

function inHook(button: HTMLElement): HTMLElement {
  const hook = document.createElement('div');
  hook.dataset.widget = 'listen-to';
  hook.append(button);
  document.body.append(hook);
  return button;
}

it('changes a plain button in place, so that a press stays in its hook for listeners of the page', () => {
  const button = createButton('Luister');
  faceButton(button, 'Luister', play);
  const [text, icon] = [button.querySelector('span span'), button.querySelector('svg')];
  const shapeOf = () => icon?.innerHTML;
  const first = shapeOf();
  let isPlaying = false;
  button.addEventListener('click', () => {
    isPlaying = !isPlaying;
    faceButton(button, isPlaying ? 'Pauzeer' : 'Luister', isPlaying ? pause : play);
  });
  expect(strayParts(inHook(button))).toEqual([]);
  button.click();
  expect([text?.textContent, text?.isConnected, icon?.isConnected]).toEqual(['Pauzeer', true, true]);
  expect(shapeOf()).not.toBe(first);
});

it('gives a button its icon and another look in place', () => {
  const button = createButton('Volg', 'outlined');
  const text = button.querySelector('span');
  button.addEventListener('click', () => redressButton(button, 'Volgend', 'quiet'), { once: true });
  expect(strayParts(inHook(button))).toEqual([]);
  faceButton(button, 'Bewaar', play);
  expect([
    button.querySelector('span span'),
    button.textContent,
    button.querySelectorAll('svg').length,
  ]).toEqual([text, 'Bewaar', 1]);
});

it('keeps the parts of a React button when its text and icon change', () => {
  const { container, rerender } = render(<Button icon={play}>Luister</Button>);
  const parts = [...container.querySelectorAll('span, svg')];
  rerender(<Button icon={pause}>Pauzeer</Button>);
  expect([...container.querySelectorAll('span, svg')]).toEqual(parts);
  expect(parts.every((part) => part.isConnected)).toBe(true);
});
