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
  ridge,
  scene,
  shape,
  wash,
} from '../kit.mjs';

/** Ice, stadium and marathon. */
export const sport = {
  schaatsers: () => {
    const rand = random(641);
    let out =
      wash(['#b9cbd6', '#dfe5e6', '#f3e7d8'], 0, 300) +
      glow(900, 270, 300, '#fff3df') +
      ridge(642, 300, 16, '#a2b0b6') +
      church(300, 300, 70, '#8d9ca4', '#7e8e97') +
      Array.from({ length: 18 }, (_, i) =>
        line(
          [
            [500 + i * 44, 304],
            [500 + i * 44, 262 - rand(0, 26)],
          ],
          '#93a2a8',
          3,
        ),
      ).join('');
    out += wash(['#e6eef0', '#c5d7de', '#9fbcc9'], 304, 800);
    for (let i = 0; i < 46; i++)
      out += path(
        `M${rand(-100, 1280)} ${rand(330, 800)} q${rand(100, 300)} ${rand(-50, 50)} ${rand(260, 520)} ${rand(-14, 14)}`,
        'none',
      ).replace('fill="none"', 'fill="none" stroke="#fff" stroke-width="2.4"');
    Array.from({ length: 34 }, () => [rand(60, 1220), 330 + rand() ** 1.6 * 410])
      .sort((a, b) => a[1] - b[1])
      .forEach(([x, y], i) => {
        const s = 26 + (y - 320) * 0.27;
        const colour = ['#23303b', '#8f2a24', '#2f4c66', '#6b5a34', '#23303b'][i % 5];
        const lean = i % 2 ? 0.9 : -0.9;
        out +=
          `<ellipse cx="${x}" cy="${y + 3}" rx="${s * 0.34}" ry="${s * 0.05}" fill="#557" opacity="0.3"/>` +
          figure(x, y, s, colour, lean) +
          line(
            [
              [x - s * 0.3, y],
              [x + s * 0.22, y],
            ],
            '#2b3640',
            2,
          );
      });
    return scene(
      out +
        box(0, 768, 1280, 32, '#7e6f4f', 0.6) +
        Array.from({ length: 90 }, () => {
          const x = rand(0, 1280);
          return line(
            [
              [x, 800],
              [x + rand(-14, 14), 800 - rand(40, 130)],
            ],
            '#7d6a42',
            2.6,
            0.85,
          );
        }).join(''),
    );
  },
  stadion: () => {
    const rand = random(181);
    let out = wash(['#0a1424', '#18304a', '#2f5a66'], 0, 420);
    out += shape(
      [
        [0, 300],
        [1280, 300],
        [1280, 470],
        [0, 470],
      ],
      '#16222e',
    );
    for (let i = 0; i < 900; i++)
      out += disc(
        rand(0, 1280),
        rand(306, 462),
        rand(1.6, 3.4),
        ['#c9d4dc', '#a33a34', '#5a7a92', '#e6c07a', '#33475a'][Math.floor(rand(0, 5))],
        0.8,
      );
    out += wash(['#2f7a45', '#3f9a54', '#2b7a42'], 470, 800);
    for (let i = 0; i < 8; i++)
      out += shape(
        [
          [640 + (i - 4) * 150, 470],
          [640 + (i - 3) * 150, 470],
          [640 + (i - 3) * 340, 800],
          [640 + (i - 4) * 340, 800],
        ],
        i % 2 ? '#56b067' : '#2f7a45',
        0.35,
      );
    out +=
      line(
        [
          [0, 500],
          [1280, 500],
        ],
        '#f2f7f0',
        4,
      ) +
      line(
        [
          [330, 500],
          [180, 660],
          [1100, 660],
          [950, 500],
        ],
        '#f2f7f0',
        5,
      ) +
      line(
        [
          [470, 500],
          [410, 565],
          [870, 565],
          [810, 500],
        ],
        '#f2f7f0',
        4,
      ) +
      box(520, 420, 6, 84, '#fff') +
      box(756, 420, 6, 84, '#fff') +
      box(520, 418, 242, 6, '#fff') +
      Array.from({ length: 14 }, (_, i) =>
        line(
          [
            [528 + i * 17, 424],
            [528 + i * 17, 500],
          ],
          '#fff',
          1,
          0.35,
        ),
      ).join('');
    out += [90, 410, 870, 1190]
      .map(
        (x) =>
          line(
            [
              [x, 320],
              [x, 90],
            ],
            '#0c141d',
            12,
          ) +
          box(x - 56, 50, 112, 56, '#0c141d') +
          Array.from({ length: 8 }, (_, i) =>
            disc(x - 40 + (i % 4) * 27, 64 + Math.floor(i / 4) * 26, 10, '#fffbe6'),
          ).join('') +
          glow(x, 78, 240, '#eaf6ff', 0.6),
      )
      .join('');
    return scene(
      out +
        figure(640, 560, 120, '#e9542e') +
        disc(820, 690, 15, '#fff') +
        figure(860, 716, 150, '#e9e6df', -0.6) +
        figure(330, 640, 130, '#22344a', 0.5),
    );
  },
  marathon: () => {
    const rand = random(221);
    let out =
      wash(['#4f8fbf', '#a8cfe2', '#eaf1ea'], 0, 470) +
      clouds(222, 180, 90, '#ffffff', 14, 0.85, 1.25) +
      ridge(223, 470, 8, '#7f9f7a') +
      box(0, 476, 1280, 324, '#7fa35a') +
      shape(
        [
          [0, 520],
          [0, 500],
          [520, 486],
          [520, 492],
        ],
        '#bcd8e6',
      );
    out +=
      shape(
        [
          [200, 476],
          [212, 330],
          [268, 330],
          [280, 476],
        ],
        '#5a4a3c',
      ) +
      shape(
        [
          [204, 330],
          [240, 290],
          [276, 330],
        ],
        '#33291f',
      ) +
      [0.5, 2.07, 3.64, 5.21]
        .map(
          (a) =>
            line(
              [
                [240, 326],
                [240 + Math.cos(a) * 130, 326 + Math.sin(a) * 130],
              ],
              '#33291f',
              6,
            ) +
            shape(
              [
                [240 + Math.cos(a) * 36, 326 + Math.sin(a) * 36],
                [240 + Math.cos(a) * 130, 326 + Math.sin(a) * 130],
                [240 + Math.cos(a + 0.18) * 128, 326 + Math.sin(a + 0.18) * 128],
                [240 + Math.cos(a + 0.55) * 40, 326 + Math.sin(a + 0.55) * 40],
              ],
              '#f2eadb',
              0.9,
            ),
        )
        .join('');
    out +=
      path(
        'M1280 486 C980 500 760 530 560 620 C440 680 380 740 330 800 L820 800 C860 720 960 620 1280 540 Z',
        '#5f8a42',
      ) +
      path(
        'M1280 496 C1010 510 800 545 640 630 C540 690 480 740 440 800 L700 800 C740 720 900 600 1280 524 Z',
        '#cfc7b5',
      );
    for (let i = 0; i < 26; i++) {
      const t = i / 26;
      const x = 1240 - t * 760 + rand(-26, 26) - (t > 0.8 ? (t - 0.8) * 160 : 0);
      const y = 520 + t ** 1.8 * 240 + rand(-8, 22);
      out += figure(
        x,
        y,
        24 + t ** 1.7 * 116,
        ['#c4122f', '#1f4e79', '#f0a12e', '#22313a', '#f4efe6', '#3d7a4a'][i % 6],
        -0.7,
      );
    }
    return scene(out);
  },
};
