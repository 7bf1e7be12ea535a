import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';
import { tabAfterKey } from './tab-after-key.ts';

/** A tab with its panel. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The name of the tab list. */
  readonly label: string;
  /** The tabs; at least one. */
  readonly tabs: readonly Tab<Id>[];
  /** The open tab; undefined for an uncontrolled component. */
  readonly selected?: Id | undefined;
  readonly onSelect?: ((id: Id) => void) | undefined;
  readonly className?: string | undefined;
  /** Whether the open tab gets the focus when a dialog opens. */
  readonly focusFirst?: boolean;
}

/**
 * Tabs by the WAI-ARIA Authoring Practices: one tab is in the tab order; arrows, Home and End move the focus and open.
 * A panel is rendered when it is first opened and keeps its state from then on. The page's address does not change.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, className, focusFirst = false } = props;
  const prefix = useId();
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  const [own, setOwn] = useState(tabs[0]?.id);
  const wanted = selected ?? own;
  const open = tabs.some(({ id }) => id === wanted) ? wanted : tabs[0]?.id;
  const [opened, setOpened] = useState<ReadonlySet<Id>>(new Set());
  const shown = new Set(opened);
  if (open !== undefined) shown.add(open);

  function select(id: Id) {
    setOpened(new Set([...shown, id]));
    setOwn(id);
    if (id !== open) onSelect?.(id);
  }

  function move(event: KeyboardEvent, at: number) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { direction } = getComputedStyle(event.currentTarget);
    const next = tabs[tabAfterKey(event.key, at, tabs.length, direction) ?? -1];
    if (!next) return;
    event.preventDefault();
    const button = buttons.current.get(next.id);
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    select(next.id);
  }

  return (
    <div className={className ? `${styles.root} ${className}` : styles.root}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}tab-${tab.id}`}
            aria-controls={`${prefix}panel-${tab.id}`}
            aria-selected={tab.id === open}
            tabIndex={tab.id === open ? 0 : -1}
            data-focus-first={focusFirst && tab.id === open ? '' : undefined}
            className={styles.tab}
            ref={(button) => {
              if (button) buttons.current.set(tab.id, button);
              else buttons.current.delete(tab.id);
            }}
            onClick={() => select(tab.id)}
            onKeyDown={(event) => move(event, at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          {...IN_TAB_ORDER}
          id={`${prefix}panel-${tab.id}`}
          aria-labelledby={`${prefix}tab-${tab.id}`}
          hidden={tab.id !== open}
          className={styles.panel}
        >
          {shown.has(tab.id) && tab.panel}
        </div>
      ))}
    </div>
  );
}

/** Lets the keyboard scroll a panel that only has text. */
const IN_TAB_ORDER = { tabIndex: 0 };
