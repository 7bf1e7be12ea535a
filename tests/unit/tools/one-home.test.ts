import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** A use, and the start of the message with its home. */
const USES = [
  ["element.innerHTML = '<b></b>'", 'Only core/platform/html makes markup'],
  ["element.outerHTML = '<b></b>'", 'Only core/platform/html makes markup'],
  ["element.insertAdjacentHTML('beforeend', '<b></b>')", 'Only core/platform/html makes markup'],
  ["range.createContextualFragment('<b></b>')", 'Only core/platform/html makes markup'],
  ['new DOMParser()', 'Only core/platform/html makes markup'],
  ['const all = document.cookie', 'Cookies are read by core/runtime/page/read-cookie.ts'],
  ["navigator.sendBeacon('/ping')", 'Only core/platform/http calls backends'],
  ["void fetch('/answer')", 'Only core/platform/http calls backends'],
  ['new XMLHttpRequest()', 'Only core/platform/http calls backends'],
  ["new EventSource('/events')", 'Only core/platform/http calls backends'],
  ["localStorage.getItem('x')", 'Only core/platform/storage stores'],
  ["sessionStorage.getItem('x')", 'Only core/platform/storage stores'],
  ["indexedDB.open('x')", 'Only core/platform/storage stores'],
  ['app.postMessage(JSON.stringify(message))', 'written by toJson() of core/platform/text'],
  [
    "new Blob([JSON.stringify(value)], { type: 'application/json' })",
    'written by toJson() of core/platform/text',
  ],
  ["send({ method: 'POST', body: JSON.stringify(value) })", 'written by toJson() of core/platform/text'],
  ["writeText('local', 'key', JSON.stringify(value))", 'written by toJson() of core/platform/text'],
  ['const since = Date.now()', 'Only core/platform/time has the time'],
  ['const today = new Date()', 'Only core/platform/time has the time'],
  ["node.nodeValue = 'x'", 'A page translator may have replaced the text node'],
  ["node.data = 'x'", 'A page translator may have replaced the text node'],
  ["element.firstChild.textContent = 'x'", 'A page translator may have replaced the text node'],
  ["document.createTextNode('x')", 'A page translator may replace the text node'],
  ["if (element.textContent === 'x') void 0", 'The page may be translated'],
  ["if (element.textContent !== 'x') void 0", 'The page may be translated'],
  ['const key = form.id', 'A field can hide'],
  ['const all = [...form.elements]', 'A field can hide'],
  ['signUpForm?.reset()', 'A field can hide'],
  ['served.form.submit()', 'A field can hide'],
  ["const isGet = target.method === 'get'", 'A field can hide'],
  ['modal.requestSubmit()', 'A field can hide'],
  ['const { action } = form', 'A field can hide'],
  ['if (performance.now() - before > 10) void 0', 'Time that passes is measured by startStopwatch()'],
  ['new IntersectionObserver(([entry]) => show(entry))', "The newest of an observer's entries is the last"],
  ['new ResizeObserver((entries) => fit(entries[0]), {})', "The newest of an observer's entries is the last"],
  [
    'const fit = ([entry]: readonly ResizeObserverEntry[]) => use(entry)',
    "The newest of an observer's entries is the last",
  ],
  ['new WeakMap<Page, string>()', 'Only core/runtime/page/page-value.ts keeps something for a page'],
  ['new WeakMap<VisitedPage, Map<string, number>>()', 'Only core/runtime/page/page-value.ts keeps something'],
  ['new WeakMap<Configured, string>([])', 'Only core/runtime/page/page-value.ts keeps something for a page'],
  ['listen(new AbortController().signal)', 'A signal that nobody aborts'],
  ['const { signal } = new AbortController()', 'A signal that nobody aborts'],
  ['const any = { safeParse: (data) => ({ success: true, data }) }', 'UNCHECKED of core/platform/http'],
  ['const own = location.origin', 'In a preview by srcdoc'],
  ['const own = window.location.origin', 'In a preview by srcdoc'],
  ['const { origin } = location', 'In a preview by srcdoc'],
  ['const { origin, search } = location', 'In a preview by srcdoc'],
  ['const height = document.documentElement.clientHeight', 'In quirks mode the root is as high'],
  ['const { clientHeight } = document.documentElement', 'In quirks mode the root is as high'],
  ["export const format = new Intl.NumberFormat('nl-NL')", 'A format that a module makes delays'],
  ["import 'react-dom/client'", 'Only core/runtime/feature/mount-view.ts creates a root'],
  ["const client = import('react-dom/client')", 'Only core/runtime/feature/mount-view.ts creates a root'],
] as const;

const ALLOWED = [
  ["localStorage.getItem('x')", 'core/platform/storage/probe.ts'],
  ["void fetch('/answer')", 'core/platform/http/probe.ts'],
  ['const since = Date.now()', 'core/platform/time/probe.ts'],
  ['new DOMParser()', 'core/platform/html/probe.ts'],
  ['const passed = performance.now() - before', 'core/platform/time/given.ts'],
  ['new Date(0).getTime()', 'widgets/shell/given/given.ts'],
  ["const key = formProperty(form, 'id')", 'widgets/shell/given/form.ts'],
  ["form.addEventListener('submit', send)", 'widgets/shell/given/listener.ts'],
  ['new WeakMap<Page, string>()', 'core/runtime/page/page-value.ts'],
  ['new WeakMap<Element, string>()', 'widgets/shell/given/elements.ts'],
  ['const { abort, signal } = new AbortController()', 'widgets/shell/given/ending.ts'],
  ["export const format = onFirstUse(() => new Intl.NumberFormat('nl-NL'))", 'widgets/shell/given/format.ts'],
  ["import 'react-dom/client'", 'core/runtime/feature/mount-view.ts'],
  ['new ResizeObserver((entries) => fit(entries.at(-1)?.borderBoxSize[0]))', 'widgets/shell/given/sizes.ts'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'one-home-'));
const reports = lint([
  ...USES.map(([use], index): [string, string] => [`widgets/shell/probe/use-${index}.ts`, use]),
  ...ALLOWED.map(([use, path]): [string, string] => [path, use]),
]);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Biome's reports for sources at their paths, with this project's rules; each report begins with its path. */
function lint(sources: [path: string, source: string][]): string[] {
  cpSync('biome.json', join(folder, 'biome.json'));
  cpSync('tools/lint', join(folder, 'tools/lint'), { recursive: true });
  for (const [path, source] of sources) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${source};\n`);
  }
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--colors=off', '--max-diagnostics=none', '--vcs-enabled=false', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  return (stdout + stderr).split(/^(?=\S+:\d+:\d+ )/m);
}

const reportOf = (path: string) => reports.filter((report) => report.startsWith(path)).join('');

describe('code with one home', () => {
  it.each(USES.map(([use, message], index) => [use, message, index] as const))(
    '%s is an error in a feature, whose message names the home',
    (_, message, index) => {
      expect(reportOf(`widgets/shell/probe/use-${index}.ts`)).toContain(message);
    },
  );

  it.each(ALLOWED)('%s is allowed in %s', (_, path) => {
    expect(reportOf(path)).not.toMatch(/Only core|Cookies are|A field can hide|nobody aborts|A format that/);
  });
});
