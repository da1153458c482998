import { Notice } from '@tajmeelspot/ui/notice.tsx';
import { TimeLeft } from '@tajmeelspot/ui/time-left.tsx';
import { useTranslations } from 'use-intl/react';
import { dismiss, type NoticeText } from './toast-store.ts';

const shownMs = 3000;

/** The notices on screen; each goes by itself unless somebody is reading it. */
export function NoticeList({ notices }: { readonly notices: readonly NoticeText[] }) {
  const t = useTranslations('shell.notices');
  return notices.map(({ id, tone, text, action }) => (
    <Notice key={id} tone={tone} closeLabel={t('close')} onClose={() => dismiss(id)}>
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="-my-2 flex min-h-11 items-center justify-self-start rounded-control font-strong text-lapis hover:underline"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <TimeLeft ms={shownMs} onEnd={() => dismiss(id)} />
    </Notice>
  ));
}
