import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Attributes that the product itself sets: their values have no surrounding white space. */
const OWN = new Set(
  `ad-space banner-space column-state debug-state dragging failed-features menu-side menu-state nmt-file open
  paywall-covers paywall-faded paywall-style paywall-type rank scroll-direction share-method shown side widget-content widget-state`.split(
    /\s+/,
  ),
);

/** Functions whose argument may have surrounding white space. */
const PARSERS =
  /\b(?:idOf|isTrue|load|monthOf|own|parse|parseStreamNumber|parseTimestamp|articleNumber|readAttribute|readValues)\([^()]*$/;

/** Files that read values without `trim()` next to the read, each with the reason. The list may only shrink. */
const UNTRIMMED: Readonly<Record<string, string>> = {
  'core/domain/liveblog/content-of.ts': 'of another company, whose script writes it',
  'core/domain/liveblog/update.ts': 'parseTimestamp()',
  'core/platform/time/now.ts': 'of the demo',
  'core/runtime/caretaker/report-site-file.ts': 'for a message',
  'core/runtime/feature/attributes.ts': 'the parsers themselves',
  'core/runtime/loader/plan.ts': 'trimmed where the names are used',
  'core/runtime/page/facts.ts': 'trimmed in the next line',
  'core/ui/filtering/choice-entry.ts': 'trimmed by choiceEntry()',
  'core/ui/filtering/item-text.ts': 'words to look through',
  'core/ui/spots/read-spots.ts': 'parsePercent()',
  'core/ui/spots/spot-name.ts': 'trimmed with the other candidates',
  'widgets/media/full-page-photo-scroller/photo-files.ts': 'addresses that the browser trims',
  'widgets/media/photo-lightbox/photos.ts': 'addresses that the browser trims',
  'widgets/newsletters/newsletters-page/catalogue.ts': 'valueKey()',
  'widgets/paper/digital-paper/download-rights.ts': 'split at white space',
  'widgets/personal/reading-list-page/offline/article-copy.ts': 'trimmed where the values are used',
  'widgets/podcasts/podcast-index/episode-of.ts': 'parseAddress()',
  'widgets/screens/about-us/about-us.ts': 'words to look through',
  'widgets/screens/obituaries/years.ts': 'the year is looked for in it',
  'widgets/screens/stories/read-stories.ts': 'addresses that the browser trims',
  'widgets/shell/tooltip/tooltip.ts': 'trimmed by attachTooltip()',
  'widgets/specials/special-bevrijding-nederland/areas.ts': 'dayOf(), and trimmed with the other candidates',
  'widgets/specials/special-bevrijding-nederland/places.ts': 'dayOf(), and trimmed with the other candidates',
  'widgets/specials/special-inbeeld2019/read-months.ts': 'monthName()',
  'widgets/specials/special-regeerakkoord/find-comment.ts': 'trimmed where the names are compared',
  'widgets/specials/special-regeerakkoord/special-regeerakkoord.ts': 'for a message',
};

/** Selectors that compare a whole value, each with the reason. The list may only shrink. */
const WHOLE: Readonly<Record<string, string>> = {
  'widgets/media/photo-lightbox/photos.ts': 'an empty value is none',
  'widgets/personal/tour/definition.ts': 'the documented default, which a site may replace',
  'widgets/specials/special-usp-page/special-usp-page.reserve.css': 'an empty value is none',
};

const sources = ['core', 'widgets'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .map((file) => `${top}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.contract\.ts$/.test(file))
    .map((file) => [file, withoutComments(readFileSync(join(ROOT, file), 'utf8'))] as const),
);

const ATTRIBUTE =
  /\bdataset\??\.(?<property>\w+)|\bdataset\[\w+\]|getAttribute\(\s*(?:['"`]data-(?<name>[^'"`]+)['"`]|(?<constant>[A-Z_]+))\s*\)/g;
const UNPACKED =
  /\{(?<names>[^{}]*)\}(?: = (?:[\w.]+\.)?dataset;|: HTMLElement\) =>)|\bdataset: \{(?<inner>[^{}]*)\}/g;

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '');
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether a file reads the value of a server's attribute without trimming it. */
function readsUntrimmed(source: string): boolean {
  const constants = new Map(
    [...source.matchAll(/const ([A-Z_]+) = '([\w-]+)'/g)].map(([, name, value]) => [name, value]),
  );
  const isRaw = ({ 0: read, index, groups }: RegExpMatchArray) => {
    const constant = groups?.constant && constants.get(groups.constant);
    const name = groups?.name ?? (constant ? constant.replace(/^data-/, '') : kebab(groups?.property ?? ''));
    const before = source.slice(0, index);
    const after = source.slice((index ?? 0) + read.length);
    if (OWN.has(name) || (groups?.constant && !constant?.startsWith('data-'))) return false;
    // Written, removed, or only checked for existence.
    if (/^\s*(?:= |[!=]== undefined)/.test(after) || /delete [\w.]*$/.test(before)) return false;
    const [statement = ''] = after.split(/;|\{\n/, 1);
    return !statement.includes('.trim()') && !PARSERS.test(before.slice(-80));
  };
  const isUnpacked = ({ groups }: RegExpMatchArray) =>
    (groups?.names ?? groups?.inner ?? '')
      .split(',')
      .map((part) => kebab(part.trim().split(/[ :]/)[0] ?? ''))
      .some((name) => name !== '' && name !== 'dataset' && !OWN.has(name));
  return (
    [...source.matchAll(ATTRIBUTE)].some(isRaw) ||
    [...source.matchAll(UNPACKED)].filter(([text]) => /dataset/.test(text)).some(isUnpacked)
  );
}

it('reads no value of the templates with the white space that may stand around it', () => {
  const files = sources.filter(([file, source]) => !file.endsWith('.css') && readsUntrimmed(source));
  expect(files.map(([file]) => file).sort()).toEqual(Object.keys(UNTRIMMED).sort());
});

it('selects by a word of a value, as scripts read it, and not by the whole value', () => {
  const files = sources.filter(([, source]) =>
    [...source.matchAll(/\[data-([a-z-]+)=["'\\]/g)].some(
      ([, name = '']) => !OWN.has(name) && !/^(?:widget|special)$/.test(name),
    ),
  );
  expect(files.map(([file]) => file).sort()).toEqual(Object.keys(WHOLE).sort());
});
