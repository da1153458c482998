import { Button } from '@tajmeelspot/ui/button.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';

/** What the button says, and what became of it. */
export type CopyTexts = { readonly copy: string; readonly copied: string; readonly notCopied: string };

type CopyFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  readonly texts: CopyTexts;
};

/** A text to be taken along. Where the browser does not hand it over, it can be marked and copied by hand. */
export function CopyField({ name, label, text, rows, texts }: CopyFieldProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(texts.copied);
    } catch {
      toast(texts.notCopied);
    }
  };
  return (
    <div className="grid gap-2">
      <TextArea
        name={name}
        label={label}
        rows={rows}
        className="[&_textarea]:field-sizing-content"
        dir="ltr"
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="outline" size="small" className="justify-self-start" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}
