import { resolveConflictsFields } from '@tajmeelspot/contract/forms/scheduling-fields.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { TimeField } from '@tajmeelspot/ui/moments/time-field.tsx';
import { bindFields } from '@tajmeelspot/ui/form/bind-fields.ts';
import type { AffectedBooking } from '@tajmeelspot/contract/booking/affected.ts';
import type { Resolution } from '@tajmeelspot/contract/scheduling.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useLocale } from '../shell/locale.ts';
import type { SaveState } from '../shell/venue/use-save.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

type AffectedDialogProps = {
  readonly affected: readonly AffectedBooking[];
  readonly saving: SaveState;
  readonly onSend: (resolutions: Resolution[]) => void;
  readonly onClose: () => void;
};

const resolutionActions = ['retain', 'reassign', 'propose', 'cancel'] as const;
type ResolutionAction = (typeof resolutionActions)[number];

/** What somebody has said of one booking so far. */
type ResolutionDraft = {
  readonly action: ResolutionAction | '';
  readonly reason: string;
  readonly booking_date: string;
  readonly time: string;
};

const emptyResolution: ResolutionDraft = { action: '', reason: '', booking_date: '', time: '' };

const { cancel, propose } = resolveConflictsFields.resolutions;

/** What is asked for once it is said what becomes of a booking. */
const fields = { ...propose, ...cancel };

/** Asks of each booking that a change would break what becomes of it; before that nothing is changed. */
export function AffectedDialog({ affected, saving, onSend, onClose }: AffectedDialogProps) {
  const t = useTranslations('venue.affected');
  const tFrame = useTranslations('frame');
  const [drafts, setDrafts] = useState<ReadonlyMap<number, ResolutionDraft>>(new Map());
  const [isIncomplete, setIncomplete] = useState(false);
  const draftOf = (id: number) => drafts.get(id) ?? emptyResolution;
  const set = (id: number, draft: ResolutionDraft) => setDrafts(new Map(drafts).set(id, draft));
  const setAll = (action: ResolutionAction | '') =>
    setDrafts(new Map(affected.map(({ booking_id: id }) => [id, { ...draftOf(id), action }])));
  const send = () => {
    const resolutions = affected.flatMap(({ booking_id: id }) => toResolution(id, draftOf(id)));
    const isComplete = resolutions.length === affected.length;
    setIncomplete(!isComplete);
    if (isComplete && !saving.isBusy) onSend(resolutions);
  };
  const title = t('title', { count: affected.length });
  const gender = useCustomersGender();
  const [fieldError] = Object.values(saving.errors);
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title} className="md:!w-[560px]">
      <div className="grid gap-4">
        <div className="pe-8">
          <h2 className="text-18">{title}</h2>
          <p className="mt-1 text-15 text-ink-soft">{t('text', { gender })}</p>
        </div>
        {affected.length > 1 && <AllBookingsField affected={affected} onChoose={setAll} />}
        <ul className="grid gap-4">
          {affected.map((booking) => (
            <li key={booking.booking_id}>
              <AffectedBookingFields
                booking={booking}
                draft={draftOf(booking.booking_id)}
                onChange={(draft) => set(booking.booking_id, draft)}
              />
            </li>
          ))}
        </ul>
        <ErrorMessage text={saving.errorMessage ?? fieldError ?? (isIncomplete ? t('undecided') : undefined)} />
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="outline" onClick={onClose}>
            {tFrame('back')}
          </Button>
          <Button isBusy={saving.isBusy} className="!whitespace-normal" onClick={send}>
            {t('send', { gender })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function toResolution(id: number, { action, reason, booking_date, time }: ResolutionDraft): Resolution[] {
  if (action === 'cancel') return reason.trim() === '' ? [] : [{ booking_id: id, action, reason: reason.trim() }];
  if (action === 'propose') {
    return booking_date === '' || time === ''
      ? []
      : [{ booking_id: id, action, booking_date, time, employee_id: null }];
  }
  return action === '' ? [] : [{ booking_id: id, action }];
}

type AllBookingsFieldProps = Pick<AffectedDialogProps, 'affected'> & {
  readonly onChoose: (action: ResolutionAction | '') => void;
};

function AllBookingsField({ affected, onChoose }: AllBookingsFieldProps) {
  const t = useTranslations('venue.affected');
  return (
    <SelectField
      name="all"
      label={t('all')}
      defaultValue=""
      onChange={({ target }) => onChoose(resolutionActions.find((one) => one === target.value) ?? '')}
    >
      <option value="">{t('choose')}</option>
      {(['retain', 'reassign'] as const)
        .filter((one) => affected.every((booking) => actionsFor(booking).includes(one)))
        .map((one) => (
          <option key={one} value={one}>
            {t(labelOf(one, affected))}
          </option>
        ))}
    </SelectField>
  );
}

/** To 'reassign' is to use another room or device where that is all that a booking lacks. */
const labelOf = (action: ResolutionAction, affected: readonly AffectedBooking[]) =>
  action === 'reassign' && affected.every(({ items }) => items.every(({ why }) => why === 'no_resource'))
    ? 'replace'
    : action;

/** What a law stands against is never kept: the server refuses it. */
const laws: ReadonlySet<string> = new Set(['no_woman', 'women_only', 'licence_missing']);

const actionsFor = ({ items }: AffectedBooking): readonly ResolutionAction[] =>
  resolutionActions.filter((one) => one !== 'retain' || !items.some(({ why }) => laws.has(why)));

type AffectedBookingFieldsProps = {
  readonly booking: AffectedBooking;
  readonly draft: ResolutionDraft;
  readonly onChange: (draft: ResolutionDraft) => void;
};

function AffectedBookingFields({ booking, draft, onChange }: AffectedBookingFieldsProps) {
  const t = useTranslations('venue.affected');
  const form = bindFields({ fields, draft, onChange, t });
  const locale = useLocale();
  return (
    <div className="grid gap-3 rounded-card bg-surface-sunk p-4">
      <div>
        <p className="font-strong">
          <bdi>{booking.customer_name}</bdi>
        </p>
        {booking.items.map((item) => (
          <div key={`${item.starts_at} ${item.employee.id}`} className="text-15 text-ink-soft">
            <p>
              {item.treatment} · {formatDay(locale, item.booking_date, 'short')}{' '}
              <bdi>{formatTime(locale, item.time)}</bdi>
            </p>
            <p className="text-13">{item.reason}</p>
          </div>
        ))}
      </div>
      <SelectField
        name={`action-${booking.booking_id}`}
        label={t('what', { customerName: booking.customer_name })}
        value={draft.action}
        onChange={({ target }) =>
          onChange({ ...draft, action: resolutionActions.find((one) => one === target.value) ?? '' })
        }
      >
        <option value="">{t('choose')}</option>
        {actionsFor(booking).map((one) => (
          <option key={one} value={one}>
            {t(labelOf(one, [booking]))}
          </option>
        ))}
      </SelectField>
      {draft.action === 'cancel' && <TextField {...form.text('reason')} />}
      {draft.action === 'propose' && (
        <div className="grid grid-cols-2 gap-3">
          <DateField {...form.moment('booking_date')} />
          <TimeField {...form.moment('time')} />
        </div>
      )}
    </div>
  );
}
