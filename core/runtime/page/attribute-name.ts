/** Returns the name of the attribute for a property: `refreshUrl` gives `data-refresh-url`. */
export function attributeName(property: string): string {
  return `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
