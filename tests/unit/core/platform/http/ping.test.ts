// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { ping } from '../../../../../core/platform/http/ping.ts';

let images: string[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  images = [];
});

it('requests an image at an allowed address, and reports no failure [digital-paper-9]', () => {
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        images.push(address);
      }
    },
  );
  ping('/papi/user/ping');
  ping('/papi/user/ping', { hash: 'C 4&', none: undefined, empty: '' });
  ping('https://tellen.example/p', { a: '1' });
  ping('http://elders.example/p');
  ping('javascript:alert(1)');
  expect(images).toEqual(['/papi/user/ping', '/papi/user/ping?hash=C+4%26', 'https://tellen.example/p?a=1']);
});
