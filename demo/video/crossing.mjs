import { birds, disc, glow, ripples, scene, wash } from '../images/kit.mjs';
import { banks, boat } from '../images/scenes/ferry.mjs';

/** Seconds of the clip. */
export const SECONDS = 12;

/** The still parts: sky, sun, banks and water. */
const still =
  wash(['#6d89a8', '#d9b7b0', '#ffd9a0'], 0, 400) +
  glow(640, 390, 420, '#fff0c0') +
  disc(640, 388, 42, '#fff6da') +
  banks('#5a5f72', 396, 501) +
  wash(['#f6d3a2', '#b3a0ab', '#5d7694'], 406, 800);

/**
 * One frame of the ferry's crossing.
 * @param seconds from the start of the clip
 * @returns SVG of 1280 by 800
 */
export function crossing(seconds) {
  const way = seconds / SECONDS;
  // Slowly away from the bank and slowly towards the other one.
  const eased = way * way * (3 - 2 * way);
  const x = 250 + 780 * eased;
  const y = 520 + Math.sin(seconds * 1.7) * 2.5;
  const drift = (speed) =>
    `translate(${Math.sin(seconds * speed) * 7} ${Math.cos(seconds * speed * 0.8) * 1.5})`;
  return scene(
    still +
      `<g transform="${drift(0.9)}">${ripples(502, 410, 800, '#fff3d0', 110, 0.6, 640, 320)}</g>` +
      boat(x, y, 150, '#2c3140', '#4a5163', '#ffe6a6') +
      `<g transform="${drift(1.3)}">${ripples(503, 560, 800, '#3e4c66', 60, 0.4, 560, 400)}</g>` +
      `<g transform="translate(${seconds * 38 - 120} ${Math.sin(seconds) * 6})">${birds(525, 260, 200, 120, 34, '#4a5366', 9, 8)}</g>`,
    { grain: 0 },
  );
}
