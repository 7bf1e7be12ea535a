import { useEffect, useState } from 'react';
import {
  addFavourite,
  fetchFavourites,
  removeFavourite,
} from '../../../../../core/domain/favourites/api/favourites.ts';
import { listEntries } from '../../../../../core/platform/http/outbox/box.ts';
import type { Entry } from '../../../../../core/platform/http/outbox/entry.ts';
import { inOrder } from '../../../../../core/platform/http/outbox/rules.ts';
import type { Context } from '../../../../../core/runtime/feature/feature.ts';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { profileOutbox } from '../../../../../core/user/profile/profile-outbox.ts';
import type { WriteOutcome } from '../../../../../core/user/profile/profile-write.ts';
import { useVisitor } from '../../../../../core/user/visitor/use-visitor.ts';
import styles from './OutboxExample.module.css';
import { outcomeText, TEXTS, writeText } from './texts.ts';

/** An article that the server refuses: its number is none. */
const NO_ARTICLE = -1;
const FIRST = 4101;
const SHOWN = 100;

/** Makes writes through the outbox and shows what waits, what came of them, and what the server has. */
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

  // Whenever a write comes or goes, the server has, as a rule, something else.
  const news = `${uuid}, ${waiting.length} wait, ${outcomes.length} are done`;
  useEffect(() => {
    if (news.startsWith('undefined')) return;
    const controller = new AbortController();
    fetchFavourites(page, { limit: SHOWN, signal: controller.signal }).then(
      (list) => setKept(list.map(({ article_id }) => article_id)),
      () => {},
    );
    return () => controller.abort();
  }, [page, news]);

  const make = async (name: string, write: Promise<WriteOutcome>) => {
    const outcome = await write;
    setOutcomes((known) => [...known, `${name}: ${outcomeText(outcome)}`]);
  };
  const next = Math.max(FIRST - 1, ...(kept ?? []), ...waiting.map(articleOf)) + 1;
  const last = kept?.[0];

  return (
    <div>
      <p className={styles.buttons}>
        <Button onClick={() => void make(TEXTS.keep(next), addFavourite(page, next))}>
          {TEXTS.keep(next)}
        </Button>
        <Button
          disabledReason={last === undefined ? TEXTS.empty : undefined}
          onClick={() => last !== undefined && void make(TEXTS.remove(last), removeFavourite(page, last))}
        >
          {TEXTS.removeNewest}
        </Button>
        <Button onClick={() => void make(TEXTS.wrong, addFavourite(page, NO_ARTICLE))}>{TEXTS.wrong}</Button>
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
          {/* Two writes may read the same; their place tells them apart. */}
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
