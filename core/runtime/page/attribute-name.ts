/** The attribute that a property is read from: `refreshUrl` gives `data-refresh-url`. */
export function attributeName(property: string): string {
  return `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
