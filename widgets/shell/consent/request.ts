/** The code of a prompt; visitors who have already chosen do not load it. */
export { PRIORITY } from '../../../core/user/prompts/priority.ts';
export { requestPrompt } from '../../../core/user/prompts/prompts.ts';
