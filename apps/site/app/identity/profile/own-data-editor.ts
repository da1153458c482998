import type { DeletionPreview } from '@tajmeelspot/contract/privacy.ts';
import type { FormErrors } from '../../forms/form-errors.ts';

/** What can be done about the own data, and how the last try went. */
export type OwnDataEditor = {
  readonly deletion: DeletionPreview;
  readonly isDownloading: boolean;
  readonly downloadError: string | undefined;
  readonly onDownload: () => void;
  readonly isDeleting: boolean;
  readonly deletionErrors: FormErrors | undefined;
  readonly onDelete: (password: string) => void;
};
