import type { ReactNode } from 'react';

type CardProps = { readonly label: string; readonly className?: string; readonly children: ReactNode };

/** A part of a screen of the till, on a card. */
export const Card = ({ label, className = '', children }: CardProps) => (
  <section
    aria-label={label}
    className={`grid min-w-0 grid-cols-[minmax(0,1fr)] rounded-card bg-surface px-4 py-1 inset-ring inset-ring-line md:px-6 ${className}`}
  >
    {children}
  </section>
);

/** A row of a card: what it is and how much. */
export const CardRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-14 min-w-0 items-center justify-between gap-3 border-b border-line py-3 last:border-b-0">
    {children}
  </div>
);
