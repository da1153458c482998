import type { PictureReportReason } from '@tajmeelspot/contract/picture-kinds.ts';
import { useTranslations } from 'use-intl';
import { momentOf } from '../parts/moments.ts';
import { useLocale } from '../shell/locale.ts';

type PictureReportsProps = {
  readonly reports: readonly {
    readonly reason: PictureReportReason;
    readonly text: string;
    readonly reported_by: string;
    readonly created_at: string;
  }[];
};

/** Who objects to a picture, and why. */
export function PictureReports({ reports }: PictureReportsProps) {
  const t = useTranslations('operator.pictureCases');
  const locale = useLocale();
  return (
    <ul className="grid content-start gap-3">
      {reports.map(({ reason, text, reported_by: name, created_at: at }) => (
        <li key={`${name} ${at}`} className="rounded-control bg-surface-sunk px-4 py-3 text-15">
          <b className="font-strong">{t(`reason.${reason}`)}</b>
          {text !== '' && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
          <p className="text-13 text-ink-soft">{t('by', { name, day: momentOf(locale, at) })}</p>
        </li>
      ))}
    </ul>
  );
}
