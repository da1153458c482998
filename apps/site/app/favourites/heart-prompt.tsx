import { lazyDialog } from '../shell/lazy/lazy-dialog.tsx';

const LogInPrompt = lazyDialog(async () => (await import('../shell/account/log-in-prompt.tsx')).LogInPrompt);

type HeartPromptProps = {
  readonly isAsking: boolean;
  /** What is saved: a service where it is absent. */
  readonly purpose?: 'bookmark' | 'venue';
  readonly onClose: () => void;
};

/** What a visitor who presses a heart is asked; loaded only then. */
export function HeartPrompt({ isAsking, purpose = 'bookmark', onClose }: HeartPromptProps) {
  return isAsking && <LogInPrompt purpose={purpose} onClose={onClose} />;
}
