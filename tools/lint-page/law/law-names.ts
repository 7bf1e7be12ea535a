/** The sets of rules that `--law` names, by country and year. */
export const LAW_NAMES = ['nl-2026'] as const;

export type LawName = (typeof LAW_NAMES)[number];

/** The note that the linter prints once about them. */
export const NO_ADVICE = 'The rules of --law read markup; they are not legal advice.';

export const isLawName = (name: string): name is LawName => LAW_NAMES.some((known) => known === name);
