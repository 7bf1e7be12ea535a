import { crc32, deflateRawSync } from 'node:zlib';

/**
 * Headers of a zip archive, as PKWARE's APPNOTE.TXT numbers them: 4.3.7, 4.3.12 and 4.3.16. All numbers are
 * little-endian. None of the dependencies writes zip files, and an archive without encryption, streams and sizes above
 * 4 GB needs no more than this.
 */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/**
 * Deflate, and names in UTF-8: version 2.0 of the format, made on Unix, which preserves the permission to execute a
 * file.
 */
const VERSION = 20;
const MADE_ON_UNIX = 3 << 8;
const UTF8 = 1 << 11;
const DEFLATE = 8;
/** 26 October 1985, 8:15, the date that `npm pack` gives all files, so that the same content gives the same bytes. */
const TIME = (8 << 11) | (15 << 5);
const DAY = ((1985 - 1980) << 9) | (10 << 5) | 26;
const MAX_FILES = 0xffff;

export interface PackedFile {
  bytes: Buffer;
  /** Whether it is a command. */
  isExecutable: boolean;
}

/**
 * Makes a zip archive.
 * @param files the files by path with `/`
 * @returns the archive, which is the same for the same files in the same order
 * @throws {RangeError} for more files than the format allows
 */
export function writeZip(files: ReadonlyMap<string, PackedFile>): Buffer {
  if (files.size > MAX_FILES)
    throw new RangeError(`A zip archive holds ${MAX_FILES} files, not ${files.size}.`);
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [path, { bytes, isExecutable }] of files) {
    const name = Buffer.from(path, 'utf8');
    const packed = deflateRawSync(bytes, { level: 9 });
    // These fields are shared by the header before the content and the one in the directory.
    const facts = numbers([
      [2, UTF8],
      [2, DEFLATE],
      [2, TIME],
      [2, DAY],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ]);
    const local = Buffer.concat([
      numbers([
        [4, LOCAL],
        [2, VERSION],
      ]),
      facts,
      name,
      packed,
    ]);
    const mode = (0o100000 | (isExecutable ? 0o755 : 0o644)) * 0x10000;
    directory.push(
      numbers([
        [4, CENTRAL],
        [2, MADE_ON_UNIX | VERSION],
        [2, VERSION],
      ]),
      facts,
      numbers([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, mode],
        [4, offset],
      ]),
      name,
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = numbers([
    [4, END],
    [2, 0],
    [2, 0],
    [2, files.size],
    [2, files.size],
    [4, central.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...parts, central, end]);
}

function numbers(fields: readonly [size: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}
