const standing = new Set<AbortSignal>();

/** Whether a blocking wall is active: then protected content that is inserted later is hidden, too. */
export function hasBlockingWall(): boolean {
  return standing.size > 0;
}

/**
 * Registers a blocking wall, or removes the registration.
 * @param wall the signal that removes the wall, which ends the registration, too
 * @param blocks whether the wall blocks
 */
export function registerWall(wall: AbortSignal, blocks: boolean): void {
  if (blocks && !wall.aborted) standing.add(wall);
  else standing.delete(wall);
}
