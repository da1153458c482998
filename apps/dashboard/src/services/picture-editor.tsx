import { changeServicePicturesFields } from '@tajmeelspot/contract/forms/services-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { textIn } from '../fields/localized-text.ts';
import { maxPictureBytes, maxPictureMegabytes, PictureInput } from '../fields/picture-input.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

/** A picture that is on its way; percent 100: it is being made ready. */
export type PictureUpload = { readonly name: string; readonly percent: number };

type PictureText = { name: string; alt: LocalizedText };

type PictureEditorProps = {
  readonly pictures: OwnService['pictures'];
  readonly uploads: readonly PictureUpload[];
  readonly errorMessage: string | undefined;
  readonly onAdd: (files: File[]) => void;
  readonly onSet: (pictures: PictureText[]) => void;
};

/** The most pictures of a service; the server has the same limit. */
const maxPictures = 12;

/** The pictures of a service: more of them, their order, what is on them. */
export function PictureEditor({ pictures, uploads, errorMessage, onAdd, onSet }: PictureEditorProps) {
  const t = useTranslations('venue.pictures');
  const locale = useLocale();
  const [tooLarge, setTooLarge] = useState<string>();
  const isFull = pictures.length + uploads.length >= maxPictures;
  const number = formatNumber(locale, maxPictures);
  const maxSize = formatNumber(locale, maxPictureMegabytes);
  const choose = (files: File[]) => {
    const large = files.find(({ size }) => size > maxPictureBytes);
    setTooLarge(large && t('tooLarge', { name: large.name, size: maxSize }));
    onAdd(files.filter(({ size }) => size <= maxPictureBytes).slice(0, maxPictures - pictures.length));
  };
  const plain = pictures.map(({ name, alt }) => ({ name, alt }));
  return (
    <div className="grid gap-4">
      <p className="text-13 text-ink-soft">{t('text', { max: number, size: maxSize })}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] gap-4">
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.name}
            {...{ picture, index }}
            onAlt={(alt) => onSet(plain.with(index, { name: picture.name, alt }))}
            onMove={(to) => onSet(plain.toSpliced(index, 1).toSpliced(to, 0, { name: picture.name, alt: picture.alt }))}
            onRemove={() => onSet(plain.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <Uploads uploads={uploads} />
      <ErrorMessage text={tooLarge ?? errorMessage} />
      {isFull ? <p className="text-15 text-ink-soft">{t('full', { max: number })}</p> : <AddPictures onAdd={choose} />}
    </div>
  );
}

function AddPictures({ onAdd }: Pick<PictureEditorProps, 'onAdd'>) {
  const t = useTranslations('venue.pictures');
  return <PictureInput label={t('add')} isMultiple onChoose={onAdd} />;
}

function Uploads({ uploads }: Pick<PictureEditorProps, 'uploads'>) {
  const t = useTranslations('venue.pictures');
  const locale = useLocale();
  return (
    <output className="grid gap-2 empty:hidden">
      {uploads.map(({ name, percent }) => (
        <span key={name} className="grid gap-1 text-15">
          {percent < 100 ? t('uploading', { name, percent: formatNumber(locale, percent) }) : t('making', { name })}
          <progress max={100} value={percent} aria-label={name} className="h-2 w-full accent-lapis" />
        </span>
      ))}
    </output>
  );
}

type PictureItemProps = {
  readonly picture: OwnService['pictures'][number];
  readonly index: number;
  readonly onAlt: (alt: LocalizedText) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

function PictureItem({ picture, index, onAlt, onMove, onRemove }: PictureItemProps) {
  const t = useTranslations('venue.pictures');
  const language = useLanguage();
  const locale = useLocale();
  const [alt, setAlt] = useState(picture.alt);
  const describe = describeFields(changeServicePicturesFields.pictures, { t });
  const name = t('number', { number: formatNumber(locale, index + 1) });
  const actions: readonly { label: string; icon: IconName; run: () => void; isShown: boolean }[] = [
    { label: t('first'), icon: 'home', run: () => onMove(0), isShown: index > 0 },
    { label: t('earlier'), icon: 'chevron-start', run: () => onMove(index - 1), isShown: index > 1 },
    { label: t('remove'), icon: 'close', run: onRemove, isShown: true },
  ];
  return (
    <li className="grid gap-3 overflow-hidden rounded-card inset-ring inset-ring-line" aria-label={name}>
      <div className="relative aspect-4/3">
        <Picture picture={picture} alt={textIn(alt, language) || name} sizes="(min-width: 768px) 400px, 100vw" />
        {index === 0 && (
          <span className="absolute inset-s-3 top-3 rounded-full bg-veil px-3 text-13 leading-7 text-on-veil">
            {t('main')}
          </span>
        )}
      </div>
      <div className="px-3" onBlur={() => JSON.stringify(alt) !== JSON.stringify(picture.alt) && onAlt(alt)}>
        <LocalizedTextField {...describe('alt')} value={alt} onChange={setAlt} />
      </div>
      <div className="flex justify-end gap-1 px-2 pb-2">
        {actions
          .filter(({ isShown }) => isShown)
          .map(({ label, icon, run }) => (
            <button
              key={icon}
              type="button"
              aria-label={`${name}: ${label}`}
              title={label}
              className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-lapis-tint hover:text-lapis"
              onClick={run}
            >
              <Icon name={icon} isFlipped={icon === 'chevron-start'} />
            </button>
          ))}
      </div>
    </li>
  );
}
