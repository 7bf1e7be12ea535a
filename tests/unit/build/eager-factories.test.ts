import { expect, it } from 'vitest';
import { withEagerFactories } from '../../../build/eager-factories.ts';

it('puts the factories of CommonJS into brackets, and nothing else', () => {
  expect(
    withEagerFactories(`var a = require("x");
let two = (0, a.a)((exports, module) => {
  module.exports = [() => {
  }];
});
const three = [1].map((item) => {
  return item;
});
`),
  ).toBe(`var a = require("x");
let two = (0, a.a)((function (exports, module) {
  module.exports = [() => {
  }];
}));
const three = [1].map((item) => {
  return item;
});
`);
});
