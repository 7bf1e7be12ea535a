import type { PartAttribute, Written } from '../feature/feature-contract.ts';
import type { State } from '../loader/contract.ts';

/** The states of a hook, in their order. */
export const STATES: readonly State[] = ['waiting', 'loading', 'mounted', 'failed', 'unmounted'];

/** Attributes that any element may have, whatever its feature. */
export const COMMON_ATTRIBUTES: readonly PartAttribute[] = [
  { name: 'data-widget', type: 'text', description: 'Names the feature of the hook.' },
  { name: 'data-special', type: 'text', description: 'Names the special of the hook.' },
  { name: 'data-focus-first', type: 'text', description: 'Gets the focus when the dialog around it opens.' },
  {
    name: 'data-nmt-file',
    type: 'text',
    description: 'On `<style>`: the file of the release whose text it is.',
  },
  {
    name: 'data-integrity',
    type: 'text',
    description:
      'On the `<script>` of the loader: the hash of the integrity table, as `integrity` is that of the loader.',
  },
  {
    name: 'data-manifest',
    type: 'address',
    description:
      "On the `<script>` of a pinned loader on another origin: a copy of `manifest.json` on the page's own.",
  },
  {
    name: 'data-site-file',
    type: 'address',
    description: 'On the `<script>` of the loader for sites: the JSON file with their texts and names.',
  },
  {
    name: 'data-demo',
    type: 'word',
    values: ['true'],
    description: 'On `<body>` of the demo: its time can be set.',
  },
];

/** Attributes that the loader and other parts of `core/` write, whatever the feature. */
export const COMMON_WRITES: readonly Written[] = [
  {
    name: 'data-widget-state',
    on: 'every hook',
    values: STATES,
    description: 'How far its feature is.',
  },
  {
    name: 'data-widget-content',
    on: 'a hook whose content a feature has replaced',
    description: 'A number that leads to what the server sent, for copies of the hook.',
  },
  {
    name: 'data-nmt-hidden',
    on: 'what a feature hides, in its hook or elsewhere',
    description: 'Stays hidden where the page’s own style sets `display`.',
  },
  {
    name: 'data-widget-skipped',
    on: 'a hook whose feature does not run on this page',
    description: 'All that the server sent is visible.',
  },
  {
    name: 'data-failed-features',
    on: 'html',
    description:
      'The names of features that have failed on this page, separated by spaces; one that mounts later keeps its own.',
  },
  {
    name: 'data-covers-bottom',
    on: 'what lies over the bottom of the window',
    values: ['bar', 'player', 'float'],
    description: 'Its layer, from the edge up. `--covered-below` on `html` is the height of all of them.',
  },
  {
    name: 'data-scroll-direction',
    on: 'html',
    values: ['scrolling-down', 'scrolling-up'],
    description: 'Where the visitor scrolls, on pages with a sticky header or a sticky bar.',
  },
  {
    name: 'data-focus-last',
    on: 'a close button',
    description: 'Gets the focus only if nothing else can have it.',
  },
  { name: 'data-update-drawn', on: 'an update of a liveblog', description: 'What it was drawn from.' },
  { name: 'data-item-type', on: 'a card', values: ['column'], description: 'The kind of article.' },
];
