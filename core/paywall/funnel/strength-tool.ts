export { scoreByLength as scoreByTool } from './password-level.ts';
