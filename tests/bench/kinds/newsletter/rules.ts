import { disposableDomains, knownDomains, type Letter, letters, texts } from './content.ts';

export interface NewsletterProps {
  readonly letter: string;
  readonly source: string;
}

/** Reads the form's properties from its hook's attributes. */
export const newsletterProps = (data: DOMStringMap): NewsletterProps => ({
  letter: data.letter ?? '',
  source: data.source ?? 'artikel',
});

/** The letter of an id. @throws TypeError for an unknown one */
export function letterOf(id: string): Letter {
  const letter = letters.find((candidate) => candidate.id === id);
  if (!letter) throw new TypeError(`newsletter: no letter "${id}"`);
  return letter;
}

/** Three other letters: first those with the same theme, then in the catalogue's order. */
export function alsoChosen(letter: Letter): Letter[] {
  const others = letters.filter(({ id }) => id !== letter.id);
  return [
    ...others.filter(({ theme }) => theme === letter.theme),
    ...others.filter(({ theme }) => theme !== letter.theme),
  ].slice(0, 3);
}

/** The error message of an address; undefined if it is valid. */
export function addressError(typed: string): string | undefined {
  const address = typed.trim();
  if (address === '') return texts.errors.missing;
  if (/\s/.test(address)) return texts.errors.space;
  const at = address.lastIndexOf('@');
  if (at < 0) return texts.errors.noAt;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1).toLowerCase()];
  if (!/^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local)) return texts.errors.local;
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(domain)) return texts.errors.domain;
  if (disposableDomains.includes(domain)) return texts.errors.disposable;
  return undefined;
}

/** "anna@gmial.com" gives "anna@gmail.com": a known domain at most two keystrokes away. */
export function correction(typed: string): string | undefined {
  const [local, domain] = typed.trim().toLowerCase().split('@');
  if (!local || !domain || knownDomains.includes(domain)) return undefined;
  const near = knownDomains
    .map((known) => ({ known, steps: keystrokes(domain, known) }))
    .sort((a, b) => a.steps - b.steps)[0];
  return near && near.steps <= 2 ? `${local}@${near.known}` : undefined;
}

/** Levenshtein distance, with swapped neighbours as one step. */
export function keystrokes(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    const above = rows[row - 1] ?? [];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) best = Math.min(best, (rows[row - 2]?.[column - 2] ?? 0) + 1);
      current.push(best);
    }
    rows.push(current);
  }
  return rows[from.length]?.[to.length] ?? 0;
}

/** The confirmation, with the first name if it is given. */
export const confirmation = (name: string, letter: Letter): string =>
  `${name.trim() ? `Dank je, ${name.trim()}! ` : 'Dank je! '}We hebben je een e-mail gestuurd om je inschrijving voor ${letter.name} te bevestigen (${letter.moment}).`;
