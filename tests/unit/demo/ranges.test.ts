import { expect, it } from 'vitest';
import { readRange } from '../../../demo/server/ranges.ts';
import { call, demoSite } from './demo-site.ts';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=0-99999', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', undefined],
  ['bytes=0-1,4-5', undefined],
  ['kilobytes=0-1', undefined],
  [undefined, undefined],
])('reads %s', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range);
});

it('sends a part of a video to a range request, and all of it otherwise', async () => {
  const site = demoSite();
  const get = (headers = {}) => call(site, '/static/video/pont.webm', { headers });
  const whole = await get();
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/webm');
  const part = await get({ Range: 'bytes=100-199' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));
  expect((await get({ Range: `bytes=${bytes.length}-` })).status).toBe(416);
});
