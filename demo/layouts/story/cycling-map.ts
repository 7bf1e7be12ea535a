import { html, type Markup } from '../../server/html.ts';

const TOWNS = [
  { name: 'Noorderveld', x: 404, y: 236, dx: 26, dy: -22 },
  { name: 'Zoutkamp', x: 470, y: 430, dx: -26, dy: 44, end: true },
  { name: 'Meerdorp', x: 690, y: 470, dx: 26, dy: -20 },
  { name: 'Lindwijk', x: 706, y: 650, dx: -22, dy: -24, end: true },
  { name: 'Oosterwaarde', x: 1010, y: 702, dx: 14, dy: 62 },
  { name: 'Hallum', x: 1186, y: 556, dx: 30, dy: 40 },
  { name: 'Hoogeveld', x: 1480, y: 262, dx: -24, dy: -26, end: true },
] as const;

/** Woods: the positions of their trees, and their width. */
const WOODS = [
  [880, 240, 24],
  [930, 210, 20],
  [960, 262, 26],
  [916, 262, 14],
  [1360, 520, 22],
  [1404, 496, 26],
  [1430, 548, 18],
  [1180, 260, 24],
  [1222, 232, 26],
  [1214, 284, 16],
  [520, 900, 24],
  [566, 930, 20],
  [548, 886, 14],
  [1080, 930, 24],
  [1124, 902, 26],
  [1150, 958, 22],
  [604, 420, 14],
  [630, 404, 18],
  [1330, 330, 16],
  [1300, 350, 22],
  [1380, 300, 18],
  [1440, 340, 24],
  [1530, 330, 26],
  [1560, 280, 20],
  [1540, 380, 18],
  [1500, 200, 22],
  [1440, 190, 16],
  [850, 610, 14],
  [880, 594, 18],
  [440, 620, 12],
  [460, 640, 16],
  [360, 420, 12],
  [760, 560, 16],
  [1060, 500, 14],
  [1084, 478, 20],
] as const;

/** Hamlets: each a few houses along a road. */
const HAMLETS = [
  [560, 214],
  [612, 196],
  [820, 506],
  [900, 520],
  [1040, 528],
  [676, 770],
  [656, 860],
  [636, 1000],
  [1050, 800],
  [1090, 870],
  [1160, 970],
  [520, 470],
  [590, 456],
  [700, 560],
  [860, 676],
  [1140, 640],
  [1256, 480],
  [1370, 396],
  [1420, 100],
  [1180, 90],
  [330, 520],
  [330, 900],
  [460, 300],
  [770, 150],
] as const;

/** Higher ground, drawn with hachures as on old maps. */
const HILLS = [
  [1400, 240],
  [1450, 226],
  [1500, 300],
  [1550, 240],
  [1560, 330],
  [1420, 290],
  [1580, 180],
  [1350, 200],
  [1530, 160],
] as const;

/**
 * The map of a bicycle trip through the paper's country, with its route.
 * @param label description of the map
 */
export function cyclingMap(label: string): Markup {
  return html`<svg class="map" viewBox="0 0 1600 1100" role="img" aria-label="${label}">
<rect class="map__sea" x="-1600" y="-1100" width="4800" height="3300"/>
<g class="map__depth"><path d="M210 -20 C190 120 290 200 250 320 C220 400 130 420 150 510 C170 620 290 640 270 750 C255 840 160 870 180 970 C190 1030 210 1070 200 1120"/><path d="M270 -20 C240 120 350 190 310 310 C280 390 190 410 210 505 C230 615 350 630 330 745 C315 835 220 865 240 965 C250 1025 270 1065 260 1120"/></g>
<path class="map__land" d="M330 -1100 C330 -400 330 -20 330 0 C300 120 420 180 380 300 C350 380 250 400 270 500 C290 610 420 620 400 740 C385 830 280 860 300 960 C310 1020 340 1060 330 1100 V2200 H3200 V-1100 Z"/>
<path class="map__land" d="M60 150 C110 90 200 100 250 60 C270 90 200 150 150 170 C110 190 70 190 60 150 Z"/>
<g class="map__fields"><path d="M460 60 L700 40 L720 150 L480 180 Z"/><path d="M1040 60 L1240 30 L1280 150 L1080 180 Z"/><path d="M470 760 L700 740 L740 870 L500 890 Z"/><path d="M800 800 L1010 790 L1020 910 L820 920 Z"/><path d="M1260 700 L1500 660 L1530 800 L1290 840 Z"/><path d="M520 540 L620 530 L640 600 L540 616 Z"/></g>
<g class="map__ditches"><path d="M480 90 L704 70 M484 120 L710 100 M488 150 L716 130"/><path d="M1050 90 L1250 60 M1060 120 L1262 90 M1070 150 L1272 120"/><path d="M478 790 L708 768 M486 822 L718 800 M494 856 L730 836"/><path d="M806 830 L1012 820 M812 866 L1016 856 M816 896 L1020 888"/><path d="M1268 734 L1508 696 M1276 770 L1516 730 M1284 806 L1524 766"/></g>
<path class="map__water" d="M700 250 C760 190 860 220 850 300 C842 360 900 400 840 440 C780 470 740 400 700 380 C650 350 650 300 700 250 Z"/>
<path class="map__river" d="M1620 640 C1450 640 1380 640 1250 660 C1120 690 1080 790 930 752 C780 716 720 690 560 722 C480 740 440 744 396 745"/>
<g class="map__dikes"><path d="M1600 610 C1450 612 1380 610 1246 632 C1110 660 1080 758 936 722"/><path d="M560 690 C480 706 460 712 408 716"/></g>
<g class="map__hills">${HILLS.map(([x, y]) => html`<path d="M${x - 22} ${y + 12} q22 -26 44 0 M${x - 8} ${y + 12} l4 -8 M${x + 4} ${y + 12} l2 -9"/>`)}</g>
<g class="map__woods">${WOODS.map(([x, y, r]) => html`<circle cx="${x}" cy="${y}" r="${r}"/>`)}</g>
<g class="map__roads"><path d="M380 300 C520 260 640 200 900 120 S1300 120 1600 60"/><path d="M690 470 C820 520 960 520 1186 556"/><path d="M706 650 C660 800 640 960 620 1120"/><path d="M1010 702 C1060 820 1180 900 1240 1120"/></g>
<g class="map__lanes"><path d="M470 430 C430 480 340 500 290 520"/><path d="M690 470 C720 440 720 420 712 384"/><path d="M706 650 C620 640 520 650 420 690"/><path d="M1186 556 C1160 600 1130 650 1120 690"/><path d="M1320 400 C1300 330 1260 240 1240 150"/><path d="M1480 262 C1540 300 1560 360 1610 380"/><path d="M520 470 C510 520 540 580 560 640"/><path d="M640 1000 C760 980 900 960 1090 870"/><path d="M330 900 C420 890 560 880 656 860"/></g>
<g class="map__houses">${HAMLETS.map(([x, y]) => html`<path d="M${x} ${y} h9 v7 h-9 Z m14 4 h7 v6 h-7 Z m-10 10 h8 v6 h-8 Z m14 2 h6 v5 h-6 Z"/>`)}${TOWNS.map(({ x, y }) => html`<path d="M${x + 16} ${y + 4} h10 v8 h-10 Z m-4 14 h9 v7 h-9 Z m16 -2 h8 v7 h-8 Z m-44 -2 h9 v8 h-9 Z m8 12 h10 v7 h-10 Z m-12 -30 h8 v7 h-8 Z"/>`)}</g>
<path class="map__route" data-path-route d="M404 236 C486 300 420 380 470 430 C540 500 640 420 690 470 C740 520 640 590 706 650 C780 690 860 700 1010 702 C1090 700 1110 600 1186 556 C1240 520 1230 430 1320 400 C1400 370 1440 320 1480 262"/>
<g class="map__towns">${TOWNS.map((town) => html`<circle cx="${town.x}" cy="${town.y}" r="8"/><text x="${town.x + town.dx}" y="${town.y + town.dy}"${'end' in town && html` text-anchor="end"`}>${town.name}</text>`)}</g>
<g class="map__names"><text x="120" y="660">Noordzee</text><text x="776" y="330" text-anchor="middle">Grote Meer</text><text x="1424" y="626">de Waarde</text></g>
<g class="map__scale"><path d="M60 1040 v-12 h200 v12"/><text x="60" y="1018">20 km</text></g>
</svg>`;
}
