/** What asking for the reader's attention takes; readers who have chosen do not load it. */
export { PRIORITY } from '../../../core/prompts/priorities.ts';
export { requestPrompt } from '../../../core/prompts/prompts.ts';
