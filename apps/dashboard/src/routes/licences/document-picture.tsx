import { Button } from '@tajmeelspot/ui/button.tsx';
import { toDataAddress } from '@tajmeelspot/ui/data-address.ts';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';

type DocumentPictureProps = {
  readonly id: number;
  /** When it came, an instant: another picture is another document. */
  readonly handedInAt: string;
};

/** The picture of a document, loaded when it is asked for: it is large, and nobody else may see it. */
export function DocumentPicture({ id, handedInAt }: DocumentPictureProps) {
  const t = useTranslations('venue.licences');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <LoadedPicture key={handedInAt} id={id} handedInAt={handedInAt} />;
  return (
    <Button kind="text" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
      {t('show')}
    </Button>
  );
}

function LoadedPicture({ id, handedInAt }: DocumentPictureProps) {
  const t = useTranslations('venue.licences');
  const query = useQuery({
    queryKey: ['licence-document', id, handedInAt],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      toDataAddress(await api().findLicenceDocument({ params: { id: String(id) }, signal }), 'image/webp'),
  });
  if (!query.data) return <LoadState of={query} />;
  return <img src={query.data} alt={t('picture')} className="max-h-120 w-full rounded-control object-contain" />;
}
