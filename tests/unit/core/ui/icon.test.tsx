// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as chevrons from '../../../../core/ui/icon/chevrons.ts';
import { Icon } from '../../../../core/ui/icon/Icon.tsx';
import * as shapes from '../../../../core/ui/icon/shapes.ts';

const library = JSON.parse(readFileSync('node_modules/lucide-static/icon-nodes.json', 'utf8'));

it.each(Object.entries({ ...shapes, ...chevrons }))('%s is the shape of the icon library', (name, shape) => {
  const kebab = name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
  expect(shape).toEqual(library[kebab]);
});

it('draws every part in the colour of the text and is silent itself', () => {
  const { container } = render(<Icon shape={shapes.cloudSun} className="sky" />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.getAttribute('stroke')).toBe('currentColor');
  expect(svg?.getAttribute('class')).toBe('sky');
  const drawn = [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
  expect(drawn).toEqual(shapes.cloudSun.map(([, { d }]) => d));
});
