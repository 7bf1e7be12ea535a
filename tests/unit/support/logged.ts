type Call = Parameters<typeof console.error>;

interface Message {
  readonly text: string;
  readonly call: Call;
}

/** What a message has to contain, or to match. */
type Part = string | RegExp;

let messages: Message[] = [];
let tolerated: Part[][] = [];

/**
 * Takes the warnings and errors that match out of what the console got. What no call takes fails the test.
 * @param parts all that a message must have: its text is `warn nmt weather: A whole sentence.` or `error …`. Without
 *   one, any message matches
 * @returns what the console was called with, the oldest call first
 * @throws where no message matches
 */
export function logged(...parts: Part[]): Call[] {
  const taken = takeLogged(...parts);
  if (!taken.length) throw new Error(`The console got no message with "${parts.join(' … ')}"${list()}`);
  return taken;
}

/** Takes messages as `logged` does, where there may be none. */
export function takeLogged(...parts: Part[]): Call[] {
  const taken = messages.filter((message) => has(message, parts));
  messages = messages.filter((message) => !taken.includes(message));
  return taken.map(({ call }) => call);
}

/**
 * Lets the console get such messages in this test, or none.
 * @param parts as in `logged`
 */
export function tolerate(...parts: Part[]): void {
  tolerated.push(parts);
}

/** The text of each warning and error so far that no `logged` took. */
export function unexpected(): string[] {
  return messages
    .filter((message) => !tolerated.some((parts) => has(message, parts)))
    .map(({ text }) => text);
}

/** Records instead of printing. A spy that a test puts over it keeps its messages for itself. */
export function recordConsole(): void {
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...call: Call) => {
      messages.push({ text: [level, ...call.map(textOf)].join(' '), call });
    };
  }
}

export function forgetRecord(): void {
  messages = [];
  tolerated = [];
}

/** @throws where the console got what the test does not expect */
export function assertExpected(): void {
  if (unexpected().length) throw new Error(`The test expects no such message of the console${list()}`);
}

function has({ text }: Message, parts: readonly Part[]): boolean {
  return parts.every((part) => (typeof part === 'string' ? text.includes(part) : text.search(part) >= 0));
}

function list(): string {
  return ['', ...unexpected()].join('\n- ');
}

/** A logged value may be anything, even one that cannot be converted to a string. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
