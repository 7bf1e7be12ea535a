export const exampleTitle = (name: string): string => `Voorbeeld van ${name}`;
export const EXAMPLE = 'Voorbeeld';

/** The number of the page's newsletters that the visitor receives. */
export function countText(count: number): string {
  if (count === 0) return 'Je bent nog niet ingeschreven voor een nieuwsbrief.';
  return `Je bent ingeschreven voor ${count === 1 ? '1 nieuwsbrief' : `${count} nieuwsbrieven`}.`;
}
