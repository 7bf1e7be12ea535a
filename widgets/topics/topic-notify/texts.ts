/** The name of the switch. */
export const switchLabel = (name: string): string => `Meldingen over ${name}`;

/** The text of the button [topic-notify-5]. */
export const buttonText = (name: string, isOn: boolean): string =>
  `${isOn ? 'Stop' : 'Ontvang'} ${name} meldingen`;

/** The previous state is restored. */
export const notChangedText = (name: string): string =>
  `De meldingen over ‘${name}’ zijn niet gewijzigd. Probeer het later opnieuw.`;
