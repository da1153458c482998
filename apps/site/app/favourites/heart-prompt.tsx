import { lazy, Suspense } from 'react';

const LogInPrompt = lazy(async () => ({ default: (await import('../shell/account/log-in-prompt.tsx')).LogInPrompt }));

type Props = { readonly isAsking: boolean; readonly onClose: () => void };

/** What a visitor who presses a heart is asked; loaded only then. */
export function HeartPrompt({ isAsking, onClose }: Props) {
  if (!isAsking) return null;
  return (
    <Suspense>
      <LogInPrompt purpose="keep" onClose={onClose} />
    </Suspense>
  );
}
