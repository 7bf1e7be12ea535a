import { integer, optional } from '../../../../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../../../../core/runtime/feature/widget.tsx';
import { Quiz } from '../../../../kinds/quiz/Quiz.tsx';

export default widget({
  attributes: { first: integer(0), rounds: optional(integer(1, 24), 5) },
  view: Quiz,
});
