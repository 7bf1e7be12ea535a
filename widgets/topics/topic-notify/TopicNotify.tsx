import { useStore } from 'zustand';
import { followedTopics, isLocked, isNotified } from '../../../core/domain/topics/followed-topics.ts';
import { LOG_IN_TO_NOTIFY, notifiedText, onlyFollowedText } from '../../../core/domain/topics/texts.ts';
import {
  followTopic,
  muteTopic,
  type TopicOutcome,
  unfollowTopic,
} from '../../../core/domain/topics/topic-actions.ts';
import { loginAddress } from '../../../core/platform/navigation/login-address.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Switch } from '../../../core/ui/switch/Switch.tsx';
import { TOPIC_DURATION } from '../../../core/ui/toast/durations.ts';
import { showToast } from '../../../core/ui/toast/show-toast.ts';
import { checkLogin } from '../../../core/user/visitor/check-login.ts';
import { buttonText, notChangedText, switchLabel } from './texts.ts';

interface TopicNotifyProps {
  readonly topicId: string;
  readonly topicName: string;
  readonly variant: 'switch' | 'button';
  readonly context: Context;
}

/**
 * The switch or the button for messages about a topic. It shows a change at once, is locked while the change is being
 * saved, and restores the previous state if that fails [topic-notify-3].
 */
export function TopicNotify({ topicId: id, topicName: name, variant, context: { page } }: TopicNotifyProps) {
  const topics = followedTopics(page);
  const isOn = useStore(topics, (state) => isNotified(state, id));
  const isBusy = useStore(topics, (state) => isLocked(state, id));

  async function change(on: boolean) {
    const login = await checkLogin(page);
    if (login !== 'logged-in') return showOutcome(login === 'failed' ? 'failed' : 'no-user', name, on);
    // Another press, or another button of the topic, may have come first.
    if (isLocked(topics.getState(), id)) return;
    const turnOff = variant === 'switch' ? unfollowTopic : muteTopic;
    showOutcome(await (on ? followTopic(page, id, true) : turnOff(page, id)), name, on);
  }

  return variant === 'switch' ? (
    <Switch
      label={switchLabel(name)}
      checked={isOn}
      busy={isBusy}
      onChange={(checked) => void change(checked)}
    />
  ) : (
    <Button busy={isBusy} onClick={() => void change(!isOn)}>
      {buttonText(name, isOn)}
    </Button>
  );
}

function showOutcome(outcome: TopicOutcome, name: string, on: boolean): void {
  if (outcome === 'no-user') showLogin();
  else showToast(outcomeText(outcome, name, on), { duration: TOPIC_DURATION, about: `topic ${name}` });
}

function outcomeText(outcome: Exclude<TopicOutcome, 'no-user'>, name: string, on: boolean): string {
  if (outcome === 'followed-only') return onlyFollowedText(name);
  return outcome === 'done' ? notifiedText(name, on) : notChangedText(name);
}

/** The whole prompt is the link [topic-notify-1]. */
function showLogin(): void {
  showToast('', {
    duration: TOPIC_DURATION,
    position: 'top',
    link: { label: LOG_IN_TO_NOTIFY, address: loginAddress() },
  });
}
