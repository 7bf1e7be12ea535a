import {
  birds,
  box,
  clouds,
  disc,
  figure,
  glow,
  line,
  path,
  random,
  ridge,
  ripples,
  scene,
  wash,
} from '../kit.mjs';

/** Harbour and mudflats, and canoes on a river. */
export const water = {
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
};
