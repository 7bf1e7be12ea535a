/**
 * Returns the media of each step: the last one before it in the document. A step without media of its own keeps the
 * previous media.
 * @param order the story's parts in document order
 * @returns for each step the index of its media; 0 for a step before all media
 */
export function mediaOfSteps(order: readonly ('media' | 'step')[]): number[] {
  let media = -1;
  return order.flatMap((part) => {
    if (part === 'media') media += 1;
    return part === 'step' ? Math.max(media, 0) : [];
  });
}
