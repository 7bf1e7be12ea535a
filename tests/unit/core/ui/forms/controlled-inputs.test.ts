import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../..');

/**
 * Native controls whose value React sets, without the component that handles changes without an event. The list may
 * only shrink.
 */
const UNCONTROLLED = [
  // Read only.
  'widgets/article/path-storytelling/edit/EditPanel.tsx',
  // Sliders, which are dragged and never filled in automatically.
  'widgets/article/path-storytelling/edit/StepRange.tsx',
  'widgets/podcasts/podcast-player/Slider.tsx',
  // React sets its limits, but not its value.
  'widgets/search/archive-landing/DateForm.tsx',
  // A slider.
  'widgets/specials/special-bevrijding-nederland/DatePlayer.tsx',
  // Lists that select the columns of a table at once, outside of any form.
  'widgets/specials/special-party-comparison/PartyFields.tsx',
];

/** A native control with its attributes. */
const CONTROL = /<(?:input|select|textarea)\b[^<]*?(?:\/>|\n *>|"\s*>|}>)/g;

/** Attributes by which a view sets the value of a control, or passes on its own properties. */
const CONTROLLED = /\b(?:value|checked)[=:]|\{\.\.\./;

const views = ['core', 'widgets'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${top}/${file.replaceAll('\\', '/')}`)
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const),
);
const controlled = views.filter(([, source]) => source.match(CONTROL)?.some((tag) => CONTROLLED.test(tag)));

it('takes over what is filled in without an event in every control whose value React sets', () => {
  const without = controlled.filter(([, source]) => !source.includes('<SilentFilling')).map(([file]) => file);
  expect(without.sort()).toEqual(UNCONTROLLED);
});

it('shows it for each control of the interface parts', () => {
  const shown = readFileSync(join(import.meta.dirname, 'silent-filling.test.tsx'), 'utf8');
  const parts = controlled.map(([file]) => file).filter((file) => file.startsWith('core/ui/'));
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.filter((file) => !shown.includes(`/${file}'`))).toEqual([]);
});
