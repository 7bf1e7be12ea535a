import { DATA_ATTRIBUTES, readDataBlock } from '../../../core/platform/html/data-block.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { warn } from '../../../core/runtime/log/log.ts';
import { Quiz } from './Quiz.tsx';
import type { QuizDefinition } from './quiz-definition.ts';
import { readQuiz } from './read-quiz.ts';

/** A quiz of questions or statements, which the server sends as HTML for reading and as JSON for playing [quiz-12]. */
export default widget({
  attributes: {
    /** The quiz as JSON, if the hook has no `<script type="application/json">`. */
    json: DATA_ATTRIBUTES.json,
    /** The address of the quiz as JSON, if the hook has neither a script element nor `data-json`. */
    jsonUrl: DATA_ATTRIBUTES.jsonUrl,
  },
  read,
  view: Quiz,
  first: 'sliced',
});

function read(hook: HTMLElement, context: Context): QuizDefinition | Promise<QuizDefinition> {
  const data = readDataBlock(hook, context);
  return data instanceof Promise ? data.then((json) => check(json, context)) : check(data, context);
}

function check(data: unknown, { feature }: Context): QuizDefinition {
  return readQuiz(data, (problem) => warn(feature, problem));
}
