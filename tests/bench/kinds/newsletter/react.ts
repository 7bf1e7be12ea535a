import { mounting } from '../react.tsx';
import { Newsletter } from './Newsletter.tsx';
import { newsletterProps } from './rules.ts';

export const mount = mounting(Newsletter, newsletterProps);
