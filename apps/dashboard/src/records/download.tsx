import { Button } from '@tajmeelspot/ui/button.tsx';
import { downloadFile } from '@tajmeelspot/ui/download-file.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { toast } from '@tajmeelspot/ui/toasts.tsx';

/** What a file is made of: the text of a CSV file, or the bytes of a workbook. */
type File = { readonly name: string; readonly make: () => Promise<string | Uint8Array> };

type DownloadProps = { readonly csv: File['make']; readonly xlsx: File['make']; readonly name: string };

/** Downloads a list for spreadsheet programs. The session stands in no address, so the file is fetched first. */
export function Download({ csv, xlsx, name }: DownloadProps) {
  const t = useTranslations('records');
  const sending = useMutation({ mutationFn: save, onError: () => toast(t('exportFailed')) });
  const files = { csv: { name: `${name}.csv`, make: csv }, xlsx: { name: `${name}.xlsx`, make: xlsx } };
  return (
    <div className="flex flex-wrap gap-2">
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          kind="outline"
          size="small"
          isBusy={sending.isPending && sending.variables === files[kind]}
          onClick={() => sending.mutate(files[kind])}
        >
          {t('export', { kind: t(kind) })}
        </Button>
      ))}
    </div>
  );
}

async function save({ name, make }: File): Promise<void> {
  const made = await make();
  // Reading it as text took the mark off that Excel looks for.
  const parts = typeof made === 'string' ? ['\uFEFF', made] : [made as Uint8Array<ArrayBuffer>];
  downloadFile(name, parts);
}
