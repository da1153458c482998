import { lazyDialog } from '../shell/lazy/lazy-dialog.tsx';

const LogInPrompt = lazyDialog(async () => (await import('../shell/account/log-in-prompt.tsx')).LogInPrompt);

type HeartPromptProps = { readonly isAsking: boolean; readonly onClose: () => void };

/** What a visitor who presses a heart is asked; loaded only then. */
export function HeartPrompt({ isAsking, onClose }: HeartPromptProps) {
  return isAsking && <LogInPrompt purpose="bookmark" onClose={onClose} />;
}
