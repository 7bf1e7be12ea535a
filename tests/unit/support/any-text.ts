import fc from 'fast-check';

const codePoint = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  // Lone surrogates are not text.
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));

/** Any text, half of it ASCII. The library's own `unit: 'binary'` takes seconds of preparation. */
export const anyText = fc.string({
  unit: fc.oneof(
    codePoint,
    fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code)),
  ),
});
