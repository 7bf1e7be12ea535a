/** A temperature for display. */
export interface Temperature {
  /** The displayed text, such as `9°` or `−3°`. */
  readonly text: string;
  /** The temperature in whole degrees; undefined if the text is not a number. */
  readonly degrees: number | undefined;
}

const READABLE = /^([-−+]?)\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:°\s*C?|graden)?$/i;

/**
 * Reads `displayTemp`. Backends write it as `"9°"`, `"9"`, `"9 °C"`, `"8,6"` or a number: all become whole degrees with
 * a true minus sign. Any other text is shown unchanged, as text [weather-4].
 * @param displayTemp the value in the answer
 */
export function readTemperature(displayTemp: string | number): Temperature {
  const sent = String(displayTemp).trim();
  const [, sign = '', digits] = READABLE.exec(sent) ?? [];
  if (digits === undefined) return { text: sent, degrees: undefined };
  const size = Math.round(Number(digits.replace(',', '.')));
  const degrees = size !== 0 && /[-−]/.test(sign) ? -size : size;
  return { text: `${degrees < 0 ? '−' : ''}${size}°`, degrees };
}
