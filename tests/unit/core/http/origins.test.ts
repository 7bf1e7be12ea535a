// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { dataOrigins, isAllowedOrigin } from '../../../../core/http/origins.ts';

it('gathers static-path and the https addresses under scripts and endpoints, each once [loader-14]', () => {
  const config = {
    scripts: { video: 'https://video.example.nl/player.js', other: 'http://onveilig.example/x.js' },
    endpoints: { profile: { topics: 'https://api.example.nl/topics', list: 'https://api.example.nl/list' } },
    breakpoints: { far: 'https://niet.example.nl' },
  };
  const origins = dataOrigins({ staticPath: 'https://static.example.nl/dist/', config });
  expect(origins).toEqual([
    'https://static.example.nl',
    'https://video.example.nl',
    'https://api.example.nl',
  ]);
});

it('finds none in a configuration that is empty or of the wrong type [loader-13, loader-14]', () => {
  expect(dataOrigins({ staticPath: '', config: {} })).toEqual([]);
  expect(dataOrigins({ staticPath: '/dist', config: { scripts: 3, endpoints: [null, false] } })).toEqual([]);
});

it('allows the own origin and listed https origins only [loader-14]', () => {
  const own = 'http://localhost:8080';
  const isAllowed = (address: string) => isAllowedOrigin(new URL(address), ['https://api.example.nl'], own);
  expect(isAllowed('http://localhost:8080/data')).toBe(true);
  expect(isAllowed('https://api.example.nl/data')).toBe(true);
  expect(isAllowed('https://api.example.nl.kwaad.example/data')).toBe(false);
  expect(isAllowed('http://localhost:8081/data')).toBe(false);
});
