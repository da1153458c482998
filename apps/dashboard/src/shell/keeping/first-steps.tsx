import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame, Section } from '../../fields/form-frame.tsx';
import { VenueForm, noVenue } from '../../keeping/house-form.tsx';
import { api } from '../api.ts';
import { LoadError } from '../load-error.tsx';
import { Loading } from '../loading.tsx';
import { useTemplates } from './keeping.ts';
import { useSave } from './save.ts';

/** Makes a venue; `onMade` is told of its id before anything is asked again, for then this may be gone. */
export function MakeVenue({ onMade }: { readonly onMade: (venueId: number) => void }) {
  const t = useTranslations('venue.start');
  const words = useTranslations('venue');
  const templates = useTemplates();
  const make = async (venue: typeof noVenue) => {
    const answer = await api().createVenue({ body: venue });
    onMade(answer.data.id);
    return answer;
  };
  const { save, ...saving } = useSave(make, { isQuiet: true });
  if (templates.isError) return <LoadError error={templates.error} retry={() => void templates.refetch()} />;
  if (!templates.data) return <Loading />;
  return (
    <Section id="venue" title={t('venue')} text={t('venueText')}>
      <VenueForm
        venue={noVenue}
        cities={templates.data.cities}
        saving={saving}
        submit={words('next')}
        onSave={(venue) => save(venue)}
      />
    </Section>
  );
}

/** Somebody else's venue: whoever was asked to work there has a letter with a code. */
export function Invited({ onJoined }: { readonly onJoined?: (venueId: number) => void }) {
  const t = useTranslations('venue.start');
  const [code, setCode] = useState('');
  const { save, isBusy, errors, errorMessage } = useSave((given: string) =>
    api().acceptInvitation({ body: { code: given } }),
  );
  return (
    <details className="rounded-card bg-surface inset-ring inset-ring-line">
      <summary className="flex min-h-14 items-center justify-between gap-3 rounded-card px-4 font-strong text-lapis md:px-6">
        {t('invited')}
        <Icon name="chevron-down" className="in-[details[open]]:rotate-180" />
      </summary>
      <div className="px-4 pb-4 md:px-6 md:pb-6">
        <FormFrame
          submit={t('join')}
          isBusy={isBusy}
          errorMessage={errorMessage}
          onSubmit={() => save(code, ({ data }) => onJoined?.(data.id))}
        >
          <TextField
            label={t('code')}
            name="code"
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            value={code}
            error={errors['code']}
            onChange={({ target }) => setCode(target.value)}
          />
        </FormFrame>
      </div>
    </details>
  );
}
