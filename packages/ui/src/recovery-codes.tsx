import { useState } from 'react';
import { Button } from './button.tsx';
import { downloadFile } from './download-file.ts';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly texts: {
    /** What the list is called for who does not see it. */
    readonly list: string;
    readonly copy: string;
    readonly copied: string;
    readonly download: string;
    readonly print: string;
    readonly done: string;
    /** The first line of the file. */
    readonly file: string;
  };
  /** Puts a text on the clipboard; whether it is there. */
  readonly onCopy: (text: string) => Promise<boolean>;
  readonly onDone: () => void;
};

/** The codes for the day on which the phone is lost, shown once: to copy, to download and to print. */
export function RecoveryCodes({ codes, texts, onCopy, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = () => void onCopy(text).then(setCopied);
  const download = () => downloadFile('tajmeelspot-codes.txt', [`${texts.file}\n\n${text}\n`], 'text/plain');
  return (
    <div className="grid gap-4">
      <div data-print="" className="grid gap-2 rounded-card bg-surface-sunk p-4">
        <p className="hidden text-15 print:block">{texts.file}</p>
        <ul
          dir="ltr"
          aria-label={texts.list}
          className="grid justify-items-center gap-x-6 gap-y-1.5 text-15 tabular-nums md:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="font-strong tracking-wider select-all">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="outline" size="small" onClick={copy}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button kind="outline" size="small" onClick={download}>
          {texts.download}
        </Button>
        <Button kind="outline" size="small" onClick={() => print()}>
          {texts.print}
        </Button>
      </div>
      <Button onClick={onDone} isWide>
        {texts.done}
      </Button>
    </div>
  );
}
