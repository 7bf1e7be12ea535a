import {
  birds,
  box,
  church,
  clouds,
  disc,
  figure,
  glow,
  line,
  path,
  ridge,
  ripples,
  scene,
  shape,
  stars,
  wash,
  willow,
} from '../kit.mjs';

/** The ferry with its ramps, wheelhouse and a few passengers; the demo's clip moves it. */
export function boat(x, y, size, hull, cabin, lamp) {
  return (
    path(`M${x - size} ${y} h${size * 2} l${-size * 0.16} ${size * 0.22} h${-size * 1.68} z`, hull) +
    line(
      [
        [x - size, y],
        [x - size * 1.24, y - size * 0.2],
      ],
      hull,
      size * 0.05,
    ) +
    line(
      [
        [x + size, y],
        [x + size * 1.24, y - size * 0.2],
      ],
      hull,
      size * 0.05,
    ) +
    box(x + size * 0.1, y - size * 0.62, size * 0.4, size * 0.62, cabin) +
    box(x + size * 0.04, y - size * 0.68, size * 0.52, size * 0.07, hull) +
    box(x + size * 0.15, y - size * 0.54, size * 0.3, size * 0.18, lamp) +
    line(
      [
        [x + size * 0.3, y - size * 0.68],
        [x + size * 0.3, y - size * 1.1],
      ],
      hull,
      size * 0.025,
    ) +
    line(
      [
        [x - size, y - size * 0.16],
        [x + size * 0.1, y - size * 0.16],
      ],
      hull,
      size * 0.02,
    ) +
    figure(x - size * 0.55, y, size * 0.36, hull) +
    figure(x - size * 0.3, y, size * 0.34, hull) +
    box(x + size * 0.58, y - size * 0.2, size * 0.3, size * 0.2, hull)
  );
}

/** Both banks in the distance, with pollard willows. */
export const banks = (colour, y, seed) =>
  ridge(seed, y, 14, colour) +
  [60, 150, 260, 960, 1090, 1200]
    .map((x, i) => willow(x, y + 6, 60 + (i % 3) * 16, colour, seed + i))
    .join('');

/** The ferry, from dawn to night. */
export const ferry = {
  'pont-dageraad': () =>
    scene(
      wash(['#6d89a8', '#d9b7b0', '#ffd9a0'], 0, 400) +
        glow(640, 390, 420, '#fff0c0') +
        disc(640, 388, 42, '#fff6da') +
        banks('#5a5f72', 396, 501) +
        wash(['#f6d3a2', '#b3a0ab', '#5d7694'], 406, 800) +
        ripples(502, 410, 800, '#fff3d0', 110, 0.6, 640, 320) +
        boat(560, 520, 150, '#2c3140', '#4a5163', '#ffe6a6') +
        wash(['#2c3140', '#2c3140'], 556, 558, 0.15) +
        ripples(503, 560, 800, '#3e4c66', 60, 0.4, 560, 400),
    ),
  'pont-mist': () =>
    scene(
      wash(['#d7dad7', '#e7e6df', '#c6cbca'], 0, 800) +
        banks('#c4cac8', 380, 511) +
        church(880, 380, 90, '#cfd4d2', '#c6ccca') +
        wash(['#dfe0da', '#aeb7b7'], 400, 800) +
        boat(610, 520, 170, '#808b8e', '#98a2a4', '#f4ecd0') +
        glow(690, 350, 120, '#fff8dc', 0.7) +
        clouds(512, 470, 60, '#eceae3', 8, 0.3, 1.7) +
        ripples(513, 560, 800, '#8d9899', 60, 0.35) +
        clouds(514, 680, 40, '#e4e4de', 4, 0.5, 1.8),
    ),
  'pont-middag': () =>
    scene(
      wash(['#3f87bb', '#9cc6dd', '#e3eeee'], 0, 410) +
        clouds(521, 190, 80, '#ffffff', 12, 0.85, 1.2) +
        clouds(523, 230, 60, '#dfe9ef', 6, 0.8, 1.1) +
        banks('#4d7a4c', 404, 522) +
        wash(['#a9cddb', '#5d97b5', '#3b7394'], 414, 800) +
        ripples(524, 420, 800, '#f4fbff', 140, 0.6) +
        boat(690, 540, 170, '#1f3a52', '#f2ede2', '#9ed0e8') +
        shape(
          [
            [0, 800],
            [0, 690],
            [420, 800],
          ],
          '#3f6a38',
        ) +
        birds(525, 340, 240, 140, 40, '#2f4a5a', 12, 10),
    ),
  'pont-schemer': () =>
    scene(
      wash(['#40314f', '#a54e4c', '#f08a3e', '#ffc766'], 0, 420) +
        clouds(531, 200, 90, '#5d2f4c', 12, 0.55, 1.2) +
        glow(420, 410, 340, '#ffd27a') +
        banks('#2c1d2e', 414, 532) +
        church(820, 416, 130, '#2c1d2e', '#2c1d2e') +
        wash(['#f2a352', '#8c4650', '#33263d'], 422, 800) +
        ripples(533, 430, 800, '#ffd68a', 120, 0.6, 420, 360) +
        boat(640, 560, 190, '#1c131f', '#2b1e30', '#ffd98e') +
        birds(534, 900, 180, 170, 50, '#241826', 24, 8),
    ),
  'pont-nacht': () =>
    scene(
      wash(['#050b1c', '#0f2140', '#22395c'], 0, 430) +
        stars(541, 400, 260) +
        banks('#071020', 424, 542) +
        [180, 300, 1010, 1080, 1150]
          .map((x) => glow(x, 418, 26, '#ffcf7a', 0.9) + box(x - 2, 430, 4, 120, '#ffcf7a', 0.18))
          .join('') +
        wash(['#1b3052', '#0b1730', '#050a17'], 432, 800) +
        glow(640, 480, 330, '#ffd27a', 0.55) +
        boat(600, 560, 170, '#03060d', '#101a2b', '#ffe3a0') +
        ripples(543, 570, 800, '#ffd98a', 90, 0.7, 640, 260) +
        ripples(544, 440, 800, '#6f8fc0', 70, 0.35),
    ),
};
