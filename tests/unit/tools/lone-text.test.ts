import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSharedTexts } from '../../../tools/lint/lone-text.ts';

const component = (jsx: string) =>
  `function View({ n, on, name, label, children, items }) {\n  return (${jsx});\n}`;

const FAULTY = [
  ['a text beside an element', '<p>{name}<b /></p>'],
  ['a text beside an element that may come', '<p>{name}{on && <b />}</p>'],
  ['words of the source beside an expression', '<p>Nog {n} dagen</p>'],
  ['words of the source beside a component', '<p>Let op: <Price /></p>'],
  ['words of the source beside an element', '<p>Let op: <b>nu</b></p>'],
  ['two texts that come and go', "<p>{on && 'Aan'}{!on && 'Uit'}</p>"],
  ['a template', '<p>{`Nog`}<b /></p>'],
  ['a space before an element that may come', "<p><b />{' '}{on && <i />}</p>"],
  ['a text in a fragment among elements', '<p><b /><>{name}</></p>'],
  ['a text in a fragment in a condition', '<p>{on && <>{name}<b /></>}</p>'],
  ['a text alone in a fragment', '<><>{name}</></>'],
  ['a text alone in a component without an element', '<Suspense>{name}</Suspense>'],
  ['a text alone in a provider', '<Theme.Provider>{name}</Theme.Provider>'],
  ['one of two branches', '<p>{on ? <b /> : name}<i /></p>'],
  ['a list of texts', '<p>{items.map((item) => item.name)}</p>'],
  ['a list of texts beside an element', '<p><b />{items.map((item) => item.name)}</p>'],
  ['children that may be text', '<p><b />{children}</p>'],
  ['the result of an unknown function', '<p><b />{textOf(n)}</p>'],
  ['a component that returns a text', 'name'],
] as const;

const SOUND = [
  ['a text alone', '<p>{name}</p>'],
  ['a text that comes and goes, alone', "<p>{on && 'Aan'}</p>"],
  ['a template', '<p>{`Nog dagen`}</p>'],
  ['words of the source alone', '<p>Nog even</p>'],
  ['a text or an element, alone', '<p>{on ? <b /> : name}</p>'],
  ['texts in elements of their own', '<p><span>{name}</span>{on && <b>{n}</b>}</p>'],
  ['a list of elements beside elements', '<ul><li />{items.map((item) => <li key={item}>{item}</li>)}</ul>'],
  ['a space between elements that stay', "<p><b>{name}</b> <i>{n}</i>{' '}<u /></p>"],
  ['an element or nothing', '<p><b />{on ? <i /> : null}{n > 1 && undefined}</p>'],
  ['a component that may be empty', 'on ? <b /> : null'],
] as const;

describe('texts that a page translator would take from React', () => {
  it.each(FAULTY)('reports %s', (_, jsx) => {
    expect(findSharedTexts(component(jsx), 'View.tsx')).not.toEqual([]);
  });

  it.each(SOUND)('accepts %s', (_, jsx) => {
    expect(findSharedTexts(component(jsx), 'View.tsx')).toEqual([]);
  });

  it('follows names within a module, and properties by their type', () => {
    const source = `
      interface Props { readonly children: Elements; readonly foot: (n: number) => Elements; readonly label: string }
      const mark = on ? <i /> : null;
      const drawn = (n: number) => <b>{n}</b>;
      function View({ children, foot, label }: Props) {
        return <p>{mark}{drawn(1)}{children}{foot(2)}<span>{label}</span></p>;
      }`;
    expect(findSharedTexts(source, 'View.tsx')).toEqual([]);
    expect(findSharedTexts(source.replace('<span>{label}</span>', '{label}'), 'View.tsx')).toHaveLength(1);
  });

  it('names the line, also after a comment with letters of two bytes', () => {
    const source = `// Één tekst.\n\n${component('<p>{name}<b /></p>')}`;
    expect(findSharedTexts(source, 'View.tsx')[0]).toMatch(
      /^View\.tsx:4: A text is the only child .*\{name\}/,
    );
  });

  const views = ['core', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => `${folder}/${path}`),
  );

  it('reads the views of the product', () => {
    expect(views.length).toBeGreaterThan(120);
  });

  it('finds none in the product', () => {
    expect(views.flatMap((file) => findSharedTexts(readFileSync(file, 'utf8'), file))).toEqual([]);
  });
});
