import { start } from './tiny-loader.ts';

/** Contestant (c), the lower limit: the tiny loader and plain DOM code, a module per kind. */
start({
  'bench-newsletter': () => import('../kinds/newsletter/plain.ts'),
  'bench-poll': () => import('../kinds/poll/plain.ts'),
  'bench-quiz': () => import('../kinds/quiz/plain.ts'),
  'bench-share': () => import('../kinds/share/plain.ts'),
  'bench-table': () => import('../kinds/table/plain.ts'),
  'bench-ticker': () => import('../kinds/ticker/plain.ts'),
});
