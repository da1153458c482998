import type { ReactNode } from 'react';
import { Khatam } from './khatam.tsx';

type EmptyStateProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** In the place of a list among other things, instead of the place of a whole page. */
  readonly isList?: boolean | undefined;
  /** The way on. */
  readonly children?: ReactNode;
};

/** In the place of what is not there: why, and the way on. */
export function EmptyState({ title, text, isList = false, children }: EmptyStateProps) {
  const look = isList
    ? 'rounded-card bg-surface px-5 py-10 inset-ring inset-ring-line'
    : 'rounded-panel bg-sand px-5 py-14';
  return (
    <div className={`grid justify-items-center gap-3 text-center ${look}`}>
      <Khatam className={isList ? 'text-36 text-lapis-line' : 'text-48 text-lapis-line'} />
      {isList ? <p className="min-w-0 wrap-anywhere text-ink-soft">{title}</p> : <h2 className="text-22">{title}</h2>}
      {text !== undefined && <p className="max-w-[44ch] text-ink-soft">{text}</p>}
      {Boolean(children) && <div className="mt-2">{children}</div>}
    </div>
  );
}
