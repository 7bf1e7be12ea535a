import { box, disc, path, scene } from '../kit.mjs';

const SIZE = { width: 640, height: 640 };

/** Portraits of invented people in flat planes of colour, lit from one side. */
export const portraits = {
  'portret-nadia': () =>
    scene(
      box(0, 0, 640, 640, '#d9b48a') +
        disc(470, 170, 250, '#e8cba6') +
        path(
          'M196 330 C150 150 250 84 340 90 C450 96 500 190 474 330 C500 420 520 500 480 560 L170 560 C130 480 180 420 196 330 Z',
          '#1f1a1e',
        ) +
        path('M60 640 C80 520 200 480 320 480 C440 480 560 520 580 640 Z', '#7a2330') +
        path('M270 420 h104 v84 q-52 44 -104 0 z', '#a86b4c') +
        path(
          'M228 270 C228 170 416 170 416 270 C418 370 380 450 322 452 C264 450 226 370 228 270 Z',
          '#c98a66',
        ) +
        path('M322 190 C400 190 416 230 416 270 C418 370 380 450 322 452 Z', '#b3734f', 0.55) +
        path(
          'M224 290 C226 180 330 200 420 250 C420 150 360 130 318 132 C240 134 214 210 224 290 Z',
          '#1f1a1e',
        ) +
        path('M254 286 q28 -16 52 -2 M342 284 q26 -14 50 2', 'none').replace(
          'fill="none"',
          'fill="none" stroke="#1f1a1e" stroke-width="7" stroke-linecap="round"',
        ) +
        disc(282, 306, 7, '#1f1a1e') +
        disc(366, 306, 7, '#1f1a1e') +
        path('M326 310 q12 40 -8 50 M292 396 q30 18 62 -2', 'none').replace(
          'fill="none"',
          'fill="none" stroke="#7a3f30" stroke-width="6" stroke-linecap="round"',
        ) +
        disc(232, 372, 9, '#e9c46a') +
        disc(412, 372, 9, '#e9c46a'),
      SIZE,
    ),
  'portret-koen': () =>
    scene(
      box(0, 0, 640, 640, '#6f8b93') +
        disc(170, 190, 260, '#88a3a8') +
        path('M50 640 C80 520 210 486 320 486 C430 486 560 520 590 640 Z', '#26323d') +
        path('M262 480 L320 560 L378 480 L352 640 H288 Z', '#f0ebe2') +
        path('M268 420 h104 v90 q-52 42 -104 0 z', '#d3a286') +
        path(
          'M220 270 C220 160 420 160 420 270 C424 390 380 460 320 462 C260 460 216 390 220 270 Z',
          '#ecc4a8',
        ) +
        path('M320 180 C400 180 420 230 420 270 C424 390 380 460 320 462 Z', '#d6a284', 0.55) +
        path(
          'M214 290 C200 170 280 120 340 128 C420 132 440 210 426 292 C418 240 396 218 340 222 C280 226 232 214 214 290 Z',
          '#9a5a2c',
        ) +
        path(
          'M224 340 C226 440 270 476 320 478 C370 476 414 440 416 340 C400 390 370 400 320 398 C270 400 240 390 224 340 Z',
          '#9a5a2c',
          0.92,
        ) +
        path('M292 424 q28 12 56 0', 'none').replace(
          'fill="none"',
          'fill="none" stroke="#5a2f1c" stroke-width="6" stroke-linecap="round"',
        ) +
        path('M238 298 h66 v40 h-66 z M336 298 h66 v40 h-66 z M304 312 h32', 'none').replace(
          'fill="none"',
          'fill="none" stroke="#1f262d" stroke-width="7" stroke-linejoin="round"',
        ) +
        disc(272, 318, 7, '#1f262d') +
        disc(368, 318, 7, '#1f262d') +
        path('M320 326 q14 34 -4 44', 'none').replace(
          'fill="none"',
          'fill="none" stroke="#b67a5c" stroke-width="6" stroke-linecap="round"',
        ),
      SIZE,
    ),
  'portret-harmjan': () =>
    scene(
      box(0, 0, 640, 640, '#b9ad94') +
        disc(460, 220, 250, '#cbc1aa') +
        path('M40 640 C70 530 200 490 320 490 C440 490 570 530 600 640 Z', '#4d5a46') +
        path('M250 500 L320 580 L390 500 L410 640 H230 Z', '#c9d3d6') +
        path('M270 430 h100 v84 q-50 40 -100 0 z', '#d8a78c') +
        path(
          'M216 280 C214 150 426 150 424 280 C426 396 384 470 320 472 C256 470 214 396 216 280 Z',
          '#efc9ae',
        ) +
        path('M320 178 C404 178 424 240 424 280 C426 396 384 470 320 472 Z', '#dba98b', 0.5) +
        path(
          'M210 320 C196 260 206 220 226 210 C222 250 228 290 226 330 Z M430 320 C444 260 434 220 414 210 C418 250 412 290 414 330 Z',
          '#f2efe8',
        ) +
        path('M236 190 C270 140 370 140 404 190 C360 164 280 164 236 190 Z', '#f2efe8') +
        path('M246 282 q30 -18 58 -2 M338 280 q30 -16 56 2', 'none').replace(
          'fill="none"',
          'fill="none" stroke="#f2efe8" stroke-width="11" stroke-linecap="round"',
        ) +
        disc(278, 312, 7, '#2b2722') +
        disc(364, 312, 7, '#2b2722') +
        disc(278, 312, 32, 'none').replace('fill="none"', 'fill="none" stroke="#5a4a38" stroke-width="5"') +
        disc(364, 312, 32, 'none').replace('fill="none"', 'fill="none" stroke="#5a4a38" stroke-width="5"') +
        path('M322 320 q18 44 -6 54 M286 418 q36 20 70 -4', 'none').replace(
          'fill="none"',
          'fill="none" stroke="#a66a50" stroke-width="6" stroke-linecap="round"',
        ),
      SIZE,
    ),
};
