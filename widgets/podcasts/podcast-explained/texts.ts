/** The button labels of instructions without a heading, by `data-platform`. */
export const NAMES: Readonly<Record<string, string>> = {
  ios: 'Luisteren op iPhone en iPad',
  android: 'Luisteren op Android',
  desktop: 'Luisteren op de computer',
};

/** The label for any other platform. */
export const OTHER_DEVICE = 'Luisteren op een ander apparaat';
