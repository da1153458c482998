import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Account } from './account.tsx';

type ShellHeadProps = { readonly title: string; readonly lead?: string | undefined; readonly children?: ReactNode };

/** The head of a screen: its title, a sentence under it, what can be done at once, who is in. */
export function Head({ title, lead, children }: ShellHeadProps) {
  const t = useTranslations('operator');
  return (
    <>
      <title>{t('title', { page: title })}</title>
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-28 wrap-anywhere">{title}</h1>
          {lead !== undefined && <p className="mt-1 max-w-160 text-15 text-ink-soft">{lead}</p>}
        </div>
        <Account />
      </header>
      {children}
    </>
  );
}
