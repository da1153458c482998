import { AppHead } from '@tajmeelspot/ui/app/app-head.tsx';
import { useTranslations } from 'use-intl';
import { Account } from './account.tsx';

type ShellHeadProps = {
  readonly title: string;
  /** A sentence under it. */
  readonly lead?: string | undefined;
};

/** The head of a screen of the console. */
export function Head({ title, lead }: ShellHeadProps) {
  const t = useTranslations('operator');
  return (
    <AppHead pageTitle={t('title', { page: title })} title={title} account={<Account />}>
      {lead}
    </AppHead>
  );
}
