/**
 * Returns the index after an arrow key in the suggestions of a combobox. One position is the field itself, without a
 * suggestion.
 * @param index the active suggestion's index; -1 for the field
 * @param step 1 for the next, -1 for the previous one
 * @param count the number of suggestions
 */
export function nextOption(index: number, step: 1 | -1, count: number): number {
  const positions = count + 1;
  return ((index + 1 + step + positions) % positions) - 1;
}
