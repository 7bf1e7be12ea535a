import {
  box,
  church,
  clouds,
  disc,
  figure,
  glow,
  house,
  line,
  path,
  random,
  repeat,
  ridge,
  ripples,
  scene,
  shape,
  tree,
  wash,
} from '../kit.mjs';

/** The photos of the day in which the sun is up. */
export const sunnyDays = {
  ballonnen: () =>
    scene(
      wash(['#5a7fb0', '#a8b9d0', '#f6c9a0', '#ffe6bd'], 0, 560) +
        disc(960, 500, 46, '#fff3d6') +
        glow(960, 500, 380, '#ffe0a8') +
        clouds(941, 470, 40, '#fff', 10, 0.3, 1.3) +
        ridge(942, 560, 26, '#8e9a86', { step: 20 }) +
        ridge(943, 610, 34, '#6f8463', { step: 20 }) +
        ridge(944, 680, 40, '#4d6a45', { step: 20 }) +
        repeat(18, (at) =>
          tree(30 + at * 74, 660 + (at % 4) * 18, 46 + (at % 3) * 14, '#3a3a2a', '#3b5534', 950 + at),
        ) +
        wash(['#ffffff', '#fff2dd'], 560, 640, 0.35) +
        [
          [330, 250, 150, '#c4122f', '#f1ece2'],
          [700, 170, 90, '#1f4e79', '#e0a526'],
          [1080, 300, 62, '#2f6b4f', '#f1ece2'],
          [560, 400, 48, '#d8622a', '#20242c'],
          [150, 460, 34, '#7a3b69', '#e0a526'],
          [880, 400, 28, '#20242c', '#c4122f'],
        ]
          .map(
            ([x, y, r, one, other]) =>
              `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.08}" fill="${one}"/>` +
              `<ellipse cx="${x}" cy="${y}" rx="${r * 0.62}" ry="${r * 1.08}" fill="${other}"/>` +
              `<ellipse cx="${x}" cy="${y}" rx="${r * 0.24}" ry="${r * 1.08}" fill="${one}"/>` +
              shape(
                [
                  [x - r * 0.6, y + r * 0.88],
                  [x + r * 0.6, y + r * 0.88],
                  [x + r * 0.16, y + r * 1.42],
                  [x - r * 0.16, y + r * 1.42],
                ],
                one,
              ) +
              box(x - r * 0.15, y + r * 1.5, r * 0.3, r * 0.22, '#4a3220') +
              `<ellipse cx="${x - r * 0.4}" cy="${y - r * 0.3}" rx="${r * 0.28}" ry="${r * 0.5}" fill="#fff" opacity="0.18"/>`,
          )
          .join(''),
    ),
  reiger: () =>
    scene(
      wash(['#cdd5d6', '#dfe3de', '#c3ccc6'], 0, 800) +
        ridge(961, 330, 20, '#b3bdb8', { step: 20 }) +
        repeat(9, (at) => tree(20 + at * 160, 345, 90 + (at % 3) * 26, '#a3aca8', '#a9b4ae', 962 + at)) +
        wash(['#dfe4df', '#ffffff'], 300, 420, 0.55) +
        wash(['#b9c4c0', '#8f9c98', '#76847f'], 400, 800) +
        ripples(963, 410, 800, '#eef2ee', 90, 0.4) +
        path('M0 640 q 220 -50 460 -22 l 60 182 h -520 z', '#5d6a52') +
        repeat(70, (at) =>
          line(
            [
              [at * 7.4, 660 + (at % 9) * 8],
              [at * 7.4 + 8, 560 + (at % 9) * 8 - (at % 5) * 12],
            ],
            '#54613f',
            3,
            0.8,
          ),
        ) +
        line(
          [
            [764, 700],
            [760, 560],
          ],
          '#5b5240',
          6,
        ) +
        line(
          [
            [800, 700],
            [792, 560],
          ],
          '#5b5240',
          6,
        ) +
        path('M690 548 q 30 -92 120 -84 q 60 6 96 62 q -70 -10 -104 26 q -60 24 -112 -4 z', '#5f6d78') +
        path(
          'M700 540 q -34 -60 2 -110 q 36 -44 12 -92 q -6 -24 16 -30 q 26 0 24 30 q 6 60 -22 104 q -24 40 16 74 z',
          '#9fabb2',
        ) +
        path('M740 312 l -92 14 l 88 14 z', '#d8a43a') +
        path('M716 312 q 44 -18 92 10 q -48 -2 -70 8 z', '#20272e') +
        disc(728, 318, 4, '#20272e') +
        ripples(964, 690, 790, '#ffffff', 30, 0.6, 780, 220),
    ),
  bollenveld: () =>
    scene(
      wash(['#4d86c4', '#9cc3e6', '#dfeaf0'], 0, 300) +
        clouds(971, 120, 60, '#fff', 12, 0.8, 1.2) +
        ridge(972, 300, 10, '#6d8a63', { rough: 6, step: 14 }) +
        house(1010, 306, 84, 46, '#b55a3c', '#5b2e22', '#f2e6c8') +
        church(210, 304, 70, '#8f7a64', '#4a4038') +
        repeat(22, (at) => {
          const colour = ['#d81e3a', '#f3b01c', '#e65a94', '#f7f1e4', '#7d2a74', '#ef6a23'][at % 6];
          const near = (at - 10.5) * 330 + 640;
          const far = (at - 10.5) * 62 + 640;
          return (
            shape(
              [
                [far - 24, 306],
                [far + 24, 306],
                [near + 128, 800],
                [near - 128, 800],
              ],
              colour,
            ) +
            shape(
              [
                [far + 22, 306],
                [far + 40, 306],
                [near + 206, 800],
                [near + 124, 800],
              ],
              '#3f6b34',
            )
          );
        }) +
        (() => {
          const rand = random(973);
          return repeat(900, () => {
            const depth = rand();
            return disc(
              rand(0, 1280),
              310 + depth * depth * 490,
              1 + depth * 5,
              rand() > 0.5 ? '#fff' : '#000',
              0.1,
            );
          });
        })() +
        figure(700, 560, 150, '#22303c', 0.1) +
        box(664, 452, 70, 16, '#c9a25a'),
    ),
  zwembad: () => {
    const rand = random(981);
    return scene(
      wash(['#21a3c4', '#33b7d2', '#1d93b8'], 0, 800) +
        repeat(
          180,
          () =>
            `<ellipse cx="${Math.round(rand(0, 1280))}" cy="${Math.round(rand(0, 800))}" rx="${Math.round(rand(14, 60))}" ry="${Math.round(rand(4, 14))}" fill="none" stroke="#c9f3fb" stroke-width="2" opacity="0.28"/>`,
        ) +
        repeat(6, (at) => box(0, 76 + at * 132, 1280, 22, '#0d5c86', 0.55)) +
        repeat(5, (lane) =>
          repeat(54, (at) => disc(12 + at * 24, 152 + lane * 132, 8, at % 4 < 2 ? '#f6f2e8' : '#d3222f')),
        ) +
        [
          [360, 88, '#20242c'],
          [820, 222, '#e0a526'],
          [540, 350, '#c4122f'],
          [1040, 482, '#f1ece2'],
          [240, 616, '#2f6b4f'],
          [700, 742, '#7a3b69'],
        ]
          .map(
            ([x, y, cap]) =>
              `<ellipse cx="${x - 150}" cy="${y}" rx="120" ry="16" fill="#eefcff" opacity="0.6"/>` +
              path(`M${x - 96} ${y - 14} q 60 -18 104 0 v 28 q -44 18 -104 0 z`, '#d9a07c') +
              line(
                [
                  [x - 4, y - 10],
                  [x + 44, y - 42],
                  [x + 84, y - 26],
                ],
                '#d9a07c',
                12,
              ) +
              line(
                [
                  [x - 20, y + 10],
                  [x - 70, y + 40],
                ],
                '#d9a07c',
                12,
              ) +
              disc(x + 26, y, 20, cap) +
              `<ellipse cx="${x + 20}" cy="${y - 6}" rx="8" ry="5" fill="#fff" opacity="0.3"/>`,
          )
          .join('') +
        shape(
          [
            [0, 0],
            [520, 0],
            [0, 620],
          ],
          '#063a55',
          0.28,
        ),
    );
  },
};
