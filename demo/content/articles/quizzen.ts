import { READER_QUIZ, WATER_QUIZ } from '../quizzes.ts';
import type { OrdinaryArticle } from '../types.ts';

export const quizzen: readonly OrdinaryArticle[] = [
  {
    kind: 'article',
    id: WATER_QUIZ.articleId,
    slug: 'quiz-hoe-goed-ken-je-het-water-om-je-heen',
    section: 'wetenschap',
    label: 'Quiz',
    headline: 'Quiz: hoe goed ken je het water om je heen?',
    lead: 'Negen dorpen maken plaats voor de rivier. Wat weet je zelf van dijken, peilen en polders? Zes vragen, met uitleg.',
    author: 'Pim Oosterling',
    hoursAgo: 12,
    picture: {
      name: 'reiger',
      alt: 'Een reiger staat roerloos in ondiep water, de bomen achter hem zijn grijs van de mist',
      caption: 'De polder: waterpeil, sloten en wie daarvan leeft.',
    },
    topics: ['Hoogwater', 'Quiz'],
    free: true,
    body: [
      'Het akkoord over de rivierdorpen leverde de redactie deze week meer brieven op dan de laatste drie kabinetten samen. Opvallend veel ervan begonnen met een vraag. Hoe laag ligt het hier eigenlijk? En lager dan wat?',
      { quiz: WATER_QUIZ },
      'De antwoorden zijn nagekeken door drie hydrologen, die het over vraag vier pas na een halfuur eens waren. Een goede vraag voor een volgende quiz? De wetenschapsredactie leest mee.',
    ],
  },
  {
    kind: 'article',
    id: READER_QUIZ.articleId,
    slug: 'test-wat-voor-lezer-ben-je',
    section: 'cultuur',
    label: 'Test',
    headline: 'Test: wat voor lezer ben je?',
    lead: 'Begin je achteraan, knip je uit, of lees je alleen de koppen? Vijf stellingen verraden meer dan je denkt.',
    author: 'Floor Sandberg',
    hoursAgo: 19,
    picture: {
      name: 'leesstoel',
      alt: 'Een rode leesstoel onder een lamp, naast een volle boekenkast',
      caption: 'De stoel waarin de panelleden lazen, een jaar lang.',
    },
    topics: ['Lezen', 'Quiz'],
    free: true,
    body: [
      'Onderzoekers van leesgedrag volgden een jaar lang de ogen van tweehonderd krantenlezers. Zij vonden drie soorten. Geen ervan is beter dan de andere, al denkt elke soort daar zelf anders over.',
      { quiz: READER_QUIZ },
      'De uitkomst zegt niets over intelligentie, karakter of geschiktheid voor een baan. Wel over wie er aan het ontbijt als eerste het katern met de puzzel heeft.',
    ],
  },
];
