import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type PillProps = {
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A short fact on a tint, such as the next free time. It is no target of its own. */
export function Pill({ icon, className = '', children }: PillProps) {
  return (
    <span
      className={`inline-flex min-h-7.5 items-center gap-1.5 rounded-full bg-lapis-tint px-2.75 text-13 font-strong py-0.5 text-lapis ${className}`}
    >
      {icon && <Icon name={icon} className="size-3.5 stroke-[1.9]" />}
      <span>{children}</span>
    </span>
  );
}
