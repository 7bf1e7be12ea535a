import { mounting } from '../react.tsx';
import { tickerProps } from './rules.ts';
import { Ticker } from './Ticker.tsx';

export const mount = mounting(Ticker, tickerProps);
