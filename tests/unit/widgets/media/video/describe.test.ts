import { expect, it } from 'vitest';
import { describe } from '../../../../../widgets/media/video/describe.ts';

const NONE = {
  src: undefined,
  srcWebm: undefined,
  captions: undefined,
  videoId: undefined,
  live: false,
};

it('takes the smaller file first, and captions along [video-1]', () => {
  const props = { ...NONE, src: '/v.mp4', srcWebm: '/v.webm', captions: '/v.vtt' };
  expect(describe(props, 'Video: De pont', 'video')).toEqual({
    sources: [
      { address: '/v.webm', type: 'video/webm' },
      { address: '/v.mp4', type: 'video/mp4' },
    ],
    id: undefined,
    captions: '/v.vtt',
    title: 'Video: De pont',
    live: false,
  });
});

it.each([NONE, { ...NONE, src: '/v.mp4', videoId: '12' }])('refuses no video and two [video-1]', (props) => {
  expect(() => describe(props, '', 'video')).toThrow('video: expected one of data-src and data-video-id.');
});
