import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTextFiles } from '../../../build/texts/find-text-files.ts';
import { parseFile, parseSource } from '../../../build/texts/parse.ts';
import { readTexts } from '../../../build/texts/read-texts.ts';
import { allStrings } from '../../../tools/texts/all-strings.ts';
import { styleFaults } from '../../../tools/texts/house-style.ts';
import { pageTexts } from '../../../tools/texts/page-texts.ts';
import { strayTexts } from '../../../tools/texts/stray.ts';
import { productTexts, table } from '../../../tools/texts.ts';

const root = process.cwd();
const texts = productTexts();
const tracked = (...folders: string[]) =>
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
/** Texts whose wording is set by the publisher, or that contain such a text. */
const SET_BY_PUBLISHER = [
  'core/domain/favourites/texts.ts SAVE_IN',
  'core/domain/paywall/payment/texts.ts paidTitle',
  'core/domain/paywall/payment/texts.ts titleText',
  'core/domain/paywall/payment/texts.ts WAITING',
  'core/domain/share/texts.ts notAnAddress',
  'core/domain/topics/texts.ts LOG_IN_TO_NOTIFY',
  'core/domain/topics/texts.ts notifiedText',
  'core/ui/forms/rules/texts.ts EMAIL_WRONG',
  'core/ui/forms/rules/texts.ts maxWordsText',
  'widgets/forms/feedback-form/texts.ts ROBOT',
  'widgets/forms/feedback-form/texts.ts ROBOT_VARIANT',
  'widgets/forms/feedback-form/texts.ts FAILED',
  'widgets/forms/in-memoriam-contact/texts.ts FAILED',
  'widgets/newsletters/inline-newsletter/texts.ts NOT_VERIFIED',
  'widgets/newsletters/newsletter-bundle-landing/texts.ts NOT_VERIFIED',
  'widgets/newsletters/newsletter-button/texts.ts NOT_VERIFIED',
  'widgets/onboarding/onboarding/texts.ts TITLES.themes',
  'widgets/paywall/paywall/funnel/forms/texts.ts notFoundText',
  'widgets/paywall/paywall/funnel/texts.ts POSTCODE_WRONG',
  'widgets/paywall/paywall/funnel/texts.ts NUMBER_WRONG',
  'widgets/personal/reading-list-page/texts.ts EMPTY_COLLECTION_HELP',
  'widgets/screens/agreement-widget/texts.ts ALL',
  'widgets/search/search-page/texts.ts outcomeText',
  'widgets/specials/special-econogram/texts.ts SENT',
];
/** Sources below have `#{` for the `${` of a template. */
const parse = (source: string, file: string) => parseSource(source.replaceAll('#{', '${'), file);
const textsOf = (source: string) =>
  readTexts(parse(source, 'texts.ts')).map(({ key, text }) => `${key}: ${text}`);

describe('the list of texts', () => {
  it.each([
    ['a text', "export const CLOSE = 'Sluiten';", ['CLOSE: Sluiten']],
    ['texts by name', "export const A = { b: 'Een', 'c-d': { e: 'Twee' } };", ['A.b: Een', 'A.c-d.e: Twee']],
    [
      'a list',
      "export const STEPS = [{ title: 'Eén' }, { title: 'Twee' }] as const;",
      ['STEPS.0.title: Eén', 'STEPS.1.title: Twee'],
    ],
    ['a map', "const A = new Map([['ads', { name: 'Reclame' }]]);", ['A.ads.name: Reclame']],
    ['a parameter', 'export const t = (name: string) => `Dag #{name}.`;', ['t: Dag {name}.']],
    [
      'what is called, added to or read',
      'const t = (n: number, p: P) => `#{format.format(n)} van #{p.count} op #{n + 1} en #{days(n)}`;',
      ['t: {n} van {count} op {n} en {n}'],
    ],
    [
      'a choice of words',
      "const t = (n: number) => `#{n === 1 ? 'dag' : `#{n} dagen`} lang`;",
      ['t: {dag|{n} dagen} lang'],
    ],
    [
      'each way out of a function',
      "function t(n: number) { if (n === 0) return 'Geen'; const a = 'Al'; return n === 1 ? 'Een' : `#{a} #{n}`; }",
      ['t: Geen', 't.a: Al', 't: Een'],
    ],
    ['a sum', "const A = 'Eerste ' + name + ' en ' + 'rest';", ['A: Eerste {name} en rest']],
    ['a choice by key', "const t = (k: string) => ({ a: 'Man' }[k] ?? 'Mens');", ['t.a: Man', 't: Mens']],
    ['isolates and fixed spaces', "const A = '\\u2068Een\\u2069\\u00A0dag';", ['A: Een dag']],
    ['no condition, type or argument', "const a = (t: 'x') => (t === 'y' ? f('Nee') : 'Ja');", ['a: Ja']],
    ['no text of parameters alone', 'const t = (a: string, b: string) => `#{a}, #{b}`;', []],
  ])('reads %s', (_, source, texts) => expect(textsOf(source)).toEqual(texts));

  it('names the file that does not parse', () => {
    expect(() => parseSource('const = 1;', 'widgets/x/texts.ts')).toThrow('widgets/x/texts.ts: cannot');
  });

  it('has the texts of every feature', () => {
    expect(texts.length).toBeGreaterThan(700);
    expect(new Set(texts.map(({ file }) => file)).size).toBe(findTextFiles(process.cwd()).length);
    expect(texts).toContainEqual({
      feature: 'liveblog-update',
      file: 'widgets/liveblog/liveblog-update/texts.ts',
      key: 'READ_MORE',
      text: 'Lees meer',
    });
    expect(texts.find(({ text }) => text === 'Bezig…')).toMatchObject({ feature: 'ui/button' });
  });

  it('prints a line for each text, or JSON', () => {
    expect(table(texts).join('\n')).toMatch(/^liveblog-update +READ_MORE +Lees meer$/m);
    expect(table(texts).join('\n')).toMatch(/^ui\/button +BUSY +Bezig…$/m);
    const printed = execFileSync(process.execPath, ['--import', 'tsx', 'tools/texts.ts', '--json'], {
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toEqual(texts);
  });
});

describe('where texts stand', () => {
  it.each([
    ['words of JSX', 'const A = () => <p>Dag <b>lezer</b></p>;', ['Dag', 'lezer']],
    ['a fragment', 'const A = () => <>Dag</>;', ['Dag']],
    ['words in braces', "const A = () => <p>{isOn ? 'Aan' : 'Uit'}</p>;", ['Aan', 'Uit']],
    [
      'a spoken attribute',
      'const A = () => <p aria-label="Dag" title={\'Hallo\'} className="root" />;',
      ['Dag', 'Hallo'],
    ],
    ['a label', 'const A = () => <Field label="Naam" />;', ['Naam']],
    ['a property of an element', 'button.textContent = `Nog #{n}`;', ['Nog ']],
    ['setAttribute', "a.setAttribute('aria-label', 'Dag'); a.setAttribute('class', 'dag');", ['Dag']],
    ['attributes by name', "setAttributes(a, { 'aria-label': 'Dag', role: 'list' });", ['Dag']],
    ['what is appended', "a.append('Dag', styles.root, ' · ');", ['Dag']],
    [
      'texts by their name',
      "const A = () => <p aria-label={LABEL}>{dayText(2)}</p>; log.warn('No hook.');",
      [],
    ],
  ])('finds %s', (_, source, found) => expect(strayTexts(parse(source, 'A.tsx'))).toEqual(found));

  it('none stands outside of texts.ts', () => {
    // The contract's texts are for publishers.
    const sources = tracked('core', 'widgets').filter(
      (file) => /\.tsx?$/.test(file) && !/\/texts\.ts$|\.contract\.ts$/.test(file),
    );
    expect(sources.length).toBeGreaterThan(800);
    const strays = sources.flatMap((file) =>
      strayTexts(parseFile(root, file)).map((text) => `${file}: ${JSON.stringify(text)}`),
    );
    expect(strays, 'move them to the texts.ts beside').toEqual([]);
  });
});

describe('the Dutch of the paper', () => {
  it.each([
    ['Vul uw naam in.', 'addresses the reader as u; write je'],
    ['Heeft u het gelezen?', 'addresses the reader as u; write je'],
    ['Twee velden kloppen nog niet', 'says that a field is wrong; write "nog niet ingevuld"'],
    ['Om 14.30 uur', 'has a full stop in a time; write 14:30'],
    ['Om 9:30 uur', 'has a time with one digit for the hour; write 09:30 uur'],
    ['Om elf uur ’s avonds', 'has a time of the 12-hour clock; write 21:00 uur'],
    ['Om 3 pm', 'has a time of the 12-hour clock; write 21:00 uur'],
    ['Voor €4,50', 'has an amount of another form; write € 4,50'],
    ['Voor 4,- euro', 'has an amount of another form; write € 4,50'],
    ['Bewaar dit artikel', 'says bewaren; write opslaan'],
    ['Je keuze is bewaard.', 'says bewaren; write opslaan'],
    ['Kijk in je mail', 'says mail; write e-mail'],
    ['Vul je mailadres in', 'says mail; write e-mail'],
    ['Servicemails', 'says mail; write e-mail'],
    ['12 berichten geladen', 'counts or offers messages; write artikel'],
    ['Meer berichten', 'counts or offers messages; write artikel'],
    ['{count} berichten geladen.', 'counts or offers messages; write artikel'],
    ['Notificaties aan', 'says notificatie; write melding'],
    ['Wie er aan verdient', 'parts er from its word; write eraan, ermee, ernaar'],
    ['De gegevens zijn er naar.', 'parts er from its word; write eraan, ermee, ernaar'],
    ['Inge was drukker die elke letter kende', 'leaves an article out; write: was een drukker die'],
    ['Opzeggen kan altijd', 'promises to cancel at any time; name the period of the subscription'],
  ])('%j %s', (text, fault) => expect(styleFaults(text)).toEqual([fault]));

  it.each([
    'Duurt dit een uur? Het is menu u2.',
    'Om 14:30 uur, voor € 4,50',
    'Kapitein U-boot zei: „Zo is het.”',
    '1.234 lezers om half vier',
    'Opgeslagen artikelen, met hun bewaartermijn',
    'Je krijgt een e-mail op {email}, over service-e-mails',
    '/profiel/bewaren',
    'email',
    'Eén bericht van een lezer, geen bericht aan de redactie',
    'Wie doet er mee, en wie staat er aan dek?',
    'Het was later die avond',
  ])('%j is right', (text) => expect(styleFaults(text)).toEqual([]));

  it.each([
    ["Kies 'alles'", 'has straight quotation marks; write ‘…’ and ’'],
    ['Wacht...', 'has three full stops; write …'],
    ['Eerst - dan', 'has a hyphen for a dash; use a comma, a colon or a full stop'],
    ['Twee  woorden', 'has a space too many'],
  ])('the product: %j %s', (text, fault) => {
    expect(styleFaults(text)).toEqual([]);
    expect(styleFaults(text, { isProduct: true })).toEqual([fault]);
  });

  it('no text of the product breaks a rule, but for those whose wording the publisher has set', () => {
    const faults = texts.flatMap(({ file, key, text }) => {
      const found = styleFaults(text, { isProduct: true });
      return found.length > 0 ? [[`${file} ${key}`, ...found, text]] : [];
    });
    expect(faults.filter(([name = '']) => !SET_BY_PUBLISHER.includes(name))).toEqual([]);
    const broken = faults.map(([name]) => name);
    expect(SET_BY_PUBLISHER.filter((name) => !broken.includes(name))).toEqual([]);
  });

  it('reads the words of a page, not its code', () => {
    const html = '<p title="Dag"><b>Eén</b> &amp; twee</p><!-- u --><code>uw</code><style>u{}</style>';
    expect(pageTexts(html)).toEqual(['Eén', '& twee', 'Dag']);
  });

  it('no page of the demo breaks a rule', () => {
    // The files at the top level of demo/ build and serve it; they contain none of the paper's texts.
    const sources = tracked('demo', 'fixtures').filter((file) => /^[^/]+\/.+\/.*\.(html|tsx?)$/.test(file));
    expect(sources.length).toBeGreaterThan(300);
    const faults = sources.flatMap((file) => {
      const strings = file.endsWith('.html')
        ? [readFileSync(join(root, file), 'utf8')]
        : allStrings(parseFile(root, file));
      return strings
        .flatMap(pageTexts)
        .flatMap((text) => styleFaults(text).map((fault) => `${file}: ${fault}: ${text}`));
    });
    expect(faults).toEqual([]);
  });
});
