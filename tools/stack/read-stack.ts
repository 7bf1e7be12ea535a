import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FlattenMap, originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';

/** Matches a position in a script: its address or name, line and column, as all browsers write it. */
const POSITION =
  /((?:[a-z][a-z+.-]*:\/\/)?[^\s()@:]*(?::\d+\/[^\s()@:]*)?\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/gi;

/** Reads stack traces of one release. */
export interface StackReader {
  /** The reason why the folder cannot be used. */
  readonly problem?: string;
  /** Replaces the positions in a text. */
  readonly readText: (text: string) => string;
  /** Replaces the positions in each `stack` of a JSON text. */
  readonly readJson: (text: string) => string;
  /** A sentence for each file without a map, and for each position that its map does not have. */
  readonly missing: () => string[];
}

/**
 * Reads stack traces with the source maps of a folder.
 * @param folder the folder of a release
 */
export function createStackReader(folder: string): StackReader {
  const maps = new Map<string, TraceMap | undefined>();
  const missing = new Set<string>();

  // The maps of chunks have a section for each module.
  const mapOf = (file: string) => {
    if (!maps.has(file)) {
      const path = join(folder, `${file}.map`);
      maps.set(file, existsSync(path) ? new FlattenMap(readFileSync(path, 'utf8')) : undefined);
    }
    return maps.get(file);
  };

  const translate = (whole: string, address: string, line: string, column: string) => {
    const file = address.replace(/^.*\//, '');
    const map = mapOf(file);
    if (!map) {
      // Scripts of others have no map here, which is not reported.
      if (/-[0-9a-z]{5}\.js$|^loader\.js$/.test(file))
        missing.add(`${folder}: there is no ${file}.map; the stack may be of another release.`);
      return whole;
    }
    // Columns count from 1 in stacks, from 0 in maps.
    const found = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    if (found.source === null) {
      missing.add(`${folder}/${file}.map: nothing is known of line ${line}, column ${column}.`);
      return whole;
    }
    const name = found.name ? ` [${found.name}]` : '';
    return `${cleanSource(found.source)}:${found.line}:${found.column + 1}${name}`;
  };
  const readText = (text: string) => text.replace(POSITION, translate);

  return {
    ...problemOf(folder),
    readText,
    readJson: (text) =>
      `${JSON.stringify(
        JSON.parse(text, (key, value: unknown) => {
          if (key !== 'stack') return value;
          if (typeof value === 'string') return readText(value);
          return Array.isArray(value) ? value.map((frame) => readText(String(frame))) : value;
        }),
        null,
        2,
      )}\n`,
    missing: () => [...missing],
  };
}

/** The names of sources in maps are relative to the folder of the build. */
function cleanSource(source: string): string {
  return source.replace(/^(\.\.?\/)+/, '');
}

function problemOf(folder: string): { problem?: string } {
  if (!existsSync(folder)) return { problem: `${folder}: there is no such folder.` };
  if (!readdirSync(folder).some((file) => file.endsWith('.js.map')))
    return { problem: `${folder}: there are no source maps (*.js.map) in it.` };
  return {};
}
