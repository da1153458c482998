import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Initial } from '../initial.tsx';
import { Menu } from '../menu.tsx';

type AccountMenuProps = {
  /** Of the user. */
  readonly name: string;
  readonly openLabel: string;
  readonly children: ReactNode;
};

/** Who is logged in, and behind a button what concerns that user: language, light or dark, log out. */
export function AccountMenu({ name, openLabel, children }: AccountMenuProps) {
  return (
    <Menu
      face={
        <>
          <Initial name={name} className="size-8 bg-lapis-tint text-lapis" />
          <span className="sr-only">{openLabel}</span>
          <bdi className="max-w-40 truncate max-md:hidden">{name}</bdi>
          <Icon name="chevron-down" className="me-1.5 max-md:hidden" />
        </>
      }
      buttonClassName="flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-surface p-1.5 text-15 font-strong inset-ring inset-ring-line hover:bg-lapis-tint"
      className="fixed inset-auto inset-e-4 top-20 w-72 rounded-card p-5 inset-ring inset-ring-line lg:inset-e-8"
    >
      <div className="grid gap-4">
        <bdi className="font-strong md:hidden">{name}</bdi>
        {children}
      </div>
    </Menu>
  );
}
