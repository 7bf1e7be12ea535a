import { describe, expect, it } from 'vitest';
import type { Chunk } from '../../../build/chunks.ts';
import { expectedFiles } from '../../../build/expected.ts';

const chunk = (file: string, given: Partial<Chunk>): Chunk =>
  ({
    file,
    text: '',
    imports: [],
    inputs: [],
    later: {},
    importsOfLater: {},
    ...given,
  }) as unknown as Chunk;

const CHUNKS = [
  chunk('wall-1.js', { later: { 'wall.ts': ['view.tsx', 'read.ts'] } }),
  chunk('view-2.js', {
    importsOfLater: { 'view.tsx': ['core-3.js', 'react-4.js'] },
    text: '12',
    style: { file: 'view-2.css', text: '' },
  }),
  chunk('read-5.js', { importsOfLater: { 'read.ts': ['core-3.js'], 'rare.ts': ['rare-7.js'] }, text: '1' }),
  chunk('core-3.js', { text: '1' }),
  chunk('react-4.js', { text: '123' }),
  chunk('other-6.js', { importsOfLater: { 'other.ts': [] } }),
];

describe('the files of a page that expects a feature', () => {
  it('are the dynamic imports of its sources with their own imports, once, the largest first and styles last', () => {
    expect(expectedFiles(['wall.ts'], CHUNKS, ['core-3.js'])).toEqual([
      'react-4.js',
      'view-2.js',
      'read-5.js',
      'view-2.css',
    ]);
  });

  it('reports a source without dynamic imports', () => {
    expect(() => expectedFiles(['away.ts'], CHUNKS, [])).toThrow('away.ts has no dynamic import');
  });
});
