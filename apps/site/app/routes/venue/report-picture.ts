import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { PictureReportReason } from '@tajmeelspot/contract/picture-kinds.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import type { ReportPictureOutcome } from '../../venue/report/report-picture-outcome.ts';
import { venuePath } from '../../venue/venue-path.ts';
import type { Route } from './+types/report-picture.ts';

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === 'string' ? entry : '');

/** Reports a picture of the work. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<ReportPictureOutcome> {
  const language = languageOf(params);
  const form = await request.formData();
  const typed = (name: string) => textOf(form.get(name));
  const body = { reason: typed('reason') as PictureReportReason, text: typed('text') };
  try {
    const { message } = await browserApi(language).reportPicture({ params: { id: typed('picture') }, body });
    toast(message);
    return { kind: 'reported' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'offline' };
    const page = inLanguage(language, venuePath(params.slug));
    if (error.status === 401) throw redirectToLogIn(language, error.message, page);
    return { kind: 'rejected', formErrors: toFormErrors(error, error.message) };
  }
}
