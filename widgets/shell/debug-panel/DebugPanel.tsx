import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { copyText } from '../../../core/domain/share/copy-text.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { restoreFocus } from '../../../core/ui/focus/restore-focus.ts';
import { Field } from '../../../core/ui/forms/react/Field.tsx';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import { Tabs } from '../../../core/ui/tabs/Tabs.tsx';
import { useVisitor } from '../../../core/user/visitor/use-visitor.ts';
import { CallList } from './CallList.tsx';
import type { DebugRecord } from './create-record.ts';
import styles from './DebugPanel.module.css';
import { EventList } from './EventList.tsx';
import { HookList } from './HookList.tsx';
import { MessageList } from './MessageList.tsx';
import { PageFactsList } from './PageFactsList.tsx';
import { panelJson } from './panel-json.ts';
import {
  CLOSE,
  COPIED,
  COPY,
  countText,
  FILTER,
  NO_MANIFEST,
  NOT_COPIED,
  releaseText,
  TAB_NAMES,
  TABS,
  TITLE,
} from './texts.ts';
import { usePanelData } from './use-panel-data.ts';

interface DebugPanelProps {
  readonly page: Page;
  readonly record: DebugRecord;
  readonly onClose: () => void;
  /** Aborts when the panel closes. */
  readonly signal: AbortSignal;
}

/**
 * The panel of `#debug=widgets`, at the bottom of the window: the state of each hook and its reason, and the activity
 * on the page. It takes the focus, and returns it when it closes. Escape in it closes it.
 */
export function DebugPanel({ page, record, onClose, signal }: DebugPanelProps) {
  const data = usePanelData(page, record, signal);
  const visitor = useVisitor(page);
  const [filter, setFilter] = useState('');
  const [status, setStatus] = useState('');
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    if (!panel.current || !title.current) return;
    const giveBack = restoreFocus(panel.current);
    focusOn(title.current);
    return giveBack;
  }, []);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  async function copy() {
    setStatus((await copyText(panelJson(data, page, visitor))) ? COPIED : NOT_COPIED);
  }

  const notices = [
    ...(data.isManifestMissing ? [NO_MANIFEST] : []),
    ...(data.published && data.published.release !== page.release
      ? [releaseText(page.release, data.published.release)]
      : []),
  ];
  const shared = { filter, signal };
  return (
    <Beside element={document.body} at="beforeend">
      <section
        ref={panel}
        lang="en"
        translate="no"
        aria-label={TITLE}
        className={styles.root}
        onKeyDown={press}
      >
        <div className={styles.head}>
          <h2 ref={title} className={styles.title}>
            {TITLE}
          </h2>
          <Button onClick={copy}>{COPY}</Button>
          <Button onClick={onClose}>{CLOSE}</Button>
          <p role="status" className={styles.status}>
            {status}
          </p>
        </div>
        {notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
        <Field
          label={FILTER}
          type="search"
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          className={styles.filter}
        />
        <Tabs
          label={TABS}
          className={styles.tabs}
          tabs={[
            {
              id: 'hooks',
              label: countText(TAB_NAMES.hooks, data.rows.length),
              panel: <HookList rows={data.rows} {...shared} />,
            },
            {
              id: 'messages',
              label: countText(TAB_NAMES.messages, data.messages.length),
              panel: <MessageList messages={data.messages} filter={filter} />,
            },
            {
              id: 'calls',
              label: countText(TAB_NAMES.calls, data.calls.length),
              panel: <CallList calls={data.calls} filter={filter} />,
            },
            {
              id: 'events',
              label: countText(TAB_NAMES.events, data.events.length),
              panel: <EventList events={data.events} filter={filter} />,
            },
            {
              id: 'page',
              label: TAB_NAMES.page,
              panel: <PageFactsList data={data} page={page} visitor={visitor} />,
            },
          ]}
        />
      </section>
    </Beside>
  );
}
