import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { notify } from './notice-store.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part whose script comes when it is first shown. Where the script does not come, as happens on a weak line, the page
 * goes on without the part, and asks again when it is shown the next time.
 */
export function optional<Props extends object>(load: Load<Props>, fallback: ReactNode = null): ComponentType<Props> {
  const usePart = keepPart(load);
  return function Optional(props: Props) {
    const Part = usePart(() => {});
    return Part ? <Part {...props} /> : fallback;
  };
}

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

function keepPart<Props>(load: Load<Props>) {
  let kept: ComponentType<Props> | undefined;
  return function usePart(onMiss: () => void): ComponentType<Props> | undefined {
    const [Part, setPart] = useState(() => kept);
    const [miss] = useState(() => onMiss);
    useEffect(() => {
      let isGone = false;
      if (!kept)
        load().then(
          (part) => {
            kept = part;
            if (!isGone) setPart(() => part);
          },
          () => isGone || miss(),
        );
      return () => {
        isGone = true;
      };
    }, [miss]);
    return Part;
  };
}
