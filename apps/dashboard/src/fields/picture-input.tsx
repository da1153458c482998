import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';

/** The most megabytes of a picture; the server has the same limit. */
export const maxPictureMegabytes = 8;
/** The same in bytes. */
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024;

type PictureInputProps = {
  readonly label: string;
  readonly size?: 'normal' | 'small';
  readonly isMultiple?: boolean;
  readonly isBusy?: boolean;
  /** Called with what was chosen, on a phone also what the camera took. */
  readonly onChoose: (files: File[]) => void;
};

/** A button that takes pictures by the camera or from the device. */
export function PictureInput({ label, size = 'normal', isMultiple, isBusy, onChoose }: PictureInputProps) {
  return (
    <label
      className={`${buttonClass({ kind: 'outline', size })} cursor-pointer justify-self-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-lapis`}
    >
      <Icon name="picture" />
      {label}
      <input
        type="file"
        multiple={isMultiple}
        accept="image/jpeg,image/png,image/webp"
        disabled={isBusy}
        className="sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
