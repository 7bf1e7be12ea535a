/**
 * QR codes (ISO/IEC 18004): byte mode, error correction M, versions 1 to 6, mask 0. Enough for an address of 106 bytes.
 */

/** Per version: total number of data codewords, blocks, correction codewords per block. */
const VERSIONS = [
  [16, 1, 10],
  [28, 1, 16],
  [44, 1, 26],
  [64, 2, 18],
  [86, 2, 24],
  [108, 4, 16],
] as const;

/** Fifteen format bits for correction M and mask 0 (ISO/IEC 18004, table C.1). */
const FORMAT = 0b101010000010010;

/**
 * Draws a text as a QR code.
 * @returns rows of modules, true is dark
 * @throws RangeError if the text is longer than 106 bytes
 */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(([capacity]) => bytes.length + 2 <= capacity);
  const version = VERSIONS[index];
  if (!version) throw new RangeError(`A QR code of ${bytes.length} bytes is too long.`);
  const size = 21 + index * 4;
  const modules = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  drawPatterns(modules, index + 1);
  drawData(modules, interleave(codewords(bytes, version[0]), version[1], version[2]));
  return modules.map((row) => row.map((dark) => dark === true));
}

/** An SVG path of one square per dark module, with a quiet zone of four. */
export const qrPath = (modules: readonly boolean[][]): string =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');

function codewords(bytes: Uint8Array, capacity: number): number[] {
  const bits = [0b0100 << 4, bytes.length, ...bytes, 0];
  const shifted = [(bits[0] ?? 0) | (bytes.length >> 4)];
  for (let at = 1; at <= bytes.length + 1; at++) {
    shifted.push((((bits[at] ?? 0) << 4) & 0xff) | ((bits[at + 1] ?? 0) >> 4));
  }
  for (let pad = 0; shifted.length < capacity; pad++) shifted.push(pad % 2 ? 0x11 : 0xec);
  return shifted;
}

function interleave(data: readonly number[], blocks: number, corrections: number): number[] {
  const length = Math.floor(data.length / blocks);
  const short = blocks - (data.length % blocks);
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const end = start + length + (block >= short ? 1 : 0);
    const part = data.slice(start, end);
    start = end;
    return { part, ecc: remainder(part, corrections) };
  });
  const out: number[] = [];
  for (let at = 0; at <= length; at++) for (const { part } of parts) out.push(...part.slice(at, at + 1));
  for (let at = 0; at < corrections; at++) for (const { ecc } of parts) out.push(ecc[at] ?? 0);
  return out;
}

/** The Reed-Solomon remainder of a block over GF(256), polynomial 0x11d. */
function remainder(block: readonly number[], degree: number): number[] {
  const divisor = Array<number>(degree).fill(0);
  divisor[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) {
      divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  const result = Array<number>(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    for (const [at, coefficient] of divisor.entries())
      result[at] = (result[at] ?? 0) ^ multiply(coefficient, factor);
  }
  return result;
}

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

type Modules = (boolean | undefined)[][];

function drawPatterns(modules: Modules, version: number): void {
  const size = modules.length;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(modules, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  if (version > 1) square(modules, size - 7, size - 7, 2, (ring) => ring !== 1);
  for (let at = 8; at < size - 8; at++) {
    set(modules, 6, at, at % 2 === 0);
    set(modules, at, 6, at % 2 === 0);
  }
  drawFormat(modules);
}

function square(
  modules: Modules,
  x: number,
  y: number,
  radius: number,
  isDark: (ring: number) => boolean,
): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      set(modules, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function drawFormat(modules: Modules): void {
  const size = modules.length;
  const bit = (index: number) => ((FORMAT >>> index) & 1) === 1;
  for (let index = 0; index < 15; index++) {
    const nearCorner = index < 6 ? index : index < 8 ? index + 1 : 15 - index - 1;
    if (index < 8) set(modules, 8, nearCorner, bit(index));
    else set(modules, index === 8 ? 7 : nearCorner, 8, bit(index));
    if (index < 8) set(modules, size - 1 - index, 8, bit(index));
    else set(modules, 8, size - 15 + index, bit(index));
  }
  set(modules, 8, size - 8, true);
}

function drawData(modules: Modules, words: readonly number[]): void {
  const size = modules.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const upwards = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [column, column - 1]) {
        if (modules[y]?.[x] !== undefined) continue;
        const dark = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        at++;
        set(modules, x, y, dark !== ((x + y) % 2 === 0));
      }
    }
  }
}

function set(modules: Modules, x: number, y: number, dark: boolean): void {
  const row = modules[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
}
