import { describe, expect, it } from 'vitest';
import { ARTICLES, articleById } from '../../../demo/content/index.ts';
import type { LaterUpdate, Liveblog, Update } from '../../../demo/content/types.ts';

/** An update with its minute: 0 is the start of the server, earlier ones are negative. */
interface StoryUpdate {
  readonly minute: number;
  readonly text: string;
}

const storyOf = ({ updates, later }: Liveblog): StoryUpdate[] => {
  const textOf = ({ headline, body }: Update | LaterUpdate) => [headline, ...body].join(' ');
  return [
    ...updates.map((update) => ({ minute: -update.minutesAgo, text: textOf(update) })).reverse(),
    ...later.map((update) => ({ minute: update.minutesLater, text: textOf(update) })),
  ];
};

const liveblog = (id: number): Liveblog => {
  const article = articleById(id);
  if (article.kind !== 'liveblog') throw new Error(`${id} is not a liveblog.`);
  return article;
};

/** The update that contains certain words. */
function find(story: readonly StoryUpdate[], words: string): StoryUpdate {
  const found = story.filter(({ text }) => text.includes(words));
  if (found.length !== 1) throw new Error(`“${words}” is in ${found.length} updates; expected 1.`);
  return found[0] as StoryUpdate;
}

/** A number of a text, by the first group of a pattern. */
const numberIn = ({ text }: StoryUpdate, pattern: RegExp): number =>
  Number((pattern.exec(text)?.[1] ?? 'none').replace(',', '.'));

/** A race time in minutes, such as 1.03.12, or 1 uur, 34 minuten en 8 seconden. */
function raceTime({ text }: StoryUpdate): number {
  const [, hours, minutes, seconds] =
    /(\d)\.(\d\d)\.(\d\d)/.exec(text) ?? /(\d) uur, (\d+) minu\w+ en (\d+) seconden/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
}

describe.each(ARTICLES.filter(({ kind }) => kind === 'liveblog').map(({ id }) => liveblog(id)))(
  'the liveblog $slug',
  (article) => {
    const story = storyOf(article);

    it('begins after it was published, and runs in the order of time', () => {
      const minutes = story.map(({ minute }) => minute);
      expect(minutes).toEqual([...new Set(minutes)].sort((one, other) => one - other));
      expect(minutes[0]).toBeGreaterThanOrEqual(-article.hoursAgo * 60);
    });

    it('names no time of the clock, unless it knows when it appears', () => {
      const named = story.flatMap(
        ({ text }) => text.match(/\b(om|tot|vanaf) (half |kwart \w+ )?(\w+ uur|\d+[.:]\d\d)\b/g) ?? [],
      );
      expect(named).toEqual(article.hours && article.id === 4190 ? ['om negen uur'] : []);
    });

    it('corrects an update before the next one comes, and none that is taken away', () => {
      const late = article.later.filter(({ minutesLater, corrected, withdrawnAfter }, index) => {
        const next = article.later[index + 1]?.minutesLater ?? Number.POSITIVE_INFINITY;
        return (
          corrected && (corrected.after <= 0 || minutesLater + corrected.after >= next || withdrawnAfter)
        );
      });
      expect(late.map(({ headline }) => headline)).toEqual([]);
    });
  },
);

describe('the marathon', () => {
  const story = storyOf(liveblog(4117));
  const MARATHON = 42.195;
  /** The start of the race, a minute before the update about it. */
  const start = find(story, 'Start!').minute - 1;
  const since = (words: string) => find(story, words).minute - start;
  const winner = raceTime(find(story, 'Winnaar bij de mannen'));
  const woman = raceTime(find(story, 'Ook bij de vrouwen'));
  const half = raceTime(find(story, 'Halverwege'));
  const oldest = raceTime(find(story, 'Oudste deelnemer binnen'));
  const turn = numberIn(find(story, 'Keerpunt'), /kilometer (\d+)/);
  const turnedAt = (half / (MARATHON / 2)) * turn;
  /**
   * The time at which the first runner reaches a kilometre, in minutes: at an even pace up to the turn, and from there
   * to the finish.
   */
  const firstAt = (km: number) =>
    km <= turn ? (turnedAt / turn) * km : turnedAt + ((winner - turnedAt) / (MARATHON - turn)) * (km - turn);

  it.each([
    ['Eerste rolstoelatleet', raceTime(find(story, 'Eerste rolstoelatleet')) - 10],
    ['Gat van twintig seconden', firstAt(10)],
    ['Halverwege', half],
    ['Keerpunt', turnedAt],
    // The first ones to take soup run the marathon in 3.20.
    ['Soep bij kilometer 15', 15 * 4.74],
    ['Bij de vrouwen is het beslist', (woman / MARATHON) * 30],
    ['Nog vijf kilometer', firstAt(MARATHON - 5)],
    ['Op de brug', firstAt(MARATHON - 3)],
    ['Winnaar bij de mannen', winner],
    ['Ook bij de vrouwen', woman],
    ['Oudste deelnemer (81)', (oldest / MARATHON) * 30],
    ['Oudste deelnemer binnen', oldest],
    ['Laatste loper', raceTime(find(story, 'Laatste loper'))],
  ])('%s is told within four minutes after it happened', (words, happened) => {
    expect(happened).toBeGreaterThan(0);
    expect(since(words)).toBeGreaterThanOrEqual(happened);
    expect(since(words)).toBeLessThanOrEqual(happened + 4);
  });

  it('sends the wheelchairs off before the runners, by as much as it says', () => {
    expect(find(story, 'vertrekken tien minuten voor de lopers').minute + 1).toBe(start - 10 + 2);
    expect(since('De startvakken')).toBeLessThan(-10);
    expect(since('Wie doen er mee?')).toBeLessThan(-10);
  });

  it('has paces, records and numbers that agree', () => {
    const pace = (minutes: number, km: number) => Math.round((minutes / km) * 60);
    expect(pace(half, MARATHON / 2)).toBe(180);
    expect(pace(winner - turnedAt, MARATHON - turn)).toBeGreaterThan(182);
    expect(pace(winner - turnedAt, MARATHON - turn)).toBeLessThanOrEqual(190);
    const [, record = ''] = /parcoursrecord van ([\d.]+)/.exec(find(story, 'Winnaar').text) ?? [];
    expect(raceTime({ minute: 0, text: record })).toBeCloseTo(2 * (half - 19 / 60), 5);
    expect(raceTime({ minute: 0, text: record })).toBeLessThan(winner);
    // Together they are 9,000.
    expect(find(story, 'Vijf lopers met een tijd').text).toContain('twee debutanten en 8.993 mensen');
    expect(liveblog(4117).lead).toContain('9.000 lopers');
  });

  it('tells the ceremony after both finishes, and the end of the soup after its beginning, by as much as it says', () => {
    expect(since('Krans, kaas')).toBeGreaterThan(woman + 15);
    const poured = since('De soep is op') - since('Soep bij kilometer 15');
    expect(poured).toBeGreaterThan(120);
    expect(poured).toBeLessThan(150);
    // Runners who need more than four hours have reached the bananas by then.
    expect(since('Drukte bij de bananen')).toBeGreaterThan(35 * 4.9);
    expect(find(story, 'Dit liveblog is gesloten')).toBe(story.at(-1));
  });

  it('has a lead that is true until the next one', () => {
    const leads = liveblog(4117).later.flatMap(({ minutesLater, becomes }) =>
      becomes ? [{ minute: minutesLater - start, lead: becomes.lead }] : [],
    );
    const until = (words: string) => leads[leads.findIndex(({ lead }) => lead.includes(words)) + 1]?.minute;
    expect(until('de meesten moeten nog')).toBeLessThan(200);
    expect(until('duizenden lopers zijn nog onderweg')).toBeLessThan(270);
    expect(until('Alleen de laatste lopers')).toBeGreaterThan(raceTime(find(story, 'Laatste loper')));
  });
});

describe('the storm', () => {
  const story = storyOf(liveblog(4104));
  const minute = (words: string) => find(story, words).minute;

  it.each([
    ['Code oranje gaat in', 'Code oranje vervalt', 0, Number.POSITIVE_INFINITY],
    // Four of them, one each half hour.
    ['Eerste kering gaat open', 'Alle keringen open', 90, 100],
    ['Vier keringen gesloten', 'Eerste kering gaat open', 5 * 60, 6 * 60],
    ['Water in Noorderveld op zijn hoogst', 'Eerste kering gaat open', 120, 180],
    ['Laatste trein naar de kust vertrekt over een uur', 'Laatste trein is weg', 60, 65],
    ['Laatste trein is weg', 'Treinen naar de kust rijden weer', 0, Number.POSITIVE_INFINITY],
    ['Veerdiensten varen niet meer', 'Eerste veerboot vertrokken', 0, Number.POSITIVE_INFINITY],
    ['nog kracht 8', 'Eerste veerboot vertrokken', 0, Number.POSITIVE_INFINITY],
    ['Vierhonderd huizen', 'Stroom terug', 0, Number.POSITIVE_INFINITY],
    ['Schapen van de dijk', 'De schapen zijn terug', 0, Number.POSITIVE_INFINITY],
    ['zo begint het', 'Waarom deze storm', 4 * 60, 6 * 60],
    ['De eerste vierduizend', 'Tweede rij zandzakken', 0, Number.POSITIVE_INFINITY],
  ])('comes from “%s” to “%s” in the time that it says', (first, then, from, to) => {
    expect(minute(then) - minute(first)).toBeGreaterThanOrEqual(from);
    expect(minute(then) - minute(first)).toBeLessThanOrEqual(to);
  });

  it('has gusts that break the record before them', () => {
    const first = find(story, 'Windstoot van 121');
    const second = find(story, 'Zwaarste windstoot tot nu toe');
    expect(numberIn(first, /record stond op (\d+)/)).toBeLessThan(numberIn(first, /Windstoot van (\d+)/));
    expect(numberIn(second, /toe: (\d+)/) - numberIn(first, /Windstoot van (\d+)/)).toBe(5);
    expect(second.text).toContain('vijf kilometer per uur harder dan het vorige record');
    expect(second.minute).toBeGreaterThan(first.minute);
    expect(find(story, 'De balans').text).toContain(`${numberIn(second, /toe: (\d+)/)} kilometer per uur`);
  });

  it('has water that rises as fast as it says, to the height that all later updates name', () => {
    const rising = find(story, 'Het water stijgt sneller');
    const peak = find(story, 'op zijn hoogst');
    const metres = (one: StoryUpdate) => Number(/(\d) meter (\d\d)/.exec(one.text)?.slice(1).join('.'));
    const quarters = (peak.minute - rising.minute) / 15;
    expect(metres(rising) + quarters * 0.1).toBeCloseTo(metres(peak), 1);
    expect(metres(peak)).toBeCloseTo(2.9 - 0.06, 5);
    expect(find(story, 'De balans').text).toContain('2 meter 84');
    expect(liveblog(4104).later.at(-1)?.becomes?.lead).toContain('2 meter 84');
  });

  it('withdraws what was wrong when it says so', () => {
    const wrong = liveblog(4104).later.find(({ withdrawnAfter }) => withdrawnAfter !== undefined);
    expect((wrong?.minutesLater ?? 0) + (wrong?.withdrawnAfter ?? 0)).toBe(minute('hebben we weggehaald'));
  });
});

describe('the debate', () => {
  const article = liveblog(4190);
  const story = storyOf(article);
  const begin = story[0]?.minute ?? Number.NaN;

  it('begins after nine, where it began between eight and half past, and takes as long as its headline says', () => {
    expect(article.hours).toEqual([8, 8.5]);
    // Nine o'clock is half an hour to an hour after the first update.
    const taken = find(story, 'Aangenomen').minute - begin;
    expect(taken - 60).toBeGreaterThan(10.5 * 60);
    expect(taken - 30).toBeLessThan(11.5 * 60);
    expect(article.headline).toContain('na elf uur debat');
    expect((story[1]?.minute ?? 0) - begin).toBeGreaterThan(60);
  });
});
