import { useState } from 'react';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { openDialog } from '../../../../../core/ui/dialog/open-dialog.tsx';
import styles from './DialogExamples.module.css';

/** The opener is removed together with its item: the focus moves to the element in its position. */
export function Following({ signal }: { readonly signal: AbortSignal }) {
  const [topics, setTopics] = useState(['Klimaat', 'Wonen', 'Zorg']);
  const unfollow = async (topic: string) => {
    const answer = await openDialog<'stop'>({
      title: `${topic} ontvolgen`,
      operation: 'unsubscribe',
      signal,
      render: () => <p>Je ziet geen nieuwe artikelen over dit onderwerp meer in Mijn nieuws.</p>,
      footer: (choose) => (
        <Button
          look="primary"
          onClick={() => {
            setTopics((all) => all.filter((other) => other !== topic));
            choose('stop');
          }}
        >
          Stop met volgen van dit onderwerp
        </Button>
      ),
    });
    return answer;
  };
  return (
    <ul className={styles.list} aria-label="Onderwerpen">
      {topics.map((topic) => (
        <li key={topic} className={styles.row}>
          {topic}
          <Button look="plain" onClick={() => void unfollow(topic)}>
            Stop met {topic}
          </Button>
        </li>
      ))}
    </ul>
  );
}
