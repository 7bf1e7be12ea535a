import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, type Element, type HTMLTemplateElement, type Node, Window } from 'happy-dom';
import type { Entry } from '../../build/manifest-schema.ts';
import { conventionalHook } from '../../build/routes.ts';

/** The number of similar elements in a row that a sample shows. */
const ALIKE = 3;
/** The maximum length of a line in a sample, in characters, if it can be broken. */
const LINE = 110;

const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'source', 'track', 'wbr']);
const VERBATIM = new Set(['pre', 'script', 'textarea']);

/**
 * Returns the markup of each feature's hook, for template authors to copy: from the feature's demo page, the content of
 * `<template data-sample>` (for hooks that the demo's layout has on every page), an element with `data-sample`,
 * otherwise the first hook. With `data-sample="whole"` long rows are not shortened, nor are the parts that a form needs
 * to be sent. A hook on `<head>` or `<body>` needs no markup.
 * @returns the HTML by feature; none for those that need no markup or have no demo page
 * @throws {Error} naming a demo page that has no hook
 */
export async function readSamples(
  root: string,
  manifest: Record<string, Entry>,
): Promise<Record<string, string>> {
  const samples: Record<string, string> = {};
  const window = new Window();
  const parser = new window.DOMParser();
  for (const [name, { hook = conventionalHook(name) }] of Object.entries(manifest)) {
    const file = join(root, 'demo/features', `${name}.html`);
    if (['head', 'body'].includes(hook) || !existsSync(file)) continue;
    const found = findSample(parser.parseFromString(readFileSync(file, 'utf8'), 'text/html'), hook);
    if (found.length === 0)
      throw new Error(`demo/features/${name}.html has no ${hook}: the reference has no sample of it.`);
    samples[name] = found.map((element) => print(simplify(element))).join('\n');
  }
  await window.happyDOM.close();
  return samples;
}

function findSample(document: Document, hook: string): Element[] {
  const marked = document.querySelector('[data-sample]') ?? document.querySelector(hook);
  if (!marked) return [];
  return marked.tagName === 'TEMPLATE' ? [...(marked as HTMLTemplateElement).content.children] : [marked];
}

/** Attributes that tell the demo's server which state to show. */
const OF_DEMO = /-demo$/;

/** Removes content of the demo, and all but the first few of similar elements. */
function simplify(element: Element): Element {
  const copy = element.cloneNode(true);
  const isWhole = copy.getAttribute('data-sample') === 'whole';
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    part.removeAttribute('class');
    part.removeAttribute('data-sample');
    for (const { name } of [...part.attributes]) if (OF_DEMO.test(name)) part.removeAttribute(name);
    const alike = new Map<string, number>();
    for (const child of [...part.children]) {
      const count = (alike.get(child.tagName) ?? 0) + 1;
      alike.set(child.tagName, count);
      // A form without its last fields or its button cannot be sent.
      const isField = child.tagName !== 'OPTION' && child.closest('form') !== null;
      if (count > ALIKE && !isWhole && !isField) child.remove();
    }
  }
  removeLinksElsewhere(copy);
  return copy;
}

/** Removes list entries that lead to another part of the demo page, if other entries lead elsewhere. */
function removeLinksElsewhere(copy: Element): void {
  const ids = new Set([...copy.querySelectorAll('[id]')].map(({ id }) => id));
  const leadsOut = (entry: Element) => {
    const address = entry.querySelector(':scope > a')?.getAttribute('href') ?? '';
    return address.startsWith('#') && !ids.has(address.slice(1));
  };
  for (const list of copy.querySelectorAll('ul, ol')) {
    const entries = [...list.children];
    if (!entries.every(leadsOut)) for (const entry of entries.filter(leadsOut)) entry.remove();
  }
}

/** Returns an element as indented HTML. */
function print(element: Element, indent = ''): string {
  const name = element.tagName.toLowerCase();
  const tag = openingTag(element);
  if (VOID.has(name)) return indent + tag;
  const text = VERBATIM.has(name)
    ? element.textContent.trim()
    : element.innerHTML
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('=""', '')
        .trim();
  const line = `${indent}${tag}${text}</${name}>`;
  if (element.children.length === 0 || (line.length <= LINE && element.children.length < 2)) return line;
  const inner = `${indent}  `;
  const lines = [...element.childNodes].flatMap((node) => {
    if (isElement(node)) return [print(node, inner)];
    const words = node.nodeType === 3 ? escapeText(node.textContent.trim().replace(/\s+/g, ' ')) : '';
    return words ? [inner + words] : [];
  });
  return [indent + tag, ...lines, `${indent}</${name}>`].join('\n');
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function openingTag(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    !value
      ? name
      : value.includes('"')
        ? `${name}='${value.replaceAll("'", '&#39;')}'`
        : `${name}="${value}"`,
  );
  return `<${[element.tagName.toLowerCase(), ...attributes].join(' ')}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
