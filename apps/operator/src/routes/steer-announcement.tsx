import { Button } from '@tajmeelspot/ui/button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OperatorReasonDialog } from '../parts/operator-reason-dialog.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';

type SteerAnnouncementProps = {
  readonly id: string;
  readonly state: 'draft' | 'sending' | 'paused' | 'cancelled' | 'done';
};

const steps = { sending: ['pause', 'cancel'], paused: ['resume', 'cancel'] } as const;

/** Pauses an announcement, goes on with it, or ends it; each says why. */
export function SteerAnnouncement({ id, state }: SteerAnnouncementProps) {
  const t = useTranslations('operator.announcements');
  const action = useOperatorAction();
  const [chosen, choose] = useState<'pause' | 'resume' | 'cancel'>();
  if (state !== 'sending' && state !== 'paused') return null;
  const take = (step: 'pause' | 'resume' | 'cancel', reason: string) => {
    const call = { params: { id }, body: { reason } };
    const works = {
      pause: () => api().pauseAnnouncement(call),
      resume: () => api().resumeAnnouncement(call),
      cancel: () => api().cancelAnnouncement(call),
    };
    action.take(works[step], () => choose(undefined));
  };
  return (
    <div className="flex flex-wrap gap-2.5">
      {steps[state].map((step) => (
        <Button
          key={step}
          kind="outline"
          onClick={() => {
            action.reset();
            choose(step);
          }}
        >
          {t(step)}
        </Button>
      ))}
      {chosen && (
        <OperatorReasonDialog
          title={t(chosen)}
          lead={t(`${chosen}Lead`)}
          action={t(chosen)}
          isBusy={action.isBusy}
          errorMessage={action.errorMessage}
          onSend={(reason) => take(chosen, reason)}
          onClose={() => choose(undefined)}
        />
      )}
    </div>
  );
}
