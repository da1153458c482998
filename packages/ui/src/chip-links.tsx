import type { ComponentType, ReactNode } from 'react';
import { chipClass } from './chip.tsx';

type ChipLinksProps = {
  /** What is chosen among, for readers alone. */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string; readonly isOn: boolean }[];
  /** A link of the application's router. */
  readonly Link: ComponentType<{
    readonly to: string;
    readonly replace: boolean;
    readonly 'aria-current': 'page' | undefined;
    readonly className: string;
    readonly children: ReactNode;
  }>;
  /** The way back leads past the former choices. */
  readonly isReplacing?: boolean | undefined;
  readonly className?: string | undefined;
};

/** Ways of looking at the same thing, as chips that lead there: the address holds the choice. */
export function ChipLinks({ label, links, Link, isReplacing = false, className = '' }: ChipLinksProps) {
  return (
    <nav aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {links.map(({ to, label: word, isOn }) => (
        <Link
          key={to}
          to={to}
          replace={isReplacing}
          aria-current={isOn ? 'page' : undefined}
          className={chipClass({ isOn })}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
