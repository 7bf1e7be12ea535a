import {
  box,
  clouds,
  disc,
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
} from '../kit.mjs';

/** The coast: storm and lighthouse. */
export const coast = {
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
