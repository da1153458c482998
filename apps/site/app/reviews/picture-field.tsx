import { maxReviewPictures } from '@tajmeelspot/contract/picture-kinds.ts';
import type { Review } from '@tajmeelspot/contract/catalog.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';

type PictureFieldProps = { readonly action: string; readonly own: Review | undefined };

/** Pictures beside the words: those that are there, and room for more. */
export function PictureField({ action, own }: PictureFieldProps) {
  const t = useTranslations('reviews.pictures');
  const locale = useLocale();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const present = own?.pictures ?? [];
  const room = maxReviewPictures - present.length;
  const max = formatNumber(locale, maxReviewPictures);
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1 text-15 font-strong">{t('label')}</legend>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {present.map((picture, index) => (
          <OwnPicture key={picture.id} {...{ action, picture, index }} />
        ))}
      </ul>
      {room > 0 && (
        <label
          className={`${buttonClass({ kind: 'outline', size: 'small' })} cursor-pointer justify-self-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-lapis`}
        >
          <Icon name="picture" className="size-4.5" />
          {t('add')}
          <input
            type="file"
            name="pictures"
            multiple
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={({ target }) => setChosen(Array.from(target.files ?? [], ({ name }) => name))}
          />
        </label>
      )}
      <output className="grid gap-1 text-15 empty:hidden">
        {chosen.slice(0, room).map((name) => (
          <bdi key={name} className="flex items-center gap-2 wrap-anywhere">
            <Icon name="check" className="size-4 shrink-0 text-confirmed" />
            {name}
          </bdi>
        ))}
      </output>
      <p className="text-13 text-ink-soft">{chosen.length > room ? t('tooMany', { max }) : t('hint', { max })}</p>
    </fieldset>
  );
}

type OwnPictureProps = {
  readonly action: string;
  readonly picture: Review['pictures'][number];
  readonly index: number;
};

function OwnPicture({ action, picture, index }: OwnPictureProps) {
  const t = useTranslations('reviews.pictures');
  const locale = useLocale();
  const { submit, state } = useFetcher();
  const remove = () => void submit({ intent: 'remove-picture', picture: picture.id }, { method: 'post', action });
  return (
    <li className={`relative size-20 overflow-hidden rounded-control bg-sand ${state === 'idle' ? '' : 'opacity-45'}`}>
      <Picture picture={picture} alt="" sizes="80px" />
      <button
        type="button"
        aria-label={t('remove', { number: formatNumber(locale, index + 1) })}
        className="absolute inset-e-0 top-0 grid size-11 place-items-start justify-items-end p-1"
        onClick={remove}
      >
        <span className="grid size-7 place-items-center rounded-full bg-veil text-on-veil">
          <Icon name="close" className="size-4" />
        </span>
      </button>
    </li>
  );
}
