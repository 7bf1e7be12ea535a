/** The kinds of push messages, by the names of their settings [web-push-5]. */
export const PUSH_KINDS = ['web_breaking_news', 'web_highlights', 'web_topics'] as const;

export type PushKind = (typeof PUSH_KINDS)[number];

/** The value of each setting; undefined if the server has none. */
export type PushSettings = Readonly<Partial<Record<PushKind, string | undefined>>>;

/** The value that disables a kind [web-push-5]. */
const NEVER = 'never';

/** The value that enables a kind whose former value is unknown. */
const ALWAYS = 'always';

/** Whether a kind of messages is enabled: every value except `never` enables it [web-push-5]. */
export function isEnabled(value: string | undefined): boolean {
  return value !== NEVER;
}

/**
 * The value that turns a kind on or off. Turning it on restores the server's previous value, such as `daily`.
 * @param isOn whether to turn it on
 * @param former the last value that enabled it
 */
export function settingFor(isOn: boolean, former: string | undefined): string {
  if (!isOn) return NEVER;
  return former === undefined || former === NEVER ? ALWAYS : former;
}
