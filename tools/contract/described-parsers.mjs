/**
 * The parsers of attributes as the contract's tools import them: each with `facts`, what it accepts in a form that a
 * machine reads. `importSources` puts this module in the place of core/runtime/feature/attributes.ts, so that the
 * product's own bundle has no byte of it.
 */
import * as parsers from '../../core/runtime/feature/attributes.ts';

export * from '../../core/runtime/feature/attributes.ts';

const describe = (parser, facts) => ({ ...parser, facts });

export const text = () => describe(parsers.text(), { type: 'text' });

export const filledText = () => describe(parsers.filledText(), { type: 'text', pattern: '\\S' });

export const integer = (min, max) =>
  describe(parsers.integer(min, max), { type: 'integer', ...bounds(min, max) });

export const decimal = (min, max) =>
  describe(parsers.decimal(min, max), { type: 'decimal', ...bounds(min, max) });

export const flag = () => describe(parsers.flag(), { type: 'flag', default: false });

export const oneOf = (...words) => describe(parsers.oneOf(...words), { type: 'word', values: words });

export const someOf = (...words) => describe(parsers.someOf(...words), { type: 'words', values: words });

export const list = () => describe(parsers.list(), { type: 'list' });

export const address = () => describe(parsers.address(), { type: 'address' });

export const json = (expects, accepts) => describe(parsers.json(expects, accepts), { type: 'json' });

export const optional = (inner, fallback) =>
  describe(parsers.optional(inner, fallback), {
    ...(inner.facts ?? { expects: inner.expects }),
    ...(fallback !== undefined && { default: fallback }),
  });

function bounds(min, max) {
  return { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
}
