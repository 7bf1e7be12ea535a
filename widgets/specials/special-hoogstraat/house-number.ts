/**
 * The number of a house, which is its fragment [special-hoogstraat-2]: `data-number`, otherwise at the end of its id
 * (`12`, `pand-12a`), otherwise in its heading, otherwise its position in the street.
 * @param house the item
 * @param index its index, from 0
 */
export function houseNumber(house: HTMLElement, index: number): string {
  const heading = house.querySelector('h1,h2,h3,h4,h5,h6,strong,b,dt,summary')?.textContent ?? '';
  const [inId] = /\d+[a-z]?$/i.exec(house.id) ?? [];
  const [inHeading] = /\b\d+[a-z]?\b/i.exec(heading) ?? [];
  return house.dataset.number?.trim() || (inId ?? inHeading ?? String(index + 1));
}
