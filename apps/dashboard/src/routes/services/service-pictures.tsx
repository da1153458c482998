import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';
import { useSave } from '../../shell/venue/use-save.ts';
import { uploadPicture } from '../../shell/venue/upload-picture.ts';
import { PictureEditor, type PictureUpload } from '../../services/picture-editor.tsx';

/** The pictures of a service, sent one after the other: the server makes one at a time. */
export function ServicePictures({ service }: { readonly service: OwnService }) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const t = useTranslations();
  const params = { id: String(service.id) };
  const adding = useSave(
    async (files: File[]) => {
      setUploads(files.map(({ name }) => ({ name, percent: 0 })));
      let message = '';
      try {
        for (const file of files) {
          const show = (percent: number) =>
            setUploads((former) => former.map((one) => (one.name === file.name ? { ...one, percent } : one)));
          ({ message } = await uploadPicture(service.id, file, show));
          setUploads((former) => former.filter(({ name }) => name !== file.name));
        }
      } finally {
        setUploads([]);
      }
      return { message };
    },
    { isQuiet: true },
  );
  const setting = useSave((pictures: { name: string; alt: object }[]) =>
    api().changeServicePictures({ params, body: { pictures } }),
  );
  const offerUndo = (former: OwnService['pictures']) =>
    toast(t('venue.pictures.removed'), {
      action: {
        label: t('dashboard.undo'),
        run: () => setting.save(former.map(({ name, alt }) => ({ name, alt }))),
      },
    });
  return (
    <PictureEditor
      pictures={service.pictures}
      uploads={uploads}
      errorMessage={adding.errorMessage ?? setting.errorMessage}
      onAdd={(files) => files.length > 0 && adding.save(files)}
      onSet={(pictures) =>
        setting.save(pictures, () => pictures.length < service.pictures.length && offerUndo(service.pictures))
      }
    />
  );
}
