/** The button of instructions without a heading of their own. */
const NAMES: Readonly<Record<string, string>> = {
  ios: 'Luisteren op iPhone en iPad',
  android: 'Luisteren op Android',
  desktop: 'Luisteren op de computer',
};

/** The text of such a button, by `data-platform`. */
export const nameOf = (platform: string): string => NAMES[platform] ?? 'Luisteren op een ander apparaat';
