import { autoUpdate, computePosition } from '@floating-ui/dom';
import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { insert, setAttributes } from '../../platform/dom/undo.ts';
import { isAborted } from '../../platform/http/http-error.ts';
import { navigateTo } from '../../platform/navigation/navigate.ts';
import { delay } from '../../platform/schedule/delay.ts';
import { allowedOrigins } from '../../runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';
import type { Context } from '../../runtime/feature/feature.ts';
import { mountView } from '../../runtime/feature/mount-view.ts';
import { warn } from '../../runtime/log/log.ts';
import { optionId } from '../../ui/forms/react/Options.tsx';
import { nextOption } from '../../ui/forms/rules/next-option.ts';
import { isComposing } from '../../ui/keyboard/is-composing.ts';
import { fetchSuggestions, type Suggestion } from './api/suggestions.ts';
import styles from './Suggestions.module.css';
import { Suggestions } from './Suggestions.tsx';

/** Milliseconds without a key press after which suggestions are fetched. */
const PAUSE = 150;
/** The minimum number of letters for suggestions. */
const MIN_LENGTH = 2;

/** The position of suggestions: over the page below the field, or as the last part of the form, which grows. */
export type SuggestionPlace = 'over' | 'in-form';

interface SuggestedField extends Pick<Context, 'feature' | 'page' | 'signal'> {
  readonly field: HTMLInputElement;
  /** The list's id. */
  readonly id: string;
  readonly address: string;
  readonly place: SuggestionPlace;
  /** Whether the words have been sent already. */
  readonly isSent: boolean;
}

/**
 * Shows suggestions while the visitor types in a field. Each key press aborts the previous call; a list stays until the
 * next one has arrived, so that it does not flicker on a slow connection. A failure closes the list and does not change
 * the field.
 */
export function showSuggestions(options: SuggestedField): void {
  const { field, id, address, place, isSent, feature, page, signal } = options;
  const { form } = field;
  const container = create('div', { class: styles[place === 'over' ? 'over' : 'inForm'] });
  if (place === 'in-form' && form) insert(form, 'beforeend', container, signal);
  else insert(field, 'afterend', container, signal);
  const origins = allowedOrigins(page, siteConfig(page));
  let suggestions: readonly Suggestion[] = [];
  let active = -1;
  let running: AbortController | undefined;
  let unpin: (() => void) | undefined;

  const go = (position: number) => {
    const chosen = suggestions[position];
    if (!chosen) return;
    close();
    navigateTo(chosen.url, page);
  };
  const viewNow = () => <Suggestions id={id} suggestions={suggestions} active={active} onChoose={go} />;
  const view = mountView(container, viewNow(), { feature, signal });
  const draw = () => {
    const isShown = suggestions.length > 0;
    view.render(viewNow());
    setAttributes(
      field,
      {
        'aria-expanded': String(isShown),
        'aria-activedescendant': active < 0 ? null : optionId(id, active),
      },
      signal,
    );
    if (isShown && place === 'over') unpin ??= pin(field, container);
    else if (!isShown) {
      unpin?.();
      unpin = undefined;
    }
  };
  const show = (found: readonly Suggestion[]) => {
    // A visitor who has moved to a suggestion stays there, if the newer list has it.
    const kept = suggestions[active]?.url;
    active = kept === undefined ? -1 : found.findIndex(({ url }) => url === kept);
    suggestions = found;
    draw();
  };
  const close = () => {
    running?.abort();
    running = undefined;
    if (suggestions.length > 0) show([]);
  };

  const look = async () => {
    running?.abort();
    const own = new AbortController();
    running = own;
    const typed = field.value.trim();
    if (typed.length < MIN_LENGTH) return close();
    await delay(PAUSE, own.signal);
    if (own.signal.aborted) return;
    try {
      show(await fetchSuggestions(address, typed, { origins, signal: own.signal }));
    } catch (cause) {
      if (isAborted(cause)) return;
      close();
      warn(feature, 'The suggestions of the search could not be fetched; searching works without.');
    }
  };

  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || suggestions.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      active = nextOption(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length);
      draw();
    } else if (event.key === 'Enter' && active >= 0) go(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  field.addEventListener(
    'input',
    () => {
      // Enter searches for the words that are typed now.
      active = -1;
      draw();
      void look();
    },
    { signal },
  );
  field.addEventListener('keydown', press, { signal });
  field.addEventListener('blur', close, { signal });
  form?.addEventListener('submit', close, { signal });
  onAbort(signal, () => {
    running?.abort();
    unpin?.();
  });
  if (!isSent && document.activeElement === field) void look();
}

/** Keeps the list below the field, with the field's width. */
function pin(field: HTMLElement, container: HTMLElement): () => void {
  return autoUpdate(field, container, () => {
    void computePosition(field, container, { placement: 'bottom-start' }).then(({ x, y }) => {
      Object.assign(container.style, { left: `${x}px`, top: `${y}px`, width: `${field.offsetWidth}px` });
    });
  });
}
