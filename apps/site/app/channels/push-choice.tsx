import { PushSwitch } from '@tajmeelspot/ui/push/push-switch.tsx';
import type { PushSwitchState } from '@tajmeelspot/ui/push/use-push.ts';
import { useTranslations } from '../shell/messages/translations.tsx';

/** Why push messages cannot be switched on here, by the state. */
export function usePushExplanations() {
  const t = useTranslations('push.explanations');
  return { unsupported: t('unsupported'), blocked: t('blocked'), failed: t('failed') };
}

type PushChoiceProps = { readonly push: PushSwitchState; readonly venueName: string };

/** Beside a booking: whether to hear of it on this device. Nothing where the browser cannot, or is not to. */
export function PushChoice({ push, venueName }: PushChoiceProps) {
  const t = useTranslations('push');
  const explanations = usePushExplanations();
  if (push.state === 'loading' || push.state === 'unsupported' || push.state === 'blocked') return null;
  return (
    <section className="rounded-control bg-sand px-3 py-1">
      <PushSwitch push={push} label={t('offer', { venue: venueName })} text={t('text')} explanations={explanations} />
    </section>
  );
}
