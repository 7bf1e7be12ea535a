import { describeTexts } from './describe-texts.ts';
import { GERMAN_CASES } from './german-cases.ts';
import { readLanguage } from './say-text.ts';

describeTexts(readLanguage('de'), GERMAN_CASES);
