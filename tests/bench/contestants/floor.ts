import { start } from './tiny-loader.ts';

/** Contestant (b), the React floor: the tiny loader, React in a separate chunk, a chunk per kind. */
start({
  'bench-newsletter': () => import('../kinds/newsletter/react.ts'),
  'bench-poll': () => import('../kinds/poll/react.ts'),
  'bench-quiz': () => import('../kinds/quiz/react.ts'),
  'bench-share': () => import('../kinds/share/react.ts'),
  'bench-ticker': () => import('../kinds/ticker/react.ts'),
});
