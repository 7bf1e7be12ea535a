// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readDataBlock } from '../../../../../core/platform/html/data-block.ts';

it('finds the JSON in a hook, and says what is wrong with it [quiz-12]', () => {
  const hook = document.createElement('div');
  expect(() => readDataBlock('quiz', hook)).toThrow(
    'quiz: the hook holds no script[type="application/json"].',
  );
  const block = document.createElement('script');
  block.type = 'application/json';
  block.textContent = '{"quiz_id":';
  hook.append(block);
  expect(() => readDataBlock('quiz', hook)).toThrow('is "{\\"quiz_id\\":"; expected JSON.');
  block.textContent = '{"quiz_id":71}';
  expect(readDataBlock('quiz', hook)).toEqual({ quiz_id: 71 });
});
