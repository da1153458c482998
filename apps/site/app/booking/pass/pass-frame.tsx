import { formatTime } from '@tajmeelspot/language/clock.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { QrCode } from '@tajmeelspot/ui/qr-code.tsx';
import type { ReactNode } from 'react';
import type { PassBooking } from '../../shell/device/pass-store.ts';
import { VenueLink } from '../../venue/venue-link.tsx';
import { useLocale } from '../../shell/locale.ts';

/** What stands beside the code of a booking. */
export type PassTexts = {
  /** Over the number. */
  readonly number: string;
  /** What to do with it. */
  readonly show: string;
  /** What the code is, for readers of the screen; it has the number. */
  readonly code: (number: string) => string;
};

type PassFrameProps = {
  readonly pass: PassBooking;
  readonly label: string;
  readonly texts: PassTexts;
  readonly day: string;
  /** Stands above everything: the booking will not take place. */
  readonly alarm?: string | undefined;
  /** The state, and what the time was before. */
  readonly state: ReactNode;
  /** Treatment, address, and what else is to be known. */
  readonly facts: ReactNode;
  /** The heading of the page, or of a part of it. */
  readonly heading: 'h1' | 'h3';
};

/** A booking as something to show at the venue: the time first, then its state, the venue, the code. */
export function PassFrame({ pass, label, texts, facts, ...head }: PassFrameProps) {
  return (
    <article aria-label={label} className="overflow-hidden rounded-panel bg-surface text-start shadow-raised">
      <PassHead pass={pass} {...head} />
      <div className="px-5 pt-4.5">
        <b className="block text-22 font-head">
          <VenueLink {...pass.establishment} />
        </b>
        <ul className="mt-3 grid gap-3 text-15">{facts}</ul>
      </div>
      <div aria-hidden="true" className="relative mt-4.5 border-t-2 border-dashed border-line">
        <span className="absolute -start-2.5 -top-2.75 size-5 rounded-full bg-ground" />
        <span className="absolute -end-2.5 -top-2.75 size-5 rounded-full bg-ground" />
      </div>
      <PassCode id={pass.id} texts={texts} />
    </article>
  );
}

type PassHeadProps = Pick<PassFrameProps, 'pass' | 'day' | 'alarm' | 'state' | 'heading'>;

function PassHead({ pass: { time, service }, day, alarm, state, heading: Heading }: PassHeadProps) {
  const locale = useLocale();
  const Time = alarm === undefined ? 'span' : 's';
  return (
    <header className="relative isolate grid grid-cols-[1fr_92px] items-end gap-x-3 bg-linear-165 from-field to-field-deep px-5 pt-4.5 text-on-field">
      <div className="lattice" />
      <div className="grid min-w-0 justify-items-start gap-1 pb-6">
        {alarm !== undefined && <p className="font-strong">{alarm}</p>}
        <p className="text-15 text-on-field-soft">{day}</p>
        <Heading className="text-36 leading-[1.25] font-head whitespace-nowrap">
          <Time>
            <bdi>{formatTime(locale, time)}</bdi>
          </Time>
        </Heading>
        {state}
      </div>
      <div className="arch h-31 self-end">
        <Picture picture={service.main_picture} alt="" sizes="120px" isFirst />
      </div>
    </header>
  );
}

type PassFactProps = { readonly icon: IconName; readonly title: string; readonly children?: ReactNode };

/** One thing to know, with what belongs to it below. */
export function PassFact({ icon, title, children }: PassFactProps) {
  return (
    <li className="grid grid-cols-[20px_1fr] gap-3">
      <Icon name={icon} className="mt-0.75 text-ink-soft" />
      <span className="min-w-0">
        <b className="block font-strong">{title}</b>
        {children && <span className="text-ink-soft">{children}</span>}
      </span>
    </li>
  );
}

/** The number twice: for people, and for the camera of whoever stands at the door. */
function PassCode({ id, texts }: { readonly id: number; readonly texts: PassTexts }) {
  const locale = useLocale();
  const number = toDigits(locale, String(id));
  return (
    <div className="grid grid-cols-[124px_1fr] items-center gap-4.5 px-5 pt-4.5 pb-5">
      <QrCode text={`TS-${id}`} label={texts.code(number)} className="w-31 bg-surface" />
      <div className="text-13 text-ink-soft">
        <span className="block">{texts.number}</span>
        <span className="block text-28 leading-[1.3] font-head text-ink">
          <bdi>{number}</bdi>
        </span>
        <span className="mt-1.5 block">{texts.show}</span>
      </div>
    </div>
  );
}
