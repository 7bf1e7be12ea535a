import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FlattenMap, originalPositionFor } from '@jridgewell/trace-mapping';

/** A position in a script: its address or name, line and column, as all browsers write it. */
const POSITION =
  /((?:[a-z][a-z+.-]*:\/\/)?[^\s()@:]*(?::\d+\/[^\s()@:]*)?\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/gi;

/**
 * Reads stack traces with the source maps of a folder.
 * @param {string} folder of a release
 * @returns {{ problem?: string, readText: (text: string) => string, readJson: (text: string) => string, missing: () => string[] }}
 *   `problem` says why the folder cannot be used; `missing` has a sentence for each file whose map is not there, and for each
 *   position that its map does not have
 */
export function createStackReader(folder) {
  const maps = new Map();
  const missing = new Set();

  // The maps of chunks have a section for each module.
  const mapOf = (file) => {
    if (!maps.has(file)) {
      const path = join(folder, `${file}.map`);
      maps.set(file, existsSync(path) ? new FlattenMap(readFileSync(path, 'utf8')) : undefined);
    }
    return maps.get(file);
  };

  const translate = (whole, address, line, column) => {
    const file = address.replace(/^.*\//, '');
    const map = mapOf(file);
    if (!map) {
      // Scripts of others have no map here, and are not missed.
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
  const readText = (text) => text.replace(POSITION, translate);

  return {
    ...problemOf(folder),
    readText,
    readJson: (text) =>
      `${JSON.stringify(
        JSON.parse(text, (key, value) => {
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

/** Maps name their sources relative to the folder of the build. */
function cleanSource(source) {
  return source.replace(/^(\.\.?\/)+/, '');
}

function problemOf(folder) {
  if (!existsSync(folder)) return { problem: `${folder}: there is no such folder.` };
  if (!readdirSync(folder).some((file) => file.endsWith('.js.map')))
    return { problem: `${folder}: there are no source maps (*.js.map) in it.` };
  return {};
}
