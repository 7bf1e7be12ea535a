import { confirmChoice } from '../../ui/dialog/confirm-choice.tsx';
import {
  CANCEL,
  FOLLOW_QUESTION,
  FOLLOW_WITH,
  FOLLOW_WITHOUT,
  followTitle,
  STOP,
  UNFOLLOW_QUESTION,
  unfollowTitle,
} from './texts.ts';

/**
 * Asks the visitor whether to follow a topic with or without messages [topic-follow-3].
 * @param name the topic's name
 * @param signal closes the question
 */
export function confirmFollow(name: string, signal: AbortSignal): Promise<'with' | 'without' | 'cancelled'> {
  return confirmChoice({
    title: followTitle(name),
    text: FOLLOW_QUESTION,
    answers: [
      { value: 'with', label: FOLLOW_WITH, primary: true },
      { value: 'without', label: FOLLOW_WITHOUT },
    ],
    signal,
  });
}

/**
 * Asks the visitor whether to stop following a topic [topic-follow-4].
 * @param name the topic's name
 * @param signal closes the question
 */
export async function confirmUnfollow(name: string, signal: AbortSignal): Promise<boolean> {
  const answer = await confirmChoice({
    title: unfollowTitle(name),
    text: UNFOLLOW_QUESTION,
    answers: [
      { value: 'stop', label: STOP, primary: true },
      { value: 'cancel', label: CANCEL },
    ],
    signal,
  });
  return answer === 'stop';
}
