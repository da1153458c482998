import type { ComponentType } from 'react';
import { useTranslations } from '../messages/translations.tsx';
import { createPartHook, type LoadPart } from './create-part-hook.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';

/** A dialog whose script comes when somebody asks for it; where it does not come, that is said and nothing stays open. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: LoadPart<Props>,
): ComponentType<Props> {
  const usePart = createPartHook(load);
  return function LazyDialog(props: Props) {
    const t = useTranslations('shell.error.network');
    const Part = usePart(() => {
      toast(t('text'), { tone: 'bad' });
      props.onClose();
    });
    return Part && <Part {...props} />;
  };
}
