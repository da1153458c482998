import { acceptInvitationFields } from '@tajmeelspot/contract/forms/venues-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame, SectionCard } from '../../fields/form-frame.tsx';
import { VenueForm, emptyVenue } from '../../venue/venue-form.tsx';
import { api } from '../../shell/api.ts';
import { useTemplates } from '../../shell/venue/venue-queries.ts';
import { useSave } from '../../shell/venue/use-save.ts';

/** Makes a venue; `onMade` is told of its id before anything is asked again, for then this may be gone. */
export function CreateVenue({ onCreated: onMade }: { readonly onCreated: (venueId: number) => void }) {
  const t = useTranslations('venue.start');
  const tVenue = useTranslations('venue');
  const templates = useTemplates();
  const create = async (venue: typeof emptyVenue) => {
    const answer = await api().createVenue({ body: venue });
    onMade(answer.data.id);
    return answer;
  };
  const { save, ...saving } = useSave(create, { isQuiet: true });
  if (!templates.data) return <LoadState of={templates} />;
  return (
    <SectionCard id="venue" title={t('venue')} text={t('venueText')}>
      <VenueForm
        venue={emptyVenue}
        cities={templates.data.cities}
        saving={saving}
        submit={tVenue('next')}
        onSave={(venue) => save(venue)}
      />
    </SectionCard>
  );
}

/** Joins another vendor's venue with the code of an invitation. */
export function AcceptInvitation({ onJoined }: { readonly onJoined?: (venueId: number) => void }) {
  const t = useTranslations('venue.start');
  const [code, setCode] = useState('');
  const { save, isBusy, errors, errorMessage } = useSave((typedCode: string) =>
    api().acceptInvitation({ body: { code: typedCode } }),
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
            {...describeFields(acceptInvitationFields, { t, errors })('code')}
            dir="ltr"
            autoComplete="off"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </FormFrame>
      </div>
    </details>
  );
}
