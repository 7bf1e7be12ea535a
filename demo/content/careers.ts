import type { Picture } from './types.ts';

/** A job at the paper. */
export interface Career {
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly hours: string;
  readonly about: string;
  readonly picture: Picture;
}

/** The paper's vacancies. */
export const CAREERS: readonly Career[] = [
  {
    slug: 'redacteur-klimaat-en-water',
    title: 'Redacteur klimaat en water',
    place: 'Redactie Binnenland',
    hours: '32 tot 36 uur',
    about: 'Je leest een begroting van een waterschap als een ander een roman.',
    picture: { name: 'wad-geul', alt: 'Een geul door het wad bij laagwater' },
  },
  {
    slug: 'datajournalist',
    title: 'Datajournalist',
    place: 'Onderzoeksredactie',
    hours: '36 uur',
    about: 'Je vindt in een tabel van vier miljoen regels de ene die niet klopt.',
    picture: { name: 'cijfers', alt: 'Een grafiek onder een vergrootglas' },
  },
  {
    slug: 'front-end-ontwikkelaar',
    title: 'Front-end-ontwikkelaar',
    place: 'Digitale producten',
    hours: '36 uur',
    about: 'Je vindt een pagina pas af als die ook zonder jouw code te lezen is.',
    picture: { name: 'toetsen', alt: 'Een laptop met code op een bureau' },
  },
  {
    slug: 'eindredacteur-nacht',
    title: 'Eindredacteur nacht',
    place: 'Centrale eindredactie',
    hours: '28 uur',
    about: 'Je bent op je best als iedereen slaapt, en je ziet dan nog een verdwaalde komma.',
    picture: { name: 'nachtredactie', alt: 'Een bureau met een scherm en een lamp, in de nacht' },
  },
  {
    slug: 'fotoredacteur',
    title: 'Fotoredacteur',
    place: 'Beeldredactie',
    hours: '32 uur',
    about: 'Je kiest uit duizend foto’s de enige die niemand nog heeft gezien.',
    picture: { name: 'camera', alt: 'Een camera op een statief' },
  },
  {
    slug: 'operator-drukkerij',
    title: 'Operator drukkerij',
    place: 'Drukkerij Oost',
    hours: '36 uur, in ploegen',
    about: 'Je hoort aan de pers dat de kleur zo gaat verlopen, een minuut voor het gebeurt.',
    picture: { name: 'pers', alt: 'Een drukpers met banen papier' },
  },
];
