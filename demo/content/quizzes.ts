import type { Picture } from './types.ts';

/** An answer as the editors wrote it. */
export interface QuizAnswerText {
  readonly text: string;
  /** Whether the answer is right, in a quiz of questions. */
  readonly correct?: boolean;
  /** Points for the answer, in a quiz of statements. */
  readonly points?: number;
}

export interface QuizQuestionText {
  readonly text: string;
  readonly picture?: Picture;
  readonly explanation?: string;
  readonly answers: readonly QuizAnswerText[];
}

/** A quiz as the editors wrote it. */
export interface PaperQuiz {
  /** Id under which the backend counts the answers. */
  readonly id: number;
  readonly articleId: number;
  readonly type: 'questions' | 'statements';
  readonly title: string;
  readonly intro: string;
  readonly picture: Picture;
  readonly questions: readonly QuizQuestionText[];
  readonly results: readonly {
    readonly range: string;
    readonly title: string;
    readonly text: string;
    readonly shareText: string;
  }[];
  readonly share: { readonly subject: string; readonly body: string };
}

/** The id of an answer, unique within a quiz. */
export const answerId = (question: number, answer: number): number => (question + 1) * 100 + answer + 1;

const agree = (...points: readonly number[]): QuizAnswerText[] =>
  ['Helemaal mee eens', 'Een beetje mee eens', 'Niet echt', 'Helemaal niet'].map((text, at) => ({
    text,
    points: points[at] ?? 0,
  }));

export const WATER_QUIZ: PaperQuiz = {
  id: 71,
  articleId: 4140,
  type: 'questions',
  title: 'Hoe goed ken je het water om je heen?',
  intro:
    'Een kwart van het land ligt lager dan de zee, en toch heeft bijna iedereen droge voeten. Zes vragen over dijken, rivieren en het peil waar alles aan wordt afgemeten.',
  picture: {
    name: 'golfbreker',
    alt: 'Een zeewering van stenen en schelpen in de branding',
  },
  questions: [
    {
      text: 'Waar staat NAP voor?',
      explanation:
        'Het Normaal Amsterdams Peil is de nulhoogte waaraan bijna alle hoogten in het land worden afgemeten, van dijken tot spoorbruggen.',
      answers: [
        { text: 'Normaal Amsterdams Peil', correct: true },
        { text: 'Nationaal Afwateringsplan' },
        { text: 'Noordzee Algemeen Peil' },
      ],
    },
    {
      text: 'In welk jaar braken in Zeeland en Zuid-Holland de dijken bij de Watersnoodramp?',
      picture: {
        name: 'dijkhuis',
        alt: 'Een dijkhuis met rood pannendak onder een zware lucht, het water staat tot aan de boomgaard',
      },
      explanation: 'In de nacht van 31 januari op 1 februari 1953. Daarna kwam het Deltaplan.',
      answers: [{ text: '1916' }, { text: '1936' }, { text: '1953', correct: true }, { text: '1962' }],
    },
    {
      text: 'Welke rivier stroomt langs Deventer, Zutphen en Kampen?',
      picture: {
        name: 'rivier',
        alt: 'Een brede rivier slingert in het ochtendlicht tussen lage dijken en knotwilgen',
      },
      answers: [
        { text: 'De Waal' },
        { text: 'De IJssel', correct: true },
        { text: 'De Vecht' },
        { text: 'De Lek' },
      ],
    },
    {
      text: 'Hoe lang is de Afsluitdijk ongeveer?',
      explanation: 'Wie hem te voet wil doen, heeft er ruim zes uur voor nodig. Schaduw is er niet.',
      answers: [{ text: '12 kilometer' }, { text: '32 kilometer', correct: true }, { text: '52 kilometer' }],
    },
    {
      text: 'Bij welke plaats ligt het laagste punt van het land, 6,76 meter onder NAP?',
      answers: [
        { text: 'Almere' },
        { text: 'Nieuwerkerk aan den IJssel', correct: true },
        { text: 'Hoofddorp' },
        { text: 'Lelystad' },
      ],
    },
    {
      text: 'Wat is een kwelder?',
      picture: { name: 'eiland', alt: 'Een eiland met een rij duinen in een vlakke zee' },
      explanation: 'In Zeeland heet zo’n stuk land een schor, in Groningen een kwelder.',
      answers: [
        { text: 'Begroeid land buiten de dijk dat alleen bij hoge vloed onderloopt', correct: true },
        { text: 'Een sloot die kwelwater uit een polder afvoert' },
        { text: 'De plank waarmee een sluisdeur wordt afgedicht' },
      ],
    },
  ],
  results: [
    {
      range: '0-39',
      title: 'Je houdt het hoofd nog net boven water',
      text: 'Geen nood: onze verslaggevers schrijven er elke week over.',
      shareText: 'Ik hield het hoofd net boven water: {score} van de {total} vragen goed.',
    },
    {
      range: '40-79',
      title: 'Je kent het peil',
      text: 'Met jou erbij houdt de polder het voorlopig droog.',
      shareText: 'Ik ken het peil: {score} van de {total} vragen over water goed.',
    },
    {
      range: '80-',
      title: 'Je kunt zo dijkgraaf worden',
      text: 'Het waterschap belt je nog deze week.',
      shareText: 'Ik kan zo dijkgraaf worden: {score} van de {total} vragen over water goed.',
    },
  ],
  share: { subject: 'Hoe goed ken je het water om je heen?', body: 'Doe de quiz ook:' },
};

export const READER_QUIZ: PaperQuiz = {
  id: 72,
  articleId: 4141,
  type: 'statements',
  title: 'Wat voor lezer ben je?',
  intro: 'Vijf stellingen over leesgewoonten. Er is geen goed of fout, en je mag van gedachten veranderen.',
  picture: { name: 'pers', alt: 'Kranten lopen over de rollen van een drukpers' },
  questions: [
    { text: 'De krant is pas begonnen als de koffie is ingeschonken.', answers: agree(3, 2, 1, 0) },
    { text: 'Ik lees het laatste stuk eerst.', answers: agree(0, 1, 2, 3) },
    {
      text: 'Een artikel van twintig minuten is geen probleem, maar een belofte.',
      answers: agree(3, 2, 1, 0),
    },
    {
      text: 'Ik heb weleens een stuk uitgeknipt of opgeslagen en nooit teruggelezen.',
      answers: agree(2, 3, 1, 0),
    },
    { text: 'Wie het nieuws niet volgt, mist weinig.', answers: agree(0, 1, 2, 3) },
  ],
  results: [
    {
      range: '0-33',
      title: 'De voorbijganger',
      text: 'Je leest koppen zoals anderen etalages kijken: ontspannen, en met de trein al in zicht.',
      shareText: 'Ik ben een voorbijganger.',
    },
    {
      range: '34-66',
      title: 'De grazer',
      text: 'Je neemt van alles een hap en komt terug voor wat goed was.',
      shareText: 'Ik ben een grazer.',
    },
    {
      range: '67-100',
      title: 'De uitlezer',
      text: 'Je begint bij de datum en eindigt bij het colofon. De redactie schrijft voor jou.',
      shareText: 'Ik ben een uitlezer.',
    },
  ],
  share: { subject: 'Wat voor lezer ben je?', body: 'Doe de test ook:' },
};

export const QUIZZES: readonly PaperQuiz[] = [WATER_QUIZ, READER_QUIZ];
