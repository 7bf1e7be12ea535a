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
  shape,
  tree,
  wash,
} from '../kit.mjs';

/** Towns and flats, from the roofs to the stars above. */
export const town = {
  huizen: () => {
    let out = wash(['#2b3354', '#70637f', '#e29a7a'], 0, 520) + clouds(121, 150, 60, '#a56f7f', 8, 0.4);
    const walls = ['#8f4a3a', '#a3614a', '#7b3f36', '#b07355', '#86503f'];
    for (let i = 0; i < 5; i++) {
      const x = -30 + i * 272;
      out +=
        box(x, 400, 262, 330, walls[i]) +
        shape(
          [
            [x - 8, 404],
            [x + 50, 230],
            [x + 212, 230],
            [x + 270, 404],
          ],
          '#33313d',
        ) +
        box(x + 206, 190, 30, 80, '#5a3a34');
      for (let p = 0; p < 4; p++)
        out +=
          shape(
            [
              [x + 62 + p * 35, 262],
              [x + 92 + p * 35, 262],
              [x + 96 + p * 38, 344],
              [x + 60 + p * 38, 344],
            ],
            '#1e3f6b',
          ) +
          line(
            [
              [x + 77 + p * 35, 262],
              [x + 78 + p * 38, 344],
            ],
            '#7fa3cc',
            1.6,
          );
      for (let r = 0; r < 2; r++)
        for (let c = 0; c < 2; c++)
          out +=
            glow(x + 80 + c * 110, 476 + r * 130, 78, '#ffd383', 0.5) +
            box(x + 44 + c * 108, 436 + r * 130, 70, 82, (i + r + c) % 4 === 3 ? '#4a3f4c' : '#ffdc94') +
            box(x + 77 + c * 108, 436 + r * 130, 4, 82, '#efe3d0');
    }
    out += box(0, 724, 1280, 76, '#2a2730') + ripples(123, 730, 800, '#ffcf85', 46, 0.45);
    out += [300, 830]
      .map(
        (x) =>
          box(x, 650, 84, 74, '#e8e2d6') +
          disc(x + 42, 687, 28, '#575a60') +
          disc(x + 42, 687, 9, '#c9c6bd') +
          [0, 1, 2, 3]
            .map((k) =>
              line(
                [
                  [x + 42, 687],
                  [x + 42 + Math.cos(k * 1.57) * 25, 687 + Math.sin(k * 1.57) * 25],
                ],
                '#c9c6bd',
                4,
              ),
            )
            .join(''),
      )
      .join('');
    return scene(out + tree(640, 740, 190, '#1d1a22', '#272430', 9) + figure(1020, 760, 96, '#1b1922'));
  },
  stad: () => {
    const rand = random(191);
    let out =
      wash(['#e8ddd2', '#e6c9b4', '#d9a58f'], 0, 800) +
      glow(900, 260, 340, '#fff2dc') +
      disc(900, 260, 58, '#fff7e8');
    ['#d6b5a3', '#bd9890', '#98787e', '#6b5666'].forEach((colour, layer) => {
      let x = -20;
      while (x < 1290) {
        const w = rand(50, 120);
        const h = rand(110, 300) - layer * 16;
        const top = 460 + layer * 88 - h + 120;
        out += box(x, top, w, 800, colour);
        if (rand() > 0.6)
          out += shape(
            [
              [x, top],
              [x + w / 2, top - 40],
              [x + w, top],
            ],
            colour,
          );
        if (layer > 1)
          for (let k = 0; k < 6; k++)
            if (rand() > 0.6)
              out += box(x + 10 + (k % 3) * 24, top + 26 + Math.floor(k / 3) * 38, 10, 16, '#ffe2b0', 0.8);
        x += w + rand(0, 14);
      }
      out += wash(['#f3dfcc', '#f3dfcc'], 520 + layer * 70, 800, 0.1);
    });
    return scene(
      out +
        box(0, 700, 1280, 100, '#33283a') +
        box(820, 640, 300, 70, '#33283a') +
        figure(960, 642, 90, '#1c1622') +
        box(1000, 610, 70, 6, '#1c1622') +
        box(1006, 614, 5, 28, '#1c1622') +
        box(1058, 614, 5, 28, '#1c1622') +
        birds(192, 480, 180, 120, 40, '#6b5666', 9, 10),
    );
  },
  flats: () => {
    const rand = random(201);
    let out = wash(['#23304a', '#3a4a66'], 0, 800);
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 12; column++) {
        const [x, y] = [column * 108 + 4, row * 92 + 2];
        const lit = rand() > 0.52;
        const tone = ['#ffd98e', '#f7b76a', '#ffe9bd', '#e98f5a'][Math.floor(rand(0, 4))];
        out +=
          box(x, y, 100, 84, '#2c3a56') +
          box(x + 10, y + 8, 80, 54, lit ? tone : '#1b263d') +
          box(x + 48, y + 8, 4, 54, '#2c3a56') +
          box(x, y + 66, 100, 18, '#46577a');
        if (lit && rand() > 0.5) out += box(x + 10, y + 8, rand(8, 24), 54, '#a8503c', 0.75);
        if (lit && rand() > 0.6)
          out += disc(x + 64, y + 40, 8, '#3a2a2a') + box(x + 54, y + 46, 20, 16, '#3a2a2a');
        if (rand() > 0.8) out += disc(x + 24, y + 64, 9, '#5d8a5a') + disc(x + 34, y + 62, 7, '#5d8a5a');
      }
    }
    return scene(out);
  },
  sterren: () => {
    const rand = random(171);
    let out =
      wash(['#050a1a', '#0e1d3e', '#2b3f6b', '#6a5a7a'], 0, 800) + glow(640, 760, 520, '#d08a6a', 0.4);
    for (let i = 0; i < 150; i++) {
      const r = rand(20, 900);
      const a = rand(0, 6.28);
      const arc = 0.34;
      const point = (angle) =>
        `${(760 + Math.cos(angle) * r).toFixed(1)} ${(250 + Math.sin(angle) * r).toFixed(1)}`;
      out += `<path d="M${point(a)} A${r} ${r} 0 0 1 ${point(a + arc)}" fill="none" stroke="${rand() > 0.8 ? '#ffd9a8' : '#dfe9ff'}" stroke-width="${rand(0.8, 2.4).toFixed(1)}" opacity="${rand(0.25, 0.9).toFixed(2)}" stroke-linecap="round"/>`;
    }
    out +=
      ridge(172, 690, 50, '#0a0f1c') +
      path('M330 690 v-90 a130 130 0 0 1 260 0 v90 z', '#141c30') +
      path('M330 600 a130 130 0 0 1 260 0 z', '#232f4c') +
      shape(
        [
          [446, 470],
          [506, 478],
          [480, 600],
          [430, 600],
        ],
        '#060a14',
      ) +
      line(
        [
          [470, 570],
          [540, 430],
        ],
        '#3a4766',
        20,
      ) +
      glow(440, 660, 60, '#ff7a5a', 0.7) +
      box(425, 640, 30, 50, '#a33a2a');
    return scene(
      out +
        figure(660, 700, 60, '#04070f') +
        figure(690, 702, 56, '#04070f') +
        ridge(173, 740, 30, '#05080f', { rough: 12 }),
    );
  },
};
