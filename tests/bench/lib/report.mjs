import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEASURES, ROUND_MEASURES } from './measures.mjs';
import { PROFILES } from './profiles.mjs';

/**
 * Writes a run's figures as JSON and markdown.
 * @param {string} folder
 * @param {object} results results collected by run.mjs
 * @returns {string} the markdown
 */
export function writeReport(folder, results) {
  const text = markdown(results);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(results, null, 1)}\n`);
  writeFileSync(join(folder, 'bench.md'), text);
  return text;
}

function markdown({ environment, sizes, loads, rounds, verdicts, faults }) {
  const { chromium, cpu, started } = environment;
  return [
    '# Benchmark',
    `${chromium}, ${cpu}, ${started}. Medians of ${environment.rounds} interleaved cold loads.`,
    ...loadTables(loads),
    ...(rounds.length
      ? ['## Heap and nodes after rounds of mounting and unmounting', roundTable(rounds)]
      : []),
    ...(verdicts.length ? ['## Targets', verdictTable(verdicts)] : []),
    ...(faults.length ? ['## Faults', faultTable(faults)] : []),
    "## Sizes of the kinds' own code",
    sizeTable(sizes),
    '',
  ].join('\n\n');
}

function loadTables(loads) {
  const groups = Map.groupBy
    ? Map.groupBy(loads, groupOf)
    : loads.reduce((map, row) => map.set(groupOf(row), [...(map.get(groupOf(row)) ?? []), row]), new Map());
  return [...groups].flatMap(([name, rows]) => {
    const shown = MEASURES.filter(({ key }) => key !== 'viewportMounted' || rows[0].mode === 'visible');
    return [
      `## ${name}`,
      table(
        ['N', 'contestant', ...shown.map(({ heading }) => heading)],
        rows.map((row) => [row.n, row.label, ...shown.map(({ key, show }) => show(row.medians[key]))]),
      ),
    ];
  });
}

const groupOf = ({ set, mode, profile }) => `${set}, ${mode}, ${PROFILES[profile].label}`;

const roundTable = (rounds) =>
  table(
    ['way', 'contestant', ...ROUND_MEASURES.map(({ heading }) => heading)],
    rounds.map((row) => [
      `${row.rounds} rounds, ${row.n} hooks, ${row.way === 'api' ? 'unmount and mount' : 'elements replaced'}`,
      row.label,
      ...ROUND_MEASURES.map(({ key, show }) => show(row.medians[key])),
    ]),
  );

const verdictTable = (verdicts) =>
  table(
    ['target', 'N', 'value', 'at most', 'verdict'],
    verdicts.map(({ what, n, value, atMost, ok }) => [
      what,
      n,
      value.toFixed(3),
      atMost,
      ok ? 'ok' : 'MISSED',
    ]),
  );

function faultTable(faults) {
  const contestants = [
    ...new Map(faults.flatMap(({ seen }) => Object.entries(seen).map(([name, { label }]) => [name, label]))),
  ];
  return table(
    ['fault', ...contestants.map(([, label]) => label)],
    faults.map(({ title, seen }) => [
      title,
      ...contestants.map(([name]) =>
        seen[name] ? `${seen[name].ok ? 'ok' : 'fault'}: ${seen[name].saw}` : '–',
      ),
    ]),
  );
}

const sizeTable = (sizes) =>
  table(
    ['contestant', 'kind', 'gzip', 'brotli'],
    sizes.map(({ contestant, kind, gzip, brotli }) => [contestant, kind, gzip, brotli]),
  );

/** A Markdown table with columns of equal width, which is readable on a console, too. */
export function table(headings, rows) {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head, ...body] = cells.map(line);
  return [head, rule, ...body].join('\n');
}
