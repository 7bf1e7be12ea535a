import { html, type Markup } from '../../server/html.ts';

/**
 * The river valley from dike to dike, drawn for a story of five texts: `data-active-step` of the story's hook moves the
 * water and the dikes (`demo/css/story.css`). Without it the drawing has its final state.
 */
export function riverValley(): Markup {
  return html`<svg class="valley" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice" role="img" aria-label="Doorsnede van het rivierdal: links de Noorderdijk, rechts de oude dijk die wordt afgegraven en achthonderd meter verder de nieuwe dijk. Het water krijgt de ruimte ertussen en staat straks 23 centimeter lager.">
<rect class="valley__sky" width="1600" height="1000"/>
<g class="valley__clouds"><path d="M250 190 q40 -44 96 -22 q34 -40 90 -10 q60 -6 60 32 Z"/><path d="M760 120 q30 -34 76 -16 q30 -32 74 -8 q46 -4 46 24 Z"/><path d="M1300 220 q30 -34 76 -16 q30 -32 74 -8 q46 -4 46 24 Z"/></g>
<circle class="valley__sun" cx="1180" cy="300" r="64"/>
<path class="valley__hills" d="M0 560 C200 520 360 548 560 532 C820 510 1060 556 1280 528 C1420 512 1520 530 1600 522 V1000 H0 Z"/>
<g class="valley__village"><path d="M1408 600 l40 -34 l40 34 v46 h-80 Z"/><path d="M1494 612 l34 -28 l34 28 v34 h-68 Z"/><path d="M1370 646 v-92 l14 -44 l14 44 v92 Z"/></g>
<g class="valley__flood"><rect x="180" y="640" width="700" height="400"/><path d="M180 640 q25 -9 50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 v12 h-700 Z"/></g>
<g class="valley__flood valley__flood--new"><rect x="880" y="640" width="350" height="400"/><path d="M880 640 q25 -9 50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 v12 h-350 Z"/></g>
<path class="valley__dike valley__dike--old" d="M774 784 L850 590 L906 590 L990 784 Z"/>
<path class="valley__dike valley__dike--new" d="M1108 776 L1200 560 L1262 560 L1392 776 Z"/>
<path class="valley__ground" d="M0 646 L90 646 L150 560 L210 560 L300 760 L420 770 C480 860 640 860 700 770 L880 762 L1180 752 L1600 646 V1000 H0 Z"/>
<path class="valley__clay" d="M0 846 C300 900 520 960 640 940 C820 910 1200 880 1600 830 V1000 H0 Z"/>
<g class="valley__trees"><path d="M360 764 v-50 M400 768 v-40 M760 768 v-46 M1416 712 v-50 M1470 690 v-40 M1530 668 v-50"/><circle cx="360" cy="700" r="22"/><circle cx="400" cy="716" r="17"/><circle cx="760" cy="708" r="20"/><circle cx="1416" cy="650" r="22"/><circle cx="1470" cy="640" r="18"/><circle cx="1530" cy="606" r="22"/></g>
<g class="valley__pole"><path d="M1040 752 v-96 M1096 752 v-96"/><path class="valley__house" d="M1024 656 v-46 l44 -36 l44 36 v46 Z"/></g>
<g class="valley__label valley__label--north"><path d="M180 540 v-60"/><text x="180" y="462" text-anchor="middle">Noorderdijk</text></g>
<g class="valley__label valley__label--old"><path d="M878 570 v-70"/><text x="878" y="482" text-anchor="middle">Dijk van nu</text></g>
<g class="valley__label valley__label--new"><path d="M1231 540 v-60"/><text x="1231" y="462" text-anchor="middle">Nieuwe dijk</text></g>
<g class="valley__label valley__label--drop"><path d="M560 606 v34 M546 606 h28 M546 640 h28"/><text x="590" y="632">23 cm lager</text></g>
</svg>`;
}
