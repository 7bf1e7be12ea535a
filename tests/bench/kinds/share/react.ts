import { mounting } from '../react.tsx';
import { shareProps } from './rules.ts';
import { Share } from './Share.tsx';

export const mount = mounting(Share, shareProps);
