import { Button } from '@tajmeelspot/ui/button.tsx';
import { downloadFile } from '@tajmeelspot/ui/download-file.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { toast } from '@tajmeelspot/ui/toast-store.ts';

/** What a file is made of: the text of a CSV file, or the bytes of a workbook. */
type ExportFile = { readonly name: string; readonly make: () => Promise<string | Uint8Array> };

type DownloadButtonsProps = {
  readonly csv: ExportFile['make'];
  readonly xlsx: ExportFile['make'];
  readonly name: string;
};

/** Downloads a list for spreadsheet programs. The session stands in no address, so the file is fetched first. */
export function DownloadButtons({ csv, xlsx, name }: DownloadButtonsProps) {
  const t = useTranslations('records');
  const download = useMutation({ mutationFn: save, onError: () => toast(t('exportFailed')) });
  const files = { csv: { name: `${name}.csv`, make: csv }, xlsx: { name: `${name}.xlsx`, make: xlsx } };
  return (
    <div className="flex flex-wrap gap-2">
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          kind="outline"
          size="small"
          isBusy={download.isPending && download.variables === files[kind]}
          onClick={() => download.mutate(files[kind])}
        >
          {t('export', { kind: t(kind) })}
        </Button>
      ))}
    </div>
  );
}

async function save({ name, make }: ExportFile): Promise<void> {
  const content = await make();
  // Reading it as text took the mark off that Excel looks for.
  const parts = typeof content === 'string' ? ['\uFEFF', content] : [content as Uint8Array<ArrayBuffer>];
  downloadFile(name, parts);
}
