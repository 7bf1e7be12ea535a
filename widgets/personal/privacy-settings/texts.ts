import type { ShowDays } from '../../../core/user/history/show-days.ts';

/** For visitors who are not logged in. */
export const LOG_IN = 'Log in';
export const TO_SEE = ' om je instellingen te bekijken.';

/** The choice of the reading history [privacy-settings-1]. */
export const HISTORY = 'Leesgeschiedenis';
export const HISTORY_HELP = 'Hoelang zie je terug welke artikelen je hebt gelezen?';
export const daysText = (days: ShowDays): string => `${days} dagen`;
export const OFF = 'Uit';
export const OFF_HELP = 'We houden niet bij wat je leest.';
export const NOT_CHOSEN = 'Je hebt nog niet gekozen. Tot je kiest, houden we niets bij.';
/** Shown after a failed save, with the earlier choice restored [privacy-settings-6]. */
export const SAVE_FAILED = 'Opslaan mislukt, probeer het later opnieuw.';
export const SAVED = 'Opgeslagen.';

/** The switch for marks on links to read articles [privacy-settings-2]. */
export const SHOW_VISITED = 'Toon welke artikelen je hebt gelezen';
export const SHOW_VISITED_HELP =
  'Gelezen artikelen zijn in lijsten dan grijs, met een vinkje. Geldt voor deze browser.';

/** Deleting the history, and its confirmation [privacy-settings-7]. */
export const DELETE_HISTORY = 'Leesgeschiedenis verwijderen';
export const DELETE_QUESTION = 'Weet je zeker dat je je leesgeschiedenis wilt verwijderen?';
export const DELETE_MEANS = 'Daarna zie je op geen enkel apparaat meer wat je hebt gelezen.';
export const DELETE = 'Verwijderen';
export const CANCEL = 'Annuleren';
export const DELETED = 'Je leesgeschiedenis is verwijderd.';
export const DELETE_FAILED = 'Verwijderen is niet gelukt. Probeer het later opnieuw.';

export const LOAD_FAILED = 'We konden je instellingen niet laden.';
export const RETRY = 'Probeer het opnieuw';

/** The chart of reading per week [reading-history-2]. */
export const WEEKS = 'Gelezen artikelen per week';
export const WEEKS_FAILED = 'We konden je leesgeschiedenis niet laden.';
export const AS_TABLE = 'Bekijk de cijfers als tabel';
export const WEEK = 'Week vanaf';
export const ARTICLES = 'Artikelen';
export const weeksEmpty = (weeks: number): string =>
  `In de afgelopen ${weeks} weken hebben we nog geen gelezen artikelen bijgehouden.`;

/**
 * A summary of the chart in words.
 * @param total number of articles in all weeks
 * @param average average number per week, a whole number
 */
export function weeksSummary(weeks: number, total: number, average: number): string {
  const articles = total === 1 ? '1 artikel' : `${total} artikelen`;
  const perWeek = average === 0 ? 'minder dan 1' : `ongeveer ${average}`;
  return `In de afgelopen ${weeks} weken las je ${articles}: ${perWeek} per week.`;
}

export const barText = (week: string, count: number): string =>
  `Week vanaf ${week}: ${count === 1 ? '1 artikel' : `${count} artikelen`}`;
