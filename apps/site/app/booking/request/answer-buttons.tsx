import { Button } from '@tajmeelspot/ui/button.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';

type AnswerButtonsProps = {
  readonly busy: 'confirm' | 'decline' | undefined;
  readonly onConfirm: () => void;
  readonly onDecline: (reason: string) => void;
};

const maxReason = 500;

/** Confirms at one tap; declining says first what it means, and takes a reason. */
export function AnswerButtons({ busy, onConfirm, onDecline }: AnswerButtonsProps) {
  const t = useTranslations('requestAnswer');
  const [isDeclining, setIsDeclining] = useState(false);
  const [reason, setReason] = useState('');
  if (!isDeclining) {
    return (
      <div className="grid grid-cols-2 gap-2.5">
        <Button isBusy={busy === 'confirm'} onClick={onConfirm}>
          {t('confirm')}
        </Button>
        <Button kind="outline" onClick={() => setIsDeclining(true)}>
          {t('decline')}
        </Button>
      </div>
    );
  }
  return (
    <section className="grid gap-3 rounded-panel bg-surface p-5 inset-ring inset-ring-line">
      <h2 className="text-18">{t('declineTitle')}</h2>
      <TextArea
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        rows={2}
        maxLength={maxReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-2.5">
        <Button isBusy={busy === 'decline'} onClick={() => onDecline(reason)}>
          {t('decline')}
        </Button>
        <Button kind="outline" onClick={() => setIsDeclining(false)}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}
