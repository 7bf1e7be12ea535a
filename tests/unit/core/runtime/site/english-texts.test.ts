import { vi } from 'vitest';
import { describeTexts } from './describe-texts.ts';
import { ENGLISH_CASES } from './english-cases.ts';
import { readLanguage } from './say-text.ts';

vi.mock(import('../../../../../core/runtime/config/locale.ts'), async (original) => ({
  ...(await original()),
  LOCALE: 'en-GB',
}));

describeTexts(readLanguage('en'), ENGLISH_CASES);
