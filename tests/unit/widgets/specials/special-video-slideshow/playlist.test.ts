import { expect, it } from 'vitest';
import {
  readPlaylist,
  videosOfPosters,
} from '../../../../../widgets/specials/special-video-slideshow/playlist.ts';

it('reads the videos of a playlist, and leaves out what is none [special-video-slideshow-1]', () => {
  expect(
    readPlaylist([{ id: 'a', title: 'Een' }, { id: '' }, null, 'b', { id: 7 }, { id: 'c', title: 3 }]),
  ).toEqual([
    { id: 'a', title: 'Een' },
    { id: 'c', title: '' },
  ]);
});

it.each([[[]], [{ videos: [] }], [null], [[{ title: 'Zonder id' }]]])(
  'refuses %j [special-video-slideshow-3]',
  (sent) => {
    expect(() => readPlaylist(sent)).toThrow(TypeError);
  },
);

it('gives each poster the video that it names, else the one at its place [special-video-slideshow-2]', () => {
  const videos = ['a', 'b'].map((id) => ({ id, title: '' }));
  const idsOf = (ids: (string | undefined)[]) => videosOfPosters(ids, videos).map((video) => video?.id);
  expect(idsOf([undefined, undefined, undefined])).toEqual(['a', 'b', undefined]);
  expect(idsOf(['b', 'weg', undefined])).toEqual(['b', undefined, undefined]);
});
