import {
  box,
  clouds,
  disc,
  glow,
  line,
  mountains,
  path,
  ridge,
  ripples,
  scene,
  shape,
  stars,
  turbine,
  wash,
} from '../kit.mjs';

/** A train seen from aside, with lit windows. */
function train(x, y, coaches, size, body, stripe, light) {
  let out = '';
  for (let i = 0; i < coaches; i++) {
    const left = x + i * size * 2.46;
    out += path(
      `M${left} ${y} v${-size * 0.62} q0 ${-size * 0.1} ${size * 0.1} ${-size * 0.1} h${size * 2.2} q${size * 0.1} 0 ${size * 0.1} ${size * 0.1} v${size * 0.62} z`,
      body,
    );
    out += box(left, y - size * 0.2, size * 2.4, size * 0.08, stripe);
    for (let w = 0; w < 7; w++)
      out += box(left + size * (0.14 + w * 0.31), y - size * 0.58, size * 0.22, size * 0.26, light);
  }
  return out;
}

/** Trains by day and by night. */
export const trains = {
  trein: () =>
    scene(
      wash(['#1f3350', '#6a6f8c', '#e08e6d', '#f7c27e'], 0, 500) +
        clouds(101, 200, 70, '#8f5f6e', 9, 0.45) +
        glow(1040, 480, 300, '#ffdf9c') +
        ridge(102, 492, 12, '#4b4a5c') +
        turbine(190, 496, 150, '#5a5a6e') +
        turbine(290, 496, 120, '#5a5a6e', 1) +
        turbine(372, 496, 96, '#5a5a6e', 1.5) +
        box(0, 500, 1280, 300, '#2d3a3a') +
        shape(
          [
            [0, 800],
            [0, 640],
            [1280, 590],
            [1280, 800],
          ],
          '#1f2a2a',
        ) +
        train(-60, 610, 6, 100, '#f1c232', '#2b4a8b', '#fff3cd').replaceAll('#f1c232', '#d8b13c') +
        box(0, 612, 1280, 6, '#0f1616') +
        box(0, 604, 1280, 8, '#161f1f') +
        Array.from({ length: 12 }, (_, i) => disc(20 + i * 110, 612, 13, '#0d1313')).join('') +
        [120, 470, 820, 1170]
          .map(
            (x) =>
              box(x, 380, 7, 240, '#10181b') +
              line(
                [
                  [x + 3, 392],
                  [x + 70, 404],
                ],
                '#10181b',
                4,
              ),
          )
          .join('') +
        line(
          [
            [0, 410],
            [1280, 410],
          ],
          '#10181b',
          2,
        ) +
        line(
          [
            [0, 446],
            [1280, 446],
          ],
          '#10181b',
          1.6,
        ) +
        ripples(105, 640, 800, '#f2c27e', 40, 0.25),
    ),
  nachttrein: () =>
    scene(
      wash(['#060d20', '#142848', '#3d5a80'], 0, 480) +
        stars(111, 380, 280) +
        disc(1030, 130, 46, '#f3ecd8') +
        disc(1012, 120, 42, '#101f3b') +
        mountains(112, 520, 330, '#24406a', '#8ba7c7', 6) +
        mountains(113, 560, 220, '#1a3157', '#6f8db2', 8) +
        ridge(114, 560, 40, '#b9cbe0') +
        ridge(115, 610, 26, '#dbe6f1') +
        glow(620, 610, 520, '#ffd98a', 0.35) +
        train(180, 640, 4, 92, '#122038', '#9c2f33', '#ffe09a') +
        box(0, 640, 1280, 8, '#0b1424') +
        ridge(116, 690, 24, '#eef3f8') +
        [60, 130, 1130, 1210]
          .map((x, i) =>
            shape(
              [
                [x, 470 + (i % 2) * 40],
                [x - 54, 690],
                [x + 54, 690],
              ],
              '#0d1c30',
            ),
          )
          .join('') +
        ripples(117, 660, 720, '#ffe2a0', 50, 0.5, 620, 900),
    ),
};
