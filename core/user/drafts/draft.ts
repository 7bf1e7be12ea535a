import { formProperty } from '../../platform/dom/form-property.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { onReset } from '../../platform/dom/on-reset.ts';
import { onLeave } from '../../platform/page-life/on-leave.ts';
import { storedItem } from '../../platform/storage/stored-item.ts';
import { debounce } from '../../platform/time/debounce.ts';
import { now } from '../../platform/time/now.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { type Control, isControl } from '../../ui/forms/rules/controls.ts';
import type { VisitedPage } from '../visitor/visitor-store.ts';
import { editionOf, readChoices, restoreChoices } from './draft-choices.ts';
import { observeDraftOwner } from './draft-owner.ts';
import { isText, mayStore } from './draft-rules.ts';

/** The text that a visitor has typed into a form and not sent yet. */
export interface Draft {
  /** Removes the text, because the form was sent. */
  clear(): void;
}

interface StoredDraft {
  /** The time at which it was stored, in epoch milliseconds. */
  readonly changedAt: number;
  /**
   * The mark of its owner; empty for a visitor who was not logged in. Another visitor of this browser does not get it.
   */
  readonly login: string;
  /** The texts by field name. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Milliseconds without a key press after which the text is stored. */
const PAUSE = 800;
const MAX_AGE = 7 * 24 * 3_600_000;
/** The maximum number of stored drafts; a newer one replaces the oldest. */
const MAX_DRAFTS = 10;

/** The drafts by form. */
const drafts = storedItem({ key: 'nmt_form_drafts', accepts: isDrafts });

/**
 * Keeps the text that a visitor types into a form until it is sent, so that it survives a failure, a reload and a
 * closed tab. Only text that the visitor composes is stored; see `draft-rules.ts`. A field that is filled in is not
 * overwritten.
 * @param form the form
 * @param options the page, and the signal that ends it after storing the typed text
 * @returns a function that removes the text once the form is sent
 */
export function keepDraft(
  form: HTMLFormElement,
  { page, signal }: { readonly page: VisitedPage; readonly signal: AbortSignal },
): Draft {
  const key = keyOf(form);
  let isSent = false;
  /** Whether the visitor has typed, so that any stored text is older. */
  let isTouched = false;
  const restoreStored = () => {
    const found = isTouched ? undefined : read()[key];
    if (found && owner.mayRead(found.login)) restore(form, found);
  };
  const owner = observeDraftOwner(page, restoreStored, signal);
  restoreStored();

  const store = () => {
    if (isSent) return;
    const texts = Object.fromEntries(
      textsOf(form)
        .filter((control) => control.value.trim() !== '' && control.value !== control.defaultValue)
        .filter(mayStore)
        .map(({ name, value }) => [name, value])
        .concat(readChoices(form)),
    );
    write(key, Object.keys(texts).length > 0 ? { changedAt: now(), login: owner.mark(), texts } : undefined);
  };
  let isChanged = false;
  const storeChanges = () => {
    if (isChanged) store();
    isChanged = false;
  };
  const storeSoon = debounce(storeChanges, PAUSE, signal);
  form.addEventListener(
    'input',
    () => {
      isSent = false;
      isTouched = true;
      isChanged = true;
      owner.mark();
      storeSoon();
    },
    { signal },
  );
  // Text that the visitor discards with a button must not reappear on the next page.
  onReset(form, store, signal);
  onLeave(storeChanges, signal);
  onAbort(signal, storeChanges);
  return {
    clear() {
      isSent = true;
      isChanged = false;
      owner.forget();
      write(key, undefined);
    },
  };
}

/**
 * A form is known by its page and its name there, the second form with a name also by its position; the form of a
 * puzzle by its edition, on any page.
 */
function keyOf(form: HTMLFormElement): string {
  const name = nameOf(form);
  const edition = editionOf(form);
  if (edition !== undefined) return `edition ${edition} ${name}`.slice(0, 200);
  const place = [...document.querySelectorAll('form')]
    .filter((other) => nameOf(other) === name)
    .indexOf(form);
  return `${place > 0 ? `${place + 1} ` : ''}${location.pathname} ${name}`.slice(0, 200);
}

function nameOf(form: HTMLFormElement): string {
  return formProperty(form, 'id') || form.getAttribute('action') || '';
}

function textsOf(form: HTMLFormElement): Exclude<Control, HTMLSelectElement>[] {
  return [...formProperty(form, 'elements')].filter(
    (element): element is Exclude<Control, HTMLSelectElement> =>
      isControl(element) && !(element instanceof HTMLSelectElement) && isText(element),
  );
}

function restore(form: HTMLFormElement, draft: StoredDraft): void {
  for (const control of textsOf(form)) {
    const text = draft.texts[control.name];
    // Text that the visitor or the browser has filled in meanwhile is newer.
    if (text !== undefined && control.value === control.defaultValue && mayStore(control))
      control.value = text;
  }
  restoreChoices(form, draft.texts);
}

function read(): Readonly<Record<string, StoredDraft>> {
  const oldest = now() - MAX_AGE;
  return Object.fromEntries(
    Object.entries(drafts.read() ?? {}).filter(([, { changedAt }]) => changedAt > oldest),
  );
}

function write(key: string, draft: StoredDraft | undefined): void {
  const { [key]: _, ...others } = read();
  const newest = Object.entries(others)
    .sort(([, one], [, other]) => other.changedAt - one.changedAt)
    .slice(0, MAX_DRAFTS - 1);
  const all = Object.fromEntries(draft ? [[key, draft], ...newest] : newest);
  if (Object.keys(all).length > 0) drafts.write(all);
  else drafts.remove();
}

function isDrafts(value: unknown): value is Record<string, StoredDraft> {
  return isRecord(value) && Object.values(value).every(isDraft);
}

function isDraft(value: unknown): value is StoredDraft {
  return (
    isRecord(value) &&
    typeof value.changedAt === 'number' &&
    typeof value.login === 'string' &&
    isRecord(value.texts) &&
    Object.values(value.texts).every((text) => typeof text === 'string')
  );
}
