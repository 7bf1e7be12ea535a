// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { offlineConfig } from '../../../../../../widgets/personal/reading-list-page/offline/offline-config.ts';
import { sizeText } from '../../../../../../widgets/personal/reading-list-page/offline/size-text.ts';
import { logged } from '../../../../support/logged.ts';

const read = (offlineReading?: unknown) =>
  offlineConfig({ config: offlineReading === undefined ? {} : { offlineReading } });

it('is offered where the site names worker and path [design]', () => {
  expect(read()).toBeUndefined();
  expect(read({ worker: '/push-worker.js', scope: '/nieuws/' })).toEqual({
    worker: `${location.origin}/push-worker.js`,
    scope: '/nieuws/',
    everyPage: false,
  });
  expect(read({ worker: '/push-worker.js', scope: '/nieuws/', everyPage: true })?.everyPage).toBe(true);
});

it.each([
  ['a worker of another site', { worker: 'https://elders.example/push-worker.js', scope: '/nieuws/' }],
  ['the whole site, which is that of push messages', { worker: '/push-worker.js', scope: '/' }],
  ['a path without its end', { worker: '/push-worker.js', scope: '/nieuws' }],
  ['no path', { worker: '/push-worker.js' }],
])('is not offered for %s, with a warning [design]', (_, config) => {
  expect(read(config)).toBeUndefined();
  expect(logged(/^warn/).flat().join(' ')).toContain('offlineReading');
});

it('writes sizes as readers know them', () => {
  expect(sizeText(1_234_567)).toMatch(/^1,2.MB$/);
  expect(sizeText(10)).toMatch(/^0,1.MB$/);
});
