import { Badge, type Tone } from '../../src/badge.tsx';
import { Icon, type IconName } from '../../src/icon.tsx';
import { Initial } from '../../src/initial.tsx';
import { Khatam } from '../../src/khatam.tsx';
import { Logo } from '../../src/logo.tsx';
import { QrCode } from '../../src/qr-code.tsx';
import { RecoveryCodes } from '../../src/recovery-codes.tsx';
import { PicturePlaceholder } from '../../src/picture-placeholder.tsx';
import { Picture } from '../../src/picture.tsx';
import { Price } from '../../src/price.tsx';
import { Pill } from '../../src/pill.tsx';
import { NewMark, Rating } from '../../src/rating.tsx';
import { lookOf, StateBadge } from '../../src/state-badge.tsx';
import { Part, Specimen } from '../specimen.tsx';
import { useSampleTexts } from '../texts/sample-texts.ts';
import { Charts } from './charts.tsx';
import { Maps } from './maps.tsx';

/** What is read and not pressed. */
export function Marks() {
  return (
    <>
      <Badges />
      <Facts />
      <Brand />
      <Icons />
      <Pictures />
      <Placeholders />
      <Maps />
      <Charts />
    </>
  );
}

function Badges() {
  const texts = useSampleTexts();
  return (
    <>
      <Part name="Badge">
        {tones.map((tone) => (
          <Specimen key={tone} of={tone}>
            <Badge tone={tone} label={texts.saved} />
          </Specimen>
        ))}
      </Part>
      <Part name="StateBadge">
        {(Object.keys(lookOf) as (keyof typeof lookOf)[]).map((state) => (
          <Specimen key={state} of={state}>
            <StateBadge state={state} label={texts.status[state]} />
          </Specimen>
        ))}
      </Part>
    </>
  );
}

const tones: readonly Tone[] = ['good', 'waiting', 'bad', 'plain'];

function Facts() {
  const texts = useSampleTexts();
  const { count, ...mean } = texts.rating;
  return (
    <>
      <Part name="Pill">
        <Specimen of="icon and a number">
          <Pill icon="clock">{texts.nextSlot}</Pill>
        </Specimen>
        <Specimen of="text alone">
          <Pill>{texts.filter}</Pill>
        </Specimen>
      </Part>
      <Part name="Rating">
        <Specimen of="with the number of reviews">
          <Rating {...mean} count={count} />
        </Specimen>
        <Specimen of="mean alone">
          <Rating {...mean} />
        </Specimen>
        <Specimen of="NewMark">
          <NewMark label={texts.isNew} />
        </Specimen>
      </Part>
      <Part name="Price">
        <Specimen of="in dinars">
          <Price iqd={25_000} />
        </Specimen>
        <Specimen of="crossed out">
          <s>
            <Price iqd={30_000} />
          </s>
        </Specimen>
      </Part>
      <Part name="Initial">
        <Specimen of="rest">
          <Initial name={texts.name} />
        </Specimen>
      </Part>
    </>
  );
}

function Brand() {
  const texts = useSampleTexts();
  return (
    <>
      <Part name="Logo">
        <Specimen of="on the ground">
          <Logo />
        </Specimen>
        <Specimen of="on lapis">
          <span className="inline-flex rounded-card bg-lapis-deep p-4 text-on-field [--logo-hole:var(--lapis-deep)] [--logo-mark:var(--on-field)]">
            <Logo />
          </span>
        </Specimen>
      </Part>
      <Part name="QrCode">
        <Specimen of="dark on white in both themes">
          <QrCode text="https://example.com" label={texts.name} />
        </Specimen>
      </Part>
      <Part name="RecoveryCodes">
        <Specimen of="rest">
          <RecoveryCodes
            codes={['abcd-efgh-jkmn-pqrs', 'tuvw-xyz2-3456-789a']}
            texts={texts.codes}
            onCopy={() => Promise.resolve(true)}
            onDone={() => {}}
          />
        </Specimen>
      </Part>
      <Part name="Khatam">
        <Specimen of="in the size and colour of the text">
          <Khatam className="text-48 text-lapis" />
        </Specimen>
      </Part>
    </>
  );
}

const icons: readonly IconName[] = ['search', 'check', 'clock', 'close', 'alert', 'heart', 'calendar', 'pin', 'bell'];

function Icons() {
  return (
    <Part name="Icon">
      <Specimen of="rest">
        <span className="flex flex-wrap gap-3">
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </span>
      </Specimen>
      <Specimen of="flipped with the script">
        <span className="flex gap-3">
          <Icon name="chevron-end" isFlipped />
          <Icon name="log-out" isFlipped />
        </span>
      </Specimen>
    </Part>
  );
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#b98f5a" d="M0 0h800v600H0z"/><path fill="#27408b" d="M250 600V300q0-90 150-150 150 60 150 150v300z"/></svg>`;
const picture = {
  url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  widths: [800],
  height: 600,
  colour: '#b98f5a',
};

function Placeholders() {
  const texts = useSampleTexts();
  return (
    <Part name="PicturePlaceholder">
      <Specimen of="rest">
        <div className="aspect-4/3 overflow-hidden rounded-card">
          <PicturePlaceholder name={texts.longName} className="size-full" />
        </div>
      </Specimen>
    </Part>
  );
}

function Pictures() {
  const texts = useSampleTexts();
  return (
    <Part name="Picture">
      <Specimen of="rest">
        <div className="aspect-4/3 overflow-hidden rounded-card">
          <Picture picture={picture} alt={texts.longName} sizes="272px" isFirst />
        </div>
      </Specimen>
      <Specimen of="empty">
        <div className="aspect-4/3 overflow-hidden rounded-card">
          <Picture picture={null} alt={texts.longName} sizes="272px" />
        </div>
      </Specimen>
    </Part>
  );
}
