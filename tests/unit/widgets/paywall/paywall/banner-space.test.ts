import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expandBeforeMount } from '../../../../../build/before-mount.mjs';

it('gives the space for a banner back after the same time as what rules before a mount hide [paywall-types-11]', () => {
  const style = readFileSync('widgets/paywall/paywall/paywall.reserve.css', 'utf8');
  const { css } = expandBeforeMount('[data-widget="a"]:--before-mount p { display: none }', 'a.reserve.css');
  const limit = /1ms (\d+s) backwards/.exec(css)?.[1];
  expect(limit).toBeDefined();
  expect(style).toContain(`animation: nmt-no-banner 1ms ${limit} forwards !important;`);
});
