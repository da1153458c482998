import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import type { ReactNode } from 'react';

type EmptyStateProps = { readonly title: string; readonly text?: string | undefined; readonly children: ReactNode };

/** In the place of what is not there: why, and the way on. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-panel bg-sand px-5 py-14 text-center">
      <Khatam className="text-48 text-lapis-line" />
      <h2 className="text-22">{title}</h2>
      {text !== undefined && <p className="max-w-[44ch] text-ink-soft">{text}</p>}
      <div className="mt-2">{children}</div>
    </div>
  );
}
