import { type Ref, type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { afterResize } from '../../../core/platform/viewport/after-resize.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { useServed } from '../../../core/ui/served/use-served.ts';
import { type Block, type Remedy, showBlock, type Wanted } from './block.ts';
import styles from './Comments.module.css';
import { CONSENT_NEEDED, LOADING, SETTINGS, SHOW_ALL } from './texts.ts';

export interface CommentsProps {
  /** The container in the page, whose height is reserved. */
  readonly place: HTMLElement;
  /** Differs for each visitor and attempt, so that each gets new comments. */
  readonly session: number;
  /** Undefined while the visitor's consent is missing. */
  readonly wanted: Wanted | undefined;
  /** Whether the address points to a comment, which may be one of those that the container clips. */
  readonly isLinked: boolean;
  readonly onBlock: (block: Block) => void;
  /** Called when comments that have the focus become inert. */
  readonly onInert: () => void;
  readonly onSettings: () => void;
}

/** The comments of an article, or why consent is needed, in a container whose height is reserved. */
export function Comments({ session, wanted, onSettings, ...rest }: CommentsProps) {
  useServed(rest.place, { classes: { [styles.place]: true } });
  if (!wanted) {
    return <Note text={CONSENT_NEEDED} remedy={{ label: SETTINGS, run: onSettings }} />;
  }
  return <Stream key={session} wanted={wanted} {...rest} />;
}

interface NoteProps {
  readonly text: string;
  readonly remedy: Remedy | undefined;
  readonly isBusy?: boolean;
  readonly isHidden?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * A text over the container, with an action that may help. The first text of a status is not announced, so that
 * visitors elsewhere on the page are not disturbed.
 */
function Note({ text, remedy, isBusy = false, isHidden = false, ref }: NoteProps) {
  return (
    <div ref={ref} className={styles.note} hidden={isHidden}>
      <p role="status">{text}</p>
      {remedy && (
        <Button busy={isBusy || undefined} onClick={remedy.run}>
          {remedy.label}
        </Button>
      )}
    </div>
  );
}

/** The message over the comments; none once they are shown. */
interface State {
  readonly kind: 'waiting' | 'problem' | 'shown';
  readonly text: string;
  /** The action's button stays while it is being tried, because it has the focus. */
  readonly remedy: Remedy | undefined;
}

type Action =
  | { readonly kind: 'waiting' | 'shown' }
  | { readonly kind: 'problem'; readonly text: string; readonly remedy: Remedy };

function reduce(state: State, action: Action): State {
  if (action.kind === 'waiting') return { ...state, kind: 'waiting', text: LOADING };
  return action.kind === 'problem' ? action : { ...state, kind: 'shown' };
}

type StreamProps = Pick<CommentsProps, 'place' | 'isLinked' | 'onBlock' | 'onInert'> & {
  readonly wanted: Wanted;
};

/**
 * The comment service's elements, in an element that React does not manage. A longer list is shown in full when the
 * visitor presses the button, or moves the focus into it. Until the comments are shown they are inert; they are kept,
 * because removing them would discard a draft.
 */
function Stream({ place, wanted, isLinked, onBlock, onInert }: StreamProps) {
  const stream = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [{ kind, text, remedy }, dispatch] = useReducer(reduce, {
    kind: 'waiting',
    text: LOADING,
    remedy: undefined,
  });
  const [isOpen, setOpen] = useState(isLinked);
  const isClipped = useClipped(place, stream);
  useServed(place, { classes: { [styles.open]: isOpen } });

  useLayoutEffect(() => {
    if (!stream.current) return;
    const ending = new AbortController();
    const comments = {
      stream: stream.current,
      wait: () => dispatch({ kind: 'waiting' }),
      say: (problem: string, remedy: Remedy) => dispatch({ kind: 'problem', text: problem, remedy }),
      show: () => dispatch({ kind: 'shown' }),
    };
    onBlock(showBlock(wanted, comments, ending.signal));
    return () => ending.abort();
  }, [wanted, onBlock]);

  useLayoutEffect(() => {
    const hasFocus = (part: Element | null) => part?.contains(document.activeElement);
    if (kind !== 'shown' && hasFocus(stream.current)) onInert();
    else if (kind === 'shown' && hasFocus(note.current)) stream.current?.focus({ preventScroll: true });
  }, [kind, onInert]);

  // When a frame gets the focus, the window loses it.
  useEffect(() => {
    const look = () => setTimeout(() => stream.current?.contains(document.activeElement) && setOpen(true));
    addEventListener('blur', look);
    return () => removeEventListener('blur', look);
  }, []);

  function openAll() {
    setOpen(true);
    stream.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is in it takes the focus */}
      <div
        ref={stream}
        className={styles.stream}
        tabIndex={-1}
        inert={kind !== 'shown'}
        onFocus={() => setOpen(true)}
      />
      <Note ref={note} text={text} remedy={remedy} isBusy={kind === 'waiting'} isHidden={kind === 'shown'} />
      {kind === 'shown' && isClipped && !isOpen && (
        <div className={styles.foot}>
          <Button onClick={openAll}>{SHOW_ALL}</Button>
        </div>
      )}
    </>
  );
}

/** Whether an element is higher than the container that clips it. */
function useClipped(place: HTMLElement, content: RefObject<HTMLElement | null>): boolean {
  const [isClipped, setClipped] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const heights = new Map<Element | null, number>();
    const measure = (entries: readonly ResizeObserverEntry[]) => {
      for (const { target, contentRect } of entries) heights.set(target, contentRect.height);
      setClipped((heights.get(content.current) ?? 0) > (heights.get(place) ?? 0));
    };
    if (content.current) afterResize([place, content.current], measure, ending.signal);
    return () => ending.abort();
  }, [place, content]);
  return isClipped;
}
