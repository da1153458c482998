import type { ProcedureFields } from '@tajmeelspot/contract/operator/procedures.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { joined } from '../parts/entry.tsx';
import { useProcedureEffects } from '../shell/use-procedure-effects.ts';

type ClassEffectsProps = {
  readonly id: number;
  readonly licenceClass: ProcedureFields['licence_class'];
  /** Called once it can be read. */
  readonly onShow: () => void;
};

/** What a change of the licence class would take off the site: treatments by venue, and open bookings. */
export function ClassEffects({ id, licenceClass, onShow }: ClassEffectsProps) {
  const t = useTranslations('operator.procedures');
  const asked = useProcedureEffects(id, licenceClass);
  const { data } = asked;
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) onShow();
    // The parent's function is another one with each of its renders.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isShown]);
  if (!data) return <LoadState of={asked} />;
  const look = data.count > 0 ? 'bg-pending-tint text-pending' : 'bg-confirmed-tint text-confirmed';
  return (
    <section aria-label={t('effects')} className={`grid gap-2 rounded-control px-3.5 py-3 text-15 ${look}`}>
      <p className="flex gap-2 font-strong">
        <Icon name={data.count > 0 ? 'alert' : 'check'} className="mt-0.75 size-4.5 shrink-0" />
        {joined(t('takesDown', { count: data.count }), data.bookings > 0 && t('bookings', { count: data.bookings }))}
      </p>
      {data.treatments.length > 0 && (
        <ul className="max-h-40 overflow-y-auto text-13">
          {data.treatments.map((one) => (
            <li key={one.id} className="wrap-anywhere">
              {joined(one.venue, one.service, one.title)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
