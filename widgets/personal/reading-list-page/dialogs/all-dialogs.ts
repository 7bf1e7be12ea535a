/** The modals of the reading list, for a page that loads them when the first one is opened. */
export { openEditCollection } from './collection-dialogs.tsx';
export { openPicker } from './open-picker.tsx';
