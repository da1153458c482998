import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCustomersGender } from '../../shell/customers-gender.ts';
import type { Registry } from './registry.ts';

type LicenceNoteProps = { readonly classes: readonly LicenceClass[]; readonly held: Registry['held'] };

/** What a treatment asks of its venue, said while it is being chosen: nothing, a licence that it holds, or one that it lacks. */
export function LicenceNote({ classes, held }: LicenceNoteProps) {
  const t = useTranslations('venue.procedure');
  const tClasses = useTranslations('venue.licences.classes');
  const gender = useCustomersGender();
  const missing = held ? classes.filter((one) => !held.has(one)) : [];
  const names = (missing.length > 0 ? missing : classes).map((one) => tClasses(one)).join(' · ');
  return (
    <output className="block empty:hidden">
      {classes.length > 0 && missing.length === 0 && (
        <span className="flex gap-2 text-13 text-confirmed">
          <Icon name="shield" className="mt-0.5 size-4 shrink-0" />
          {t(held ? 'held' : 'needs', { licence: names })}
        </span>
      )}
      {missing.length > 0 && (
        <span className="grid justify-items-start gap-1 rounded-control bg-pending-tint px-3.5 py-2.5 text-15">
          <span className="flex gap-2 text-pending">
            <Icon name="alert" className="mt-0.75 size-4.5 shrink-0" />
            {t('missing', { licence: names, gender })}
          </span>
          {/* Where a price list is being written, nothing of it may be lost. */}
          <Link
            to="/licences"
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center ps-6.5 font-strong text-lapis hover:underline"
          >
            {t('toLicences')}
            <span className="sr-only"> {t('newTab')}</span>
          </Link>
        </span>
      )}
    </output>
  );
}
