import { mounting } from '../react.tsx';
import { Poll } from './Poll.tsx';
import { pollProps } from './rules.ts';

export const mount = mounting(Poll, pollProps);
