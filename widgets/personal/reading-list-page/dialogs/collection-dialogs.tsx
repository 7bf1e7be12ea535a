import { MODAL_ORDER, nameError } from '../../../../core/domain/favourites/collection-name.ts';
import {
  CANCEL,
  DELETE,
  DELETE_COLLECTION,
  deleteText,
  EDIT_COLLECTION,
  MODAL_MESSAGES,
  NEW_COLLECTION,
  SAVE_CHANGES,
  SURE,
} from '../../../../core/domain/favourites/texts.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { confirmChoice } from '../../../../core/ui/dialog/confirm-choice.tsx';
import { ChangeButton, openChangeDialog } from '../../../../core/user/personal/dialog/change-dialog.tsx';
import { settleInDialog } from '../../../../core/user/personal/dialog/settle-in-dialog.ts';
import { personalStore } from '../../../../core/user/personal/personal-store.ts';
import { type CollectionChange, collections } from '../collections.ts';
import { NameField } from './NameField.tsx';

/**
 * Opens the modal 'Nieuwe verzameling' [collection-modals-2].
 * @param page the page
 * @param signal closes it
 * @returns the new collection's name
 */
export function openAddCollection(page: Page, signal: AbortSignal): Promise<string | 'cancelled'> {
  return openChangeDialog<string>({
    title: NEW_COLLECTION,
    operation: 'addCollection',
    signal,
    submit(fields) {
      const name = nameIn(fields);
      const error = nameError(name, namesOf(page), MODAL_ORDER);
      if (error) return { message: MODAL_MESSAGES[error] };
      return make(page, { type: 'create', name }, name, signal);
    },
    content: (state) => <NameField state={state} />,
    footer: (state) => (
      <ChangeButton state={state} look="primary" submits>
        {SAVE_CHANGES}
      </ChangeButton>
    ),
  });
}

/** The result of editing a collection: its name, which may be unchanged, or that it was deleted. */
export type Edited = { readonly name: string } | 'deleted';

/**
 * Opens the modal 'Verzameling wijzigen': renames or deletes a collection [collection-modals-3].
 * @param page the page
 * @param name name of the collection
 * @param signal closes it
 */
export async function openEditCollection(
  page: Page,
  name: string,
  signal: AbortSignal,
): Promise<Edited | 'cancelled'> {
  let hasFailed = false;
  while (!signal.aborted) {
    const edited = await openNameDialog(page, name, hasFailed, signal);
    if (edited !== 'delete') return edited;
    // The confirmation replaces the modal, because only one is open at a time [dialog-2].
    const answer = await confirmChoice({
      title: SURE,
      text: deleteText(name),
      answers: [
        { value: 'delete', label: DELETE, primary: true },
        { value: 'cancel', label: CANCEL },
      ],
      signal,
    });
    hasFailed = false;
    if (answer !== 'delete') continue;
    if (await make(page, { type: 'delete', name }, true, signal)) return 'deleted';
    hasFailed = true;
  }
  return 'cancelled';
}

function openNameDialog(
  page: Page,
  name: string,
  hasFailed: boolean,
  signal: AbortSignal,
): Promise<{ readonly name: string } | 'delete' | 'cancelled'> {
  return openChangeDialog<{ readonly name: string } | 'delete'>({
    title: EDIT_COLLECTION,
    operation: 'editCollection',
    hasFailed,
    signal,
    submit(fields) {
      const newName = nameIn(fields);
      // An unchanged name just closes the modal [collection-modals-11].
      if (newName === name) return Promise.resolve({ name });
      const others = namesOf(page).filter((other) => other !== name);
      const error = nameError(newName, others, MODAL_ORDER);
      if (error) return { message: MODAL_MESSAGES[error] };
      return make(page, { type: 'rename', name, newName }, { name: newName }, signal);
    },
    content: (state) => <NameField state={state} name={name} />,
    footer: (state, run) => (
      <>
        <ChangeButton state={state} look="quiet" onClick={() => run(async () => 'delete')}>
          {DELETE_COLLECTION}
        </ChangeButton>
        <ChangeButton state={state} look="primary" submits>
          {SAVE_CHANGES}
        </ChangeButton>
      </>
    ),
  });
}

/** Makes a change. @returns the answer; undefined if it failed */
async function make<Answer>(
  page: Page,
  change: CollectionChange,
  answer: Answer,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  const isDone = await settleInDialog(personalStore(page, collections).change(change), signal);
  return isDone ? answer : undefined;
}

function nameIn(fields: FormData): string {
  return String(fields.get('name') ?? '').trim();
}

function namesOf(page: Page): string[] {
  return personalStore(page, collections)
    .getState()
    .data.map(({ name }) => name);
}
