const standing = new Set<AbortSignal>();

/** Whether a blocking wall is in force: protected content that is inserted later is hidden, too. */
export function hasBlockingWall(): boolean {
  return standing.size > 0;
}

/**
 * Registers a blocking wall, or takes it out again.
 * @param wall the signal that removes the wall; out of force, it is no longer registered
 * @param blocks whether it is in force
 */
export function registerWall(wall: AbortSignal, blocks: boolean): void {
  if (blocks && !wall.aborted) standing.add(wall);
  else standing.delete(wall);
}
