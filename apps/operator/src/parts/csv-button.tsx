import { Button } from '@tajmeelspot/ui/button.tsx';
import { downloadFile } from '@tajmeelspot/ui/download-file.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useMutation } from '@tanstack/react-query';
import { useErrorMessage } from '../shell/use-error-message.ts';

type CsvButtonProps = {
  readonly label: string;
  /** Of the file, with its ending. */
  readonly name: string;
  readonly make: () => Promise<string>;
};

/** Downloads a list for spreadsheet programs. The session stands in no address, so the file is fetched first. */
export function CsvButton({ label, name, make }: CsvButtonProps) {
  const explain = useErrorMessage();
  const fetching = useMutation({
    mutationFn: make,
    // Reading it as text took the mark off that Excel looks for.
    onSuccess: (text) => downloadFile(name, ['\uFEFF', text], 'text/csv'),
  });
  return (
    <div className="grid justify-items-start gap-2">
      <ErrorMessage text={fetching.error ? explain(fetching.error) : undefined} />
      <Button kind="outline" isBusy={fetching.isPending} onClick={() => fetching.mutate()}>
        {label}
      </Button>
    </div>
  );
}
