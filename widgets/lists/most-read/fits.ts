/**
 * Whether the whole block is visible while it sticks [most-read-2].
 * @param height of the block in px
 * @param top distance to the top of the window in px
 * @param windowHeight in px
 */
export const fits = (height: number, top: number, windowHeight: number): boolean =>
  height + top <= windowHeight;
