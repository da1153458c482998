import { Button } from '@tajmeelspot/ui/button.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useTranslations } from 'use-intl';
import { toast } from '@tajmeelspot/ui/toast-store.ts';

type CopyFieldProps = { readonly name: string; readonly label: string; readonly text: string; readonly rows: number };

/** A text to be taken along. Where the browser does not hand it over, it can be marked and copied by hand. */
export function CopyField({ name, label, text, rows }: CopyFieldProps) {
  const t = useTranslations('records.embed');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('copied'));
    } catch {
      toast(t('notCopied'));
    }
  };
  return (
    <div className="grid gap-2">
      <TextArea
        name={name}
        label={label}
        rows={rows}
        dir="ltr"
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="outline" size="small" className="justify-self-start" onClick={() => void copy()}>
        {t('copy', { what: label })}
      </Button>
    </div>
  );
}
