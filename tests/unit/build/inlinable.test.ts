import { expect, it } from 'vitest';
import { inlinable } from '../../../build/inlinable.ts';

it('lets a style through that a page can inline', () => {
  expect(inlinable('.quiz>a{width:1px}', 'quiz.css')).toBe('.quiz>a{width:1px}');
});

it.each(['a::after{content:"</style>"}', '/*<!--*/'])('refuses %s with the name of its file', (style) => {
  expect(() => inlinable(style, 'quiz.css')).toThrow(
    'quiz.css holds "</" or "<!", which a page cannot inline.',
  );
});
