import type { ReactNode } from 'react';
import type { Page } from '../../../core/runtime/page/page.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import styles from './DebugPanel.module.css';
import { describeValue } from './describe-value.ts';
import { MessageList } from './MessageList.tsx';
import { shownFacts, shownVisitor } from './panel-json.ts';
import { groupText, NOTHING, SECTIONS } from './texts.ts';
import type { PanelData } from './use-panel-data.ts';

interface PageFactsListProps {
  readonly data: PanelData;
  readonly page: Page;
  /** Undefined while unknown. */
  readonly visitor: Visitor | undefined;
}

/** Sources of the messages about mistakes of the template. */
const TEMPLATE = ['loader', 'page', 'site-config'];

/** The page's facts, its configuration and its visitor, with the mistakes found in them. */
export function PageFactsList({ data, page, visitor }: PageFactsListProps) {
  const mistakes = data.messages.filter(({ source }) => TEMPLATE.includes(source));
  return (
    <>
      <Section title={SECTIONS.mistakes}>
        <MessageList messages={mistakes} filter="" />
      </Section>
      <Section title={SECTIONS.facts}>
        <Values values={shownFacts(page)} />
      </Section>
      <Section title={SECTIONS.config}>
        <Values values={page.config} />
      </Section>
      <Section title={SECTIONS.visitor}>
        <Values values={shownVisitor(visitor) ?? {}} />
      </Section>
      <Section title={SECTIONS.experiments}>
        <Values
          values={Object.fromEntries(
            data.memberships.map(({ test, group, groups }) => [test, groupText(group, groups)]),
          )}
        />
      </Section>
      <Section title={SECTIONS.deprecated}>
        <Values values={Object.fromEntries(data.deprecated.map((entry, at) => [at + 1, entry]))} />
      </Section>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

function Values({ values }: { readonly values: object }) {
  const entries = Object.entries(values).filter(([, value]) => value !== '' && value !== undefined);
  if (entries.length === 0) return <p className={styles.nothing}>{NOTHING}</p>;
  return (
    <dl className={styles.values}>
      {entries.map(([name, value]) => (
        <div key={name} className={styles.value}>
          <dt>{name}</dt>
          <dd>
            <code>{describeValue(value)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
