import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl/react';
import { keepPart, type Load } from './create-part-hook.ts';
import { notify } from '../toasts/toast-store.ts';

/** A dialog whose script comes when somebody asks for it; where it does not come, that is said and nothing stays open. */
export function onDemand<Props extends { readonly onClose: () => void }>(load: Load<Props>): ComponentType<Props> {
  const usePart = keepPart(load);
  return function OnDemand(props: Props) {
    const t = useTranslations('shell.error.network');
    const Part = usePart(() => {
      notify({ tone: 'bad', text: t('text') });
      props.onClose();
    });
    return Part && <Part {...props} />;
  };
}
