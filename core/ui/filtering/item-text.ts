/** Selects the name of a person, from the best source to the worst. */
const NAMES = ['[data-name]', 'h2, h3, h4, h5', '[itemprop="name"], .name, .naam', 'strong, b', 'a'];

/**
 * Returns the name of an item in a list of people: its attribute `data-name`, its heading, or its link; the whole text
 * if it has none of these.
 * @param item an item of the list
 */
export function itemName(item: HTMLElement): string {
  const own = item.dataset.name?.trim();
  if (own) return own;
  for (const selector of NAMES) {
    const found = item.querySelector<HTMLElement>(selector);
    const name = found?.dataset.name?.trim() || found?.textContent?.trim();
    if (name) return name;
  }
  return item.textContent ?? '';
}

/**
 * Returns the text of an item, with a space between elements: 'Anna' and 'redacteur' in two cells are two words.
 * @param item of the list
 */
export function itemWords(item: HTMLElement): string {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  const words = [item.dataset.name ?? ''];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words.join(' ');
}
