import { expect, it } from 'vitest';
import { createSequence } from '../../../../../../core/domain/liveblog/stream/create-sequence.ts';

const sequenceOf = (first: number, ...numbers: number[]) => {
  const sequence = createSequence(first);
  const taken = numbers.filter((number) => sequence.add({ number }));
  const state = () => [sequence.complete(), ...sequence.later().map(({ number }) => number)];
  return { ...sequence, taken, state };
};

it('takes each number once, in order', () => {
  expect(sequenceOf(40, 41, 42, 42, 41, 40, 43).taken).toEqual([41, 42, 43]);
  expect(sequenceOf(40, 41, 42).state()).toEqual([42]);
});

it('is not complete beyond a missing number, also after more have arrived', () => {
  const sequence = sequenceOf(40, 41, 43, 44, 46, 42);
  expect(sequence.taken).toEqual([41, 43, 44, 46]);
  expect(sequence.state()).toEqual([41, 43, 44, 46]);
});

it('is complete as far as the events go on where the page ends', () => {
  const sequence = sequenceOf(40, 43, 44, 46);
  sequence.confirm(41);
  expect(sequence.state()).toEqual([41, 43, 44, 46]);
  sequence.confirm(42);
  expect(sequence.state()).toEqual([44, 46]);
  sequence.confirm(50);
  expect(sequence.state()).toEqual([50]);
  sequence.confirm(49);
  expect(sequence.state()).toEqual([50]);
});
