import { useEffect, useState } from 'react';
import { fetchFavourites } from '../../../../../core/domain/favourites/api/favourites.ts';
import { favourites } from '../../../../../core/domain/favourites/favourites.ts';
import { listEntries } from '../../../../../core/platform/http/outbox/box.ts';
import type { Entry } from '../../../../../core/platform/http/outbox/entry.ts';
import { inOrder } from '../../../../../core/platform/http/outbox/rules.ts';
import type { Context } from '../../../../../core/runtime/feature/feature.ts';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { profileOutbox } from '../../../../../core/user/profile/profile-outbox.ts';
import { profileWrite, type WriteOutcome } from '../../../../../core/user/profile/profile-write.ts';
import { useVisitor } from '../../../../../core/user/visitor/use-visitor.ts';
import styles from './OutboxExample.module.css';
import { outcomeText, TEXTS, writeText } from './texts.ts';

/** An article that the server refuses, because its id is invalid. */
const NO_ARTICLE = -1;
const FIRST = 4101;
const SHOWN = 100;

/** Makes writes through the outbox and shows the queue, the outcomes, and the server's state. */
export function OutboxExample({ context: { page } }: { readonly context: Context }) {
  const [waiting, setWaiting] = useState<readonly Entry[]>([]);
  const [outcomes, setOutcomes] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<readonly number[]>();
  const uuid = useVisitor(page)?.uuid;

  useEffect(() => {
    const look = () => setWaiting(inOrder(listEntries()));
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (uuid !== undefined) profileOutbox(page);
  }, [page, uuid]);

  // When a write is added or removed, the server's state has usually changed.
  const news = `${uuid}, ${waiting.length} wait, ${outcomes.length} are done`;
  useEffect(() => {
    if (news.startsWith('undefined')) return;
    const controller = new AbortController();
    fetchFavourites(page, { limit: SHOWN }, controller.signal).then(
      ({ articles }) => setKept(articles.map(({ article_id }) => article_id)),
      () => {},
    );
    return () => controller.abort();
  }, [page, news]);

  const make = async (name: string, write: Promise<WriteOutcome>) => {
    const outcome = await write;
    setOutcomes((known) => [...known, `${name}: ${outcomeText(outcome)}`]);
  };
  const change = (type: 'add' | 'remove', articleId: number) => {
    const { path, ...write } = favourites.write({ type, articleId });
    return profileWrite(page, path, write);
  };
  const next = Math.max(FIRST - 1, ...(kept ?? []), ...waiting.map(articleOf)) + 1;
  const last = kept?.[0];

  return (
    <div>
      <p className={styles.buttons}>
        <Button onClick={() => void make(TEXTS.keep(next), change('add', next))}>{TEXTS.keep(next)}</Button>
        <Button
          disabledReason={last === undefined ? TEXTS.empty : undefined}
          onClick={() => last !== undefined && void make(TEXTS.remove(last), change('remove', last))}
        >
          {TEXTS.removeNewest}
        </Button>
        <Button onClick={() => void make(TEXTS.wrong, change('add', NO_ARTICLE))}>{TEXTS.wrong}</Button>
      </p>
      <div className={styles.lists}>
        <List
          title={TEXTS.waiting}
          items={waiting.map((entry) => writeText(entry.method, articleOf(entry)))}
        />
        <List title={TEXTS.outcomes} items={outcomes} />
        <List title={TEXTS.kept} items={(kept ?? []).map(TEXTS.article)} />
      </div>
    </div>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section className={styles.list} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {items.length === 0 ? (
        <p className={styles.none}>{TEXTS.none}</p>
      ) : (
        <ol className={styles.items}>
          {/* Two writes may have the same text; the index distinguishes them. */}
          {[...items.entries()].map(([place, item]) => (
            <li key={place}>{item}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

function articleOf({ json }: Entry): number {
  const { article_id: article } = json as { article_id?: unknown };
  return typeof article === 'number' ? article : 0;
}
