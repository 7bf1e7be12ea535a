import { readDataBlock } from '../../../core/platform/html/data-block.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { warn } from '../../../core/runtime/log/log.ts';
import { Quiz } from './Quiz.tsx';
import { readQuiz } from './read-quiz.ts';

/**
 * A quiz of questions or statements, which the server sends as HTML to be read and as JSON to be played
 * [quiz-12].
 */
export default widget({
  attributes: {},
  read: (hook, { feature }) => readQuiz(readDataBlock(feature, hook), (fault) => warn(feature, fault)),
  view: Quiz,
});
