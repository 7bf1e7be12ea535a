import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallExpression, Expression, ModuleItem } from '@swc/core';
import { bare, parseSource } from '../../build/texts/parse.ts';
import { walk } from '../lint/walk.ts';

/** The module that writes to the console. */
const LOG = /(?:^|\/)log\/log\.ts$/;
/** Stands for a part that is not known from the source. */
export const VARIABLE = '…';

/** A message that the product writes to the console. */
export interface ReportedMessage {
  readonly level: 'warn' | 'error';
  /**
   * The source after `nmt` in the console; undefined in a part that several features share, which is called with their
   * name.
   */
  readonly source: string | undefined;
  /** The text with `…` for each variable part. */
  readonly text: string;
  readonly file: string;
}

/**
 * Reads all messages of the product for the console from its sources.
 * @param root the product's folder
 */
export function reportedMessages(root: string): ReportedMessage[] {
  return ['core', 'widgets']
    .flatMap((folder) => sourcesIn(root, folder))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return /\/log\.ts'|console\.(?:error|warn)/.test(source)
        ? messagesIn(parseSource(source, file), file)
        : [];
    });
}

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('core/runtime/log/'))
    .sort();
}

function messagesIn(module: ModuleItem[], file: string): ReportedMessage[] {
  const levels = logNames(module);
  const constants = stringConstants(module);
  const found: ReportedMessage[] = [];
  walk(module, (node) => {
    const level = node.type === 'CallExpression' ? levelOf(node, levels) : undefined;
    if (node.type !== 'CallExpression' || !level) return true;
    const [source, text] = node.arguments.map(({ expression }) => expression);
    if (!source || !text) return true;
    const name = textsOf(source, constants)[0]?.replace(/^nmt |:$/g, '');
    for (const message of textsOf(text, constants))
      found.push({
        level,
        source: name?.includes(VARIABLE) ? featureOf(file) : name,
        text: message.replace(/…+/g, VARIABLE),
        file,
      });
    return true;
  });
  return found;
}

/** Returns the feature to which a file belongs; undefined if several share it. */
const featureOf = (file: string) => /^widgets\/[\w-]+\/([\w-]+)\//.exec(file)?.[1];

/** The names under which a module imports the functions of the log. */
function logNames(module: ModuleItem[]): Map<string, ReportedMessage['level']> {
  const names = new Map<string, ReportedMessage['level']>();
  for (const item of module) {
    if (item.type !== 'ImportDeclaration' || !LOG.test(item.source.value)) continue;
    for (const specifier of item.specifiers) {
      const { value } = specifier.local;
      const imported = (specifier.type === 'ImportSpecifier' && specifier.imported?.value) || value;
      if (imported === 'warn' || imported === 'error') names.set(value, imported);
    }
  }
  return names;
}

/**
 * Returns the level of a call of the log. The loader is too small to import the log, so it calls the console itself.
 */
function levelOf(
  { callee }: CallExpression,
  names: ReadonlyMap<string, ReportedMessage['level']>,
): ReportedMessage['level'] | undefined {
  if (callee.type === 'Identifier') return names.get(callee.value);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const isConsole = callee.object.type === 'Identifier' && callee.object.value === 'console';
  const level = callee.property.value;
  return isConsole && (level === 'warn' || level === 'error') ? level : undefined;
}

/** Returns the texts of a module's constants, by name. */
function stringConstants(module: ModuleItem[]): Map<string, string[]> {
  const constants = new Map<string, string[]>();
  walk(module, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return true;
    const texts = textsOf(node.init, constants);
    if (!texts.includes(VARIABLE)) constants.set(node.id.value, texts);
    return true;
  });
  return constants;
}

/** Returns the possible texts of an expression, with `…` for unknown parts. */
function textsOf(given: Expression, constants: ReadonlyMap<string, readonly string[]>): string[] {
  const node = bare(given);
  switch (node.type) {
    case 'StringLiteral':
      return [node.value];
    case 'Identifier':
      return [...(constants.get(node.value) ?? [VARIABLE])];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent, constants), ...textsOf(node.alternate, constants)];
    case 'TemplateLiteral':
      return node.quasis.reduce<string[]>(
        (starts, { cooked, raw }, index) => {
          const value = node.expressions[index];
          const inserted = value && 'type' in value ? textsOf(value as Expression, constants) : [''];
          return starts.flatMap((start) => inserted.map((end) => `${start}${cooked ?? raw}${end}`));
        },
        [''],
      );
    case 'BinaryExpression':
      if (node.operator !== '+') return [VARIABLE];
      return textsOf(node.left, constants).flatMap((left) =>
        textsOf(node.right, constants).map((right) => `${left}${right}`),
      );
    default:
      return [VARIABLE];
  }
}
