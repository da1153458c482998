import { PushSwitch } from '@tajmeelspot/ui/push/push-switch.tsx';
import { usePush } from '@tajmeelspot/ui/push/use-push.ts';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../fields/form-frame.tsx';
import { pushCalls } from '../shell/push-calls.ts';

/** Requests on this device: the switch for the push messages of this browser. */
export function PushSection() {
  const t = useTranslations('push');
  const push = usePush(pushCalls);
  const explanations = {
    unsupported: t('explanations.unsupported'),
    blocked: t('explanations.blocked'),
    failed: t('explanations.failed'),
  };
  return (
    <SectionCard id="push" title={t('title')}>
      <PushSwitch push={push} label={t('switch')} text={t('text')} explanations={explanations} />
    </SectionCard>
  );
}
