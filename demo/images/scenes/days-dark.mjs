import {
  box,
  church,
  clouds,
  disc,
  figure,
  glow,
  line,
  path,
  random,
  repeat,
  ridge,
  ripples,
  scene,
  shape,
  stars,
  wash,
  willow,
} from '../kit.mjs';

/** The photos of the day in the evening, at night and in the rain. */
export const darkDays = {
  ijsavond: () =>
    scene(
      wash(['#20304f', '#7d7391', '#e79a6d', '#ffd49a'], 0, 430) +
        disc(300, 392, 34, '#fff0cf') +
        glow(300, 392, 300, '#ffd9a0') +
        ridge(901, 424, 14, '#3a3a52', { rough: 10, step: 16 }) +
        church(905, 430, 90, '#2c2c42', '#22223a') +
        repeat(6, (at) => willow(60 + at * 232, 452, 150, '#23243a', 910 + at)) +
        wash(['#c98d76', '#8fa0b8', '#c8d6e4'], 430, 800) +
        ripples(903, 440, 800, '#fff4e0', 70, 0.35, 300, 500) +
        repeat(9, (at) =>
          line(
            [
              [40 + at * 150, 800],
              [300 + at * 78, 470],
            ],
            '#ffffff',
            1.4,
            0.25,
          ),
        ) +
        [
          [470, 520, 70, 0.5],
          [540, 526, 74, 0.55],
          [610, 532, 78, 0.5],
          [930, 610, 150, -0.5],
          [1060, 640, 170, -0.45],
          [220, 700, 210, 0.55],
        ]
          .map(([x, y, size, lean]) => figure(x, y, size, '#1b1b2c', lean))
          .join(''),
    ),
  lichtbaken: () =>
    scene(
      wash(['#070b16', '#101a2c', '#1e2c3e'], 0, 800) +
        stars(921, 260, 90) +
        clouds(922, 240, 140, '#2c3b50', 12, 0.7, 1.4) +
        shape(
          [
            [452, 232],
            [1280, 60],
            [1280, 330],
          ],
          '#ffe9a8',
          0.22,
        ) +
        shape(
          [
            [452, 232],
            [1280, 130],
            [1280, 250],
          ],
          '#fff4cc',
          0.3,
        ) +
        shape(
          [
            [428, 232],
            [0, 150],
            [0, 280],
          ],
          '#ffe9a8',
          0.14,
        ) +
        ridge(923, 640, 60, '#0b111c', { rough: 12, step: 20 }) +
        shape(
          [
            [396, 650],
            [412, 262],
            [468, 262],
            [484, 650],
          ],
          '#9c2b2b',
        ) +
        [330, 450, 570].map((y) => box(402, y, 78, 52, '#e8dfd0', 0.92)).join('') +
        shape(
          [
            [484, 650],
            [468, 262],
            [448, 262],
            [452, 650],
          ],
          '#000',
          0.3,
        ) +
        box(400, 252, 80, 12, '#20242c') +
        box(418, 210, 44, 42, '#ffe9a8') +
        glow(440, 232, 130, '#fff0b8', 0.95) +
        shape(
          [
            [410, 212],
            [440, 182],
            [470, 212],
          ],
          '#20242c',
        ) +
        wash(['#152233', '#060a12'], 640, 800) +
        repeat(7, (at) =>
          path(
            `M${at * 210 - 120} ${690 + (at % 3) * 26} q 60 -62 128 -8 q 40 30 110 4 l 20 60 h -270 z`,
            '#d8e4ea',
            0.13 + (at % 3) * 0.05,
          ),
        ) +
        ripples(924, 650, 800, '#f2e6b8', 60, 0.3, 900, 700),
    ),
  paraplus: () => {
    const rand = random(931);
    const colours = ['#c4122f', '#e0a526', '#1f4e79', '#f1ece2', '#2f6b4f', '#7a3b69', '#20242c', '#d8622a'];
    return scene(
      wash(['#4d5258', '#6a6f74', '#565b61'], 0, 800) +
        repeat(15, (at) => box(0, at * 56, 1280, 2, '#3f4449', 0.6)) +
        repeat(24, (at) => box(at * 56 + (at % 2) * 10, 0, 2, 800, '#3f4449', 0.35)) +
        repeat(40, () => box(rand(0, 1280), rand(0, 800), rand(40, 160), 3, '#aeb9c2', 0.35)) +
        repeat(34, (at) => {
          const x = 70 + (at % 7) * 188 + rand(-60, 60);
          const y = 60 + Math.floor(at / 7) * 165 + rand(-45, 45);
          const r = rand(52, 84);
          const colour = colours[Math.floor(rand(0, colours.length))];
          const ribs = repeat(8, (rib) => {
            const angle = (rib * Math.PI) / 4 + 0.2;
            return line(
              [
                [x, y],
                [x + Math.cos(angle) * r, y + Math.sin(angle) * r],
              ],
              '#000',
              1.6,
              0.28,
            );
          });
          const corners = Array.from({ length: 8 }, (_, rib) => [
            x + Math.cos((rib * Math.PI) / 4 + 0.2) * r,
            y + Math.sin((rib * Math.PI) / 4 + 0.2) * r,
          ]);
          return (
            disc(x + 16, y + 22, r, '#15181b', 0.35) +
            shape(corners, colour) +
            shape([[x, y], corners[4], corners[5], corners[6]], '#fff', 0.14) +
            ribs +
            disc(x, y, 5, '#15181b')
          );
        }),
    );
  },
};
