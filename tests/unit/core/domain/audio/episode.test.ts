import { expect, it } from 'vitest';
import { episodeId } from '../../../../../core/domain/audio/episode.ts';

it('knows a sound file again by its path, whatever its token [podcast-player-2]', () => {
  const id = episodeId('https://cdn.example/vandaag/een.mp3?token=a');
  expect(episodeId('https://cdn.example/vandaag/een.mp3?token=b#t=3')).toBe(id);
  expect(episodeId('https://cdn.example/vandaag/twee.mp3?token=a')).not.toBe(id);
  expect(id).not.toContain('een');
});

it('tells episodes apart that differ in the query of an address without a file [podcast-player-2]', () => {
  expect(episodeId('https://cdn.example/audio?id=1')).not.toBe(episodeId('https://cdn.example/audio?id=2'));
  expect(episodeId('https://cdn.example/audio?id=1#t=3')).toBe(episodeId('https://cdn.example/audio?id=1'));
});
