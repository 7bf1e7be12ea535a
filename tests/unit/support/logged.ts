type Call = Parameters<typeof console.error>;

interface Message {
  readonly text: string;
  readonly call: Call;
}

/** A text that a message has to contain, or a pattern that it has to match. */
type Part = string | RegExp;

let messages: Message[] = [];
let tolerated: Part[][] = [];

/**
 * Takes matching warnings and errors from the recorded messages. Messages that no call takes fail the test.
 * @param parts texts and patterns that a message must all match: its text is `warn nmt weather: A whole sentence.` or
 * `error …`. Without one, any message matches
 * @returns the arguments of the console's calls, oldest first
 * @throws if no message matches
 */
export function logged(...parts: Part[]): Call[] {
  const taken = takeLogged(...parts);
  if (!taken.length) throw new Error(`The console got no message with "${parts.join(' … ')}"${list()}`);
  return taken;
}

/** Like `logged`, but accepts that there are none. */
export function takeLogged(...parts: Part[]): Call[] {
  const taken = messages.filter((message) => has(message, parts));
  messages = messages.filter((message) => !taken.includes(message));
  return taken.map(({ call }) => call);
}

/**
 * Allows such messages in this test, without requiring them.
 * @param parts as in `logged`
 */
export function tolerate(...parts: Part[]): void {
  tolerated.push(parts);
}

/** The text of each warning and error so far that no `logged` call has taken. */
export function unexpected(): string[] {
  return messages
    .filter((message) => !tolerated.some((parts) => has(message, parts)))
    .map(({ text }) => text);
}

/** Records messages instead of printing them. A test's own spy gets its messages instead. */
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

/** @throws if the console has received messages that the test does not expect */
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
