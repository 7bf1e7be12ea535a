import { error } from '../../../core/runtime/log/log.ts';

/** The module that opens the modals of collections. */
type Dialogs = typeof import('./dialogs/all-dialogs.ts');

/**
 * Loads the modals when the first one is opened.
 * @throws (as a rejection) if their code does not load; the next click tries again
 */
export async function loadDialogs(): Promise<Dialogs> {
  try {
    return await import('./dialogs/all-dialogs.ts');
  } catch (cause) {
    error('reading-list-page', 'The modal could not be loaded.', cause);
    throw cause;
  }
}
