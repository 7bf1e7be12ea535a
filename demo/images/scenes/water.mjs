import {
  birds,
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
  ridge,
  ripples,
  scene,
  shape,
  stars,
  wash,
  willow,
} from '../kit.mjs';

/** The ferry with its ramps, wheelhouse and a few passengers. */
function ferry(x, y, size, hull, cabin, lamp) {
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

const banks = (colour, y, seed) =>
  ridge(seed, y, 14, colour) +
  [60, 150, 260, 960, 1090, 1200]
    .map((x, i) => willow(x, y + 6, 60 + (i % 3) * 16, colour, seed + i))
    .join('');

/** Water: ferries, storm, harbour, mudflats, ice and the lighthouse. */
export const water = {
  'pont-dageraad': () =>
    scene(
      wash(['#6d89a8', '#d9b7b0', '#ffd9a0'], 0, 400) +
        glow(640, 390, 420, '#fff0c0') +
        disc(640, 388, 42, '#fff6da') +
        banks('#5a5f72', 396, 501) +
        wash(['#f6d3a2', '#b3a0ab', '#5d7694'], 406, 800) +
        ripples(502, 410, 800, '#fff3d0', 110, 0.6, 640, 320) +
        ferry(560, 520, 150, '#2c3140', '#4a5163', '#ffe6a6') +
        wash(['#2c3140', '#2c3140'], 556, 558, 0.15) +
        ripples(503, 560, 800, '#3e4c66', 60, 0.4, 560, 400),
    ),
  'pont-mist': () =>
    scene(
      wash(['#d7dad7', '#e7e6df', '#c6cbca'], 0, 800) +
        banks('#c4cac8', 380, 511) +
        church(880, 380, 90, '#cfd4d2', '#c6ccca') +
        wash(['#dfe0da', '#aeb7b7'], 400, 800) +
        ferry(610, 520, 170, '#808b8e', '#98a2a4', '#f4ecd0') +
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
        ferry(690, 540, 170, '#1f3a52', '#f2ede2', '#9ed0e8') +
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
        ferry(640, 560, 190, '#1c131f', '#2b1e30', '#ffd98e') +
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
        ferry(600, 560, 170, '#03060d', '#101a2b', '#ffe3a0') +
        ripples(543, 570, 800, '#ffd98a', 90, 0.7, 640, 260) +
        ripples(544, 440, 800, '#6f8fc0', 70, 0.35),
    ),
  storm: () => {
    const rand = random(601);
    let out =
      wash(['#1f2b36', '#45545e', '#8c9694'], 0, 470) +
      clouds(602, 150, 130, '#141d26', 18, 0.5, 1.6) +
      clouds(603, 330, 60, '#a8aea8', 8, 0.3, 1.3);
    out +=
      shape(
        [
          [760, 450],
          [1280, 420],
          [1280, 520],
          [760, 480],
        ],
        '#232b30',
      ) +
      box(1080, 300, 44, 130, '#d8d2c4') +
      box(1080, 340, 44, 30, '#a3271f') +
      shape(
        [
          [1072, 300],
          [1102, 262],
          [1132, 300],
        ],
        '#a3271f',
      ) +
      glow(1102, 290, 120, '#ffe9a8', 0.8);
    ['#5d6f74', '#48605f', '#3a5356', '#2c4449', '#1c3036'].forEach((colour, i) => {
      const y = 450 + i * 76;
      let d = `M0 800 L0 ${y}`;
      for (let x = 0; x < 1280; x += 160) {
        const h = rand(40, 105);
        const shift = rand(-40, 40);
        d += ` C${x + 40 + shift} ${y - h} ${x + 110 + shift} ${y - h * 1.2} ${x + 104 + shift} ${y - h * 0.5} C${x + 110} ${y - 4} ${x + 140} ${y + 14} ${x + 160} ${y}`;
        for (let j = 0; j < 5; j++)
          out += disc(
            x + 80 + shift + rand(-50, 50),
            y - h * 0.8 + rand(-46, 16),
            rand(1.5, 7),
            '#eef2ee',
            0.75,
          );
      }
      out += path(`${d} L1280 800 Z`, colour);
      out += line(
        Array.from({ length: 60 }, (_, k) => [k * 22, y + 26 + Math.sin(k * 0.7 + i) * 9]),
        '#d9e0dc',
        2.4,
        0.35,
      );
    });
    for (let i = 0; i < 90; i++) {
      const height = rand();
      out += disc(
        980 + rand(-1, 1) * (30 + 90 * height),
        470 - height * 190,
        rand(1, 7) * (1.2 - height),
        '#eef2ee',
        0.7,
      );
    }
    return scene(out);
  },
  haven: () =>
    scene(
      wash(['#3a2f4a', '#b4584a', '#f29a4b', '#ffd080'], 0, 560) +
        glow(820, 520, 420, '#ffe0a0') +
        disc(820, 500, 60, '#fff0cc') +
        clouds(611, 190, 80, '#7d3c50', 10, 0.4, 1.2) +
        ridge(612, 548, 10, '#7a4450', { rough: 14, step: 22 }) +
        box(0, 560, 1280, 240, '#7a4a4c') +
        ripples(613, 566, 800, '#ffd590', 130, 0.6, 820, 420) +
        ripples(614, 566, 800, '#3b2638', 120, 0.5) +
        [
          [120, 1],
          [350, 0.86],
          [1090, 1.05],
        ]
          .map(
            ([x, k]) =>
              line(
                [
                  [x, 590],
                  [x, 590 - 330 * k],
                ],
                '#2a1b2b',
                13,
              ) +
              line(
                [
                  [x + 90 * k, 590],
                  [x + 90 * k, 590 - 300 * k],
                ],
                '#2a1b2b',
                13,
              ) +
              line(
                [
                  [x - 90 * k, 590 - 300 * k],
                  [x + 280 * k, 590 - 300 * k],
                ],
                '#2a1b2b',
                14,
              ) +
              line(
                [
                  [x, 590 - 390 * k],
                  [x + 280 * k, 590 - 300 * k],
                ],
                '#2a1b2b',
                4,
              ) +
              line(
                [
                  [x, 590 - 390 * k],
                  [x - 90 * k, 590 - 300 * k],
                ],
                '#2a1b2b',
                4,
              ) +
              line(
                [
                  [x + 200 * k, 590 - 300 * k],
                  [x + 200 * k, 590 - 190 * k],
                ],
                '#2a1b2b',
                3,
              ) +
              box(x + 172 * k, 590 - 190 * k, 56 * k, 24 * k, '#8c3a34') +
              line(
                [
                  [x, 590 - 330 * k],
                  [x, 590 - 390 * k],
                ],
                '#2a1b2b',
                9,
              ),
          )
          .join('') +
        path('M430 620 h600 l-46 76 h-490 z', '#1d1320') +
        Array.from({ length: 36 }, (_, i) =>
          box(
            474 + (i % 12) * 40,
            592 - Math.floor(i / 12) * 28,
            38,
            26,
            ['#8c3a34', '#3d5566', '#c98a3e', '#4c3247', '#6a6f58'][(i * 7) % 5],
          ),
        ).join('') +
        box(966, 540, 44, 82, '#efe3d0') +
        box(972, 552, 32, 10, '#2a1b2b') +
        box(0, 590, 420, 210, '#1d1320') +
        box(1060, 596, 220, 204, '#1d1320'),
    ),
  wad: () =>
    scene(
      wash(['#7d8fa6', '#c9bfc0', '#f3d5b5'], 0, 330) +
        glow(960, 320, 340, '#fff0cf') +
        clouds(621, 120, 60, '#f4e4d6', 8, 0.5) +
        ridge(622, 326, 6, '#8d8c93') +
        wash(['#d9c6b0', '#a59b8d', '#6d6a66'], 330, 800) +
        path(
          'M1010 332 C760 350 620 372 720 410 C860 460 1180 470 1020 540 C820 620 300 600 90 800 L620 800 C760 700 1280 660 1280 540 C1280 450 900 420 880 390 C870 360 1000 345 1060 332 Z',
          '#f2e1c9',
        ) +
        path(
          'M300 340 C220 360 120 370 160 400 C210 430 60 450 0 470 L0 440 C60 420 90 410 70 390 C50 366 180 350 260 338 Z',
          '#eedac0',
        ) +
        ripples(623, 345, 800, '#8d8273', 200, 0.35) +
        ripples(624, 400, 800, '#fff8ea', 70, 0.7, 820, 600) +
        birds(625, 520, 190, 430, 105, '#2b2c33', 520, 6) +
        birds(626, 1000, 270, 200, 40, '#3d3d45', 70, 4) +
        figure(1120, 640, 96, '#20232b') +
        line(
          [
            [1120, 640],
            [1120, 700],
          ],
          '#20232b',
          3,
          0.25,
        ),
    ),
  kanoeten: () => {
    const rand = random(631);
    let out =
      wash(['#c8b8a4', '#ddc9ae', '#f2e2c8', '#b8a88f'], 0, 800) +
      glow(300, 260, 420, '#fff6e0') +
      ripples(632, 60, 800, '#fffaf0', 170, 0.6) +
      ripples(633, 60, 800, '#8b7a66', 170, 0.4);
    const flock = Array.from({ length: 24 }, (_, i) => [rand(60, 1220), 180 + (i / 24) * 520]);
    for (const [x, y] of flock) {
      const s = 26 + y * 0.075;
      const colour = rand() > 0.4 ? '#5a5048' : '#8a5a3c';
      const left = rand() > 0.5 ? -1 : 1;
      const dip = rand() > 0.5 ? 0.5 : -0.15;
      out += `<ellipse cx="${x}" cy="${y + s * 1.5}" rx="${s * 0.9}" ry="${s * 0.18}" fill="#6d5f50" opacity="0.4"/>`;
      out +=
        line(
          [
            [x - s * 0.15, y + s * 0.5],
            [x - s * 0.15, y + s * 1.4],
          ],
          '#2f2a26',
          s * 0.08,
        ) +
        line(
          [
            [x + s * 0.15, y + s * 0.5],
            [x + s * 0.15, y + s * 1.4],
          ],
          '#2f2a26',
          s * 0.08,
        );
      out += `<ellipse cx="${x}" cy="${y}" rx="${s}" ry="${s * 0.58}" fill="${colour}"/><ellipse cx="${x}" cy="${y + s * 0.2}" rx="${s * 0.8}" ry="${s * 0.36}" fill="#efe4d2" opacity="0.75"/>`;
      out +=
        disc(x + left * s * 0.95, y + s * (dip - 0.15), s * 0.34, colour) +
        line(
          [
            [x + left * s * 1.2, y + s * (dip - 0.1)],
            [x + left * s * 1.8, y + s * (dip + 0.25)],
          ],
          '#2f2a26',
          s * 0.1,
        ) +
        disc(x + left * s * 1.05, y + s * (dip - 0.2), s * 0.06, '#111');
    }
    return scene(out);
  },
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
  vuurtoren: () =>
    scene(
      wash(['#0b1526', '#1c3350', '#41617a'], 0, 520) +
        stars(651, 330, 160) +
        shape(
          [
            [858, 236],
            [0, 60],
            [0, 330],
          ],
          '#ffeab0',
          0.28,
        ) +
        shape(
          [
            [858, 236],
            [0, 130],
            [0, 270],
          ],
          '#fff4cf',
          0.3,
        ) +
        shape(
          [
            [862, 236],
            [1280, 190],
            [1280, 300],
          ],
          '#ffeab0',
          0.2,
        ) +
        box(0, 520, 1280, 280, '#142a3f') +
        ripples(652, 525, 800, '#8fb0c6', 150, 0.4) +
        ripples(653, 525, 800, '#ffe7a5', 50, 0.5, 320, 500) +
        ridge(654, 700, 40, '#081019', { rough: 12 }) +
        path('M640 800 C680 640 760 580 850 570 C960 560 1100 610 1280 760 L1280 800 Z', '#0a121c') +
        shape(
          [
            [822, 580],
            [836, 280],
            [884, 280],
            [898, 580],
          ],
          '#e8e0d0',
        ) +
        shape(
          [
            [827, 480],
            [831, 400],
            [889, 400],
            [893, 480],
          ],
          '#b0342a',
        ) +
        box(824, 270, 72, 12, '#1a2028') +
        box(840, 214, 40, 56, '#ffe7a5') +
        shape(
          [
            [832, 214],
            [860, 176],
            [888, 214],
          ],
          '#b0342a',
        ) +
        glow(860, 240, 130, '#fff2c4', 0.9) +
        box(852, 540, 18, 40, '#1a2028') +
        house(940, 590, 80, 46, '#cfc6b4', '#232a33', '#ffdf95'),
    ),
};
