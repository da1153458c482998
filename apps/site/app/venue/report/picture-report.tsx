import { useTranslations } from '../../shell/messages/translations.tsx';
import { useSession } from '../../shell/use-session.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { lazyDialog } from '../../shell/lazy/lazy-dialog.tsx';
import { venuePath } from '../venue-path.ts';

const LogInPrompt = lazyDialog(async () => (await import('../../shell/account/log-in-prompt.tsx')).LogInPrompt);
const ReportPictureDialog = lazyDialog(async () => (await import('./report-picture-dialog.tsx')).ReportPictureDialog);

type PictureReportProps = {
  readonly slug: string;
  readonly pictureId: number;
  readonly onClose: () => void;
};

/** The report of a picture; who is no member is asked to log in first. */
export function PictureReport({ slug, pictureId, onClose }: PictureReportProps) {
  const { session } = useSession();
  const language = useLanguage();
  if (!session) return <LogInPrompt purpose="pictureReport" onClose={onClose} />;
  const action = inLanguage(language, `${venuePath(slug)}/picture-reports`);
  return <ReportPictureDialog {...{ action, pictureId, onClose }} />;
}

/** The quiet way to it, in the viewer. */
export function ReportPictureButton({ onClick }: { readonly onClick: () => void }) {
  const t = useTranslations('venuePage.reporting');
  return (
    <button
      type="button"
      className="-my-2.5 min-h-11 rounded-control px-3 text-13 font-strong text-ink-soft hover:bg-lapis-tint hover:text-lapis"
      onClick={onClick}
    >
      {t('open')}
    </button>
  );
}
