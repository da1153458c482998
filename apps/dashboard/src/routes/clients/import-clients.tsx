import { maxImportBytes, maxImportLines } from '@tajmeelspot/contract/clients/import-fields.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ImportColumns } from '../../clients/import-columns.tsx';
import { ImportLines } from '../../clients/import-lines.tsx';
import { api } from '../../shell/api.ts';
import { useClientChange } from '../../shell/clients/use-client.ts';
import { Head } from '../../shell/frame/head.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useErrorMessage } from '../../shell/use-error-message.ts';
import { useVenue } from '../../shell/venue-provider.tsx';

/** Takes clients over from a file: chosen, looked at line by line, and only then saved. */
export function ImportClients() {
  const t = useTranslations('clients');
  const locale = useLocale();
  const importing = useImport();
  const { preview } = importing;
  const count = preview ? preview.added + preview.joined : 0;
  return (
    <>
      <Head title={t('importTitle')} />
      <p className="max-w-160 text-ink-soft">
        {t('importLead', {
          lines: formatNumber(locale, maxImportLines),
          megabytes: formatNumber(locale, maxImportBytes / 1_000_000),
        })}
      </p>
      <FileButton isBusy={importing.isReading} onChoose={(file) => importing.read(file, undefined)} />
      <ErrorMessage text={importing.errorMessage} />
      {preview && (
        <>
          <ImportColumns columns={preview.columns} onChange={importing.choose} />
          <ImportLines key={JSON.stringify(preview.columns)} preview={preview}>
            <Button
              isBusy={importing.isSaving}
              disabled={count === 0}
              className="md:justify-self-start"
              onClick={importing.save}
            >
              {t('importAction', { count })}
            </Button>
          </ImportLines>
        </>
      )}
      <LatestImports />
    </>
  );
}

type ChosenFile = { readonly file: File; readonly columns: string | undefined };

function useImport() {
  const { venue } = useVenue();
  const toErrorMessage = useErrorMessage();
  const [chosen, setChosen] = useState<ChosenFile>();
  const params = { id: String(venue.id) };
  const queryOf = (columns: string | undefined) => (columns === undefined ? {} : { columns });
  const reading = useMutation({
    mutationFn: ({ file, columns }: ChosenFile) =>
      api().previewClientImport({ params, query: queryOf(columns), upload: file }),
  });
  const change = useClientChange();
  const read = (file: File, columns: string | undefined) => {
    setChosen({ file, columns });
    reading.mutate({ file, columns });
  };
  const save = () => {
    if (!chosen) return;
    const { file, columns } = chosen;
    const send = async () => {
      const { message } = await api().importClients({ params, query: queryOf(columns), upload: file });
      return { message };
    };
    change.run(send, () => reading.reset());
  };
  return {
    preview: reading.data?.data,
    isReading: reading.isPending,
    isSaving: change.isBusy,
    errorMessage: reading.isError ? toErrorMessage(reading.error) : change.errorMessage,
    read,
    save,
    choose: (columns: string) => chosen && read(chosen.file, columns),
  };
}

type FileButtonProps = { readonly isBusy: boolean; readonly onChoose: (file: File) => void };

function FileButton({ isBusy, onChoose }: FileButtonProps) {
  const t = useTranslations('clients');
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file, mended meanwhile, is chosen anew.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <div className="justify-self-start">
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,.vcf,text/csv,text/vcard"
        className="peer sr-only"
        onChange={choose}
      />
      <label
        htmlFor={id}
        className={`${buttonClass({ kind: 'outline' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-lapis`}
      >
        {isBusy && <Spinner className="text-[18px]" />}
        {t('choose')}
      </label>
    </div>
  );
}

function LatestImports() {
  const t = useTranslations('clients');
  const locale = useLocale();
  const { venue } = useVenue();
  const change = useClientChange();
  const query = useQuery({
    queryKey: ['customers', venue.id, 'imports'],
    queryFn: async ({ signal }) => (await api().listClientImports({ params: { id: String(venue.id) }, signal })).data,
  });
  if (!query.data?.length) return null;
  const undo = (id: number) => async () => {
    const { message } = await api().undoClientImport({ params: { id: String(venue.id), import_id: String(id) } });
    return { message };
  };
  return (
    <section aria-labelledby="imports" className="grid gap-3">
      <h2 id="imports" className="text-18">
        {t('imports')}
      </h2>
      <ErrorMessage text={change.errorMessage} />
      <ul className="rounded-card bg-surface px-4 inset-ring inset-ring-line">
        {query.data.map(({ id, created_at: at, added, joined, undone_at: undone }) => (
          <li key={id} className="flex min-h-14 items-center gap-3 border-b border-line py-1.5 last:border-b-0">
            <span className="min-w-0 grow text-15">
              {formatDay(locale, inBaghdad(at).date, 'date')}
              <span className="block text-13 text-ink-soft">{t('importFacts', { added, joined })}</span>
            </span>
            {undone === null ? (
              <Button kind="text" size="small" isBusy={change.isBusy} onClick={() => change.run(undo(id))}>
                {t('undo')}
              </Button>
            ) : (
              <span className="text-13 text-ink-soft">{t('undone')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
