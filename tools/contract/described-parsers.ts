/**
 * Replaces core/runtime/feature/attributes.ts when the contract's tools import sources with `importSources`: each
 * parser has its accepted values in `facts`, in a machine-readable form. The product's own bundle does not contain it.
 */
import * as parsers from '../../core/runtime/feature/attributes.ts';
import type { AttributeParser } from '../../core/runtime/feature/feature.ts';
import type { ParserFacts } from './attribute-facts.ts';

export * from '../../core/runtime/feature/attributes.ts';

interface DescribedParser<Value> extends AttributeParser<Value> {
  readonly facts: ParserFacts;
}

const describe = <Value>(parser: AttributeParser<Value>, facts: ParserFacts): DescribedParser<Value> => ({
  ...parser,
  facts,
});

export const text = () => describe(parsers.text(), { type: 'text' });

export const filledText = () => describe(parsers.filledText(), { type: 'text', pattern: '\\S' });

export const integer = (min?: number, max?: number) =>
  describe(parsers.integer(min, max), { type: 'integer', ...bounds(min, max) });

export const decimal = (min?: number, max?: number) =>
  describe(parsers.decimal(min, max), { type: 'decimal', ...bounds(min, max) });

export const flag = () => describe(parsers.flag(), { type: 'flag', default: false });

export const oneOf = (...words: string[]) =>
  describe(parsers.oneOf(...words), { type: 'word', values: words });

export const someOf = (...words: string[]) =>
  describe(parsers.someOf(...words), { type: 'words', values: words });

export const list = () => describe(parsers.list(), { type: 'list' });

export const address = () => describe(parsers.address(), { type: 'address' });

export const json = <Value>(expects: string, accepts: (value: unknown) => value is Value) =>
  describe(parsers.json(expects, accepts), { type: 'json' });

export const optional = <Value>(inner: AttributeParser<Value> | DescribedParser<Value>, fallback?: Value) =>
  describe(parsers.optional<Value | undefined>(inner, fallback), {
    ...('facts' in inner && inner.facts),
    ...(fallback !== undefined && { default: fallback }),
  });

function bounds(min?: number, max?: number): { readonly min?: number; readonly max?: number } {
  return {
    ...(min !== undefined && Number.isFinite(min) && { min }),
    ...(max !== undefined && Number.isFinite(max) && { max }),
  };
}
