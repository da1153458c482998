import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { type Selection, totalOf } from './selection.ts';

type SelectionBarProps = {
  readonly selection: Selection;
  readonly isTogether: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
};

/** What is chosen so far and the way on, at the bottom of phones; absent while nothing is chosen. */
export function SelectionBar({ selection, isTogether, isBusy, onChoose }: SelectionBarProps) {
  const t = useTranslations('venuePage.selection');
  const locale = useLocale();
  if (selection.length === 0) return null;
  const { minutes, price } = totalOf(selection, isTogether);
  return (
    <section
      aria-label={t('title')}
      className="sticky bottom-0 z-5 flex items-center justify-between gap-4 border-t border-line bg-surface px-(--gutter) pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] shadow-raised transition-[opacity,translate] duration-160 motion-reduce:transition-none lg:hidden starting:translate-y-6 starting:opacity-0"
    >
      <p aria-live="polite" className="min-w-0 leading-normal">
        <span className="block text-13 text-ink-soft">
          {t('count', { count: selection.length, duration: formatDuration(locale, minutes) })}
        </span>
        <Price iqd={price} className="text-18 font-head" />
      </p>
      <Button className="shrink-0 noscript:hidden" isBusy={isBusy} onClick={onChoose}>
        {t('choose')}
      </Button>
    </section>
  );
}
