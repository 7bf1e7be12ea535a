import type { WriteOutcome } from '../../../../../core/user/profile/profile-write.ts';

/** Texts on the workbench. */
export const TEXTS = {
  keep: (article: number) => `Sla artikel ${article} op`,
  remove: (article: number) => `Verwijder artikel ${article}`,
  removeNewest: 'Verwijder het nieuwste artikel',
  empty: 'De leeslijst is leeg.',
  article: (article: number) => `Artikel ${article}`,
  wrong: 'Sla iets op dat niet bestaat',
  waiting: 'Wacht op verzending',
  outcomes: 'Afgehandeld',
  kept: 'Op de leeslijst',
  none: 'Niets.',
};

const OUTCOMES: Record<WriteOutcome['state'], string> = {
  sent: 'verstuurd',
  refused: 'geweigerd door de server',
  expired: 'te lang gewacht',
  full: 'er wacht al te veel',
  'logged-out': 'log eerst in',
};

/** The outcome of a write. */
export function outcomeText({ state }: WriteOutcome): string {
  return OUTCOMES[state];
}

/** A queued write. */
export function writeText(method: string, article: number): string {
  return method === 'DELETE' ? TEXTS.remove(article) : TEXTS.keep(article);
}
