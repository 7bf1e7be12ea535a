import { mounting } from '../react.tsx';
import { Quiz } from './Quiz.tsx';
import { quizProps } from './rules.ts';

export const mount = mounting(Quiz, quizProps);
