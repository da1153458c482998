import { useState } from 'react';
import { ChipChoice } from '../../src/chip-choice.tsx';
import { Button, buttonClass } from '../../src/button.tsx';
import { ChipLinks } from '../../src/chip-links.tsx';
import { Chip, chipClass } from '../../src/chip.tsx';
import { Icon } from '../../src/icon.tsx';
import { ShowMore } from '../../src/show-more.tsx';
import { PlainLink } from '../plain-link.tsx';
import { Part, Specimen } from '../specimen.tsx';
import { useSampleTexts } from '../texts/sample-texts.ts';

/** What is pressed. */
export function Actions() {
  return (
    <>
      {(['primary', 'outline', 'text'] as const).map((kind) => (
        <Buttons key={kind} kind={kind} />
      ))}
      <ButtonSizes />
      <Chips />
      <ChipChoices />
      <ChipsThatLead />
      <Ends />
    </>
  );
}

function Buttons({ kind }: { readonly kind: 'primary' | 'outline' | 'text' }) {
  const texts = useSampleTexts();
  return (
    <Part name={`Button ${kind}`}>
      <Specimen of="rest">
        <Button kind={kind}>{texts.book}</Button>
      </Specimen>
      <Specimen of="hover" look="hover">
        <Button kind={kind}>{texts.book}</Button>
      </Specimen>
      <Specimen of="focus" look="focus">
        <Button kind={kind}>{texts.book}</Button>
      </Specimen>
      <Specimen of="disabled">
        <Button kind={kind} disabled>
          {texts.book}
        </Button>
      </Specimen>
      <Specimen of="busy">
        <Button kind={kind} isBusy>
          {texts.book}
        </Button>
      </Specimen>
      <Specimen of="icon">
        <Button kind={kind}>
          <Icon name="plus" />
          {texts.book}
        </Button>
      </Specimen>
    </Part>
  );
}

function ButtonSizes() {
  const texts = useSampleTexts();
  return (
    <Part name="Button sizes">
      <Specimen of="small">
        <Button size="small">{texts.book}</Button>
      </Specimen>
      <Specimen of="small outline with a number">
        <Button size="small" kind="outline">
          {texts.priced}
        </Button>
      </Specimen>
      <Specimen of="wide">
        <Button isWide>{texts.priced}</Button>
      </Specimen>
      <Specimen of="long text, wide">
        <Button isWide>{texts.longAction}</Button>
      </Specimen>
      <Specimen of="link">
        <a href="#content" className={buttonClass({ kind: 'outline' })}>
          {texts.open}
        </a>
      </Specimen>
    </Part>
  );
}

function Chips() {
  const texts = useSampleTexts();
  return (
    <Part name="Chip">
      <Specimen of="rest, on, disabled" isWide>
        <div className="flex flex-wrap gap-2">
          <Chip>{texts.filter}</Chip>
          <Chip isOn>{texts.counted}</Chip>
          <button type="button" disabled className={chipClass({ isDisabled: true })}>
            {texts.time}
          </button>
        </div>
      </Specimen>
      <Specimen of="hover" look="hover">
        <Chip>{texts.filter}</Chip>
      </Specimen>
      <Specimen of="focus" look="focus">
        <Chip>{texts.filter}</Chip>
      </Specimen>
    </Part>
  );
}

function Ends() {
  const texts = useSampleTexts();
  return (
    <Part name="ShowMore">
      <Specimen of="rest">
        <ShowMore hasMore isBusy={false} onMore={() => {}} />
      </Specimen>
      <Specimen of="busy">
        <ShowMore hasMore isBusy onMore={() => {}} />
      </Specimen>
      <Specimen of="failed">
        <ShowMore hasMore isBusy={false} errorMessage={texts.longProblem} onMore={() => {}} />
      </Specimen>
      <Specimen of="at the start of its row">
        <ShowMore hasMore isBusy={false} onMore={() => {}} className="justify-items-start" />
      </Specimen>
      <Specimen of="the end of the list">
        <ShowMore hasMore={false} isBusy={false} onMore={() => {}} />
      </Specimen>
    </Part>
  );
}

function ChipChoices() {
  const texts = useSampleTexts();
  const [chosen, setChosen] = useState<number>(0);
  const options = [texts.filter, texts.counted, texts.time].map((label, value) => ({ value, label }));
  const long = [texts.longName, ...texts.governorates].map((label, value) => ({ value, label }));
  const shared = { label: texts.label, chosen, onChoose: setChosen };
  return (
    <Part name="ChipChoice">
      <Specimen of="rest">
        <ChipChoice {...shared} options={options} />
      </Specimen>
      <Specimen of="focus" look="focus">
        <ChipChoice {...shared} options={options} />
      </Specimen>
      <Specimen of="with its label">
        <ChipChoice {...shared} isLabelShown options={options} />
      </Specimen>
      <Specimen of="long, in a row that scrolls" isWide>
        <ChipChoice {...shared} options={long} className="overflow-x-auto py-1" />
      </Specimen>
    </Part>
  );
}

function ChipsThatLead() {
  const texts = useSampleTexts();
  const links = [texts.filter, texts.counted, texts.time].map((label, place) => ({
    to: `#actions-${place}`,
    label,
    isOn: place === 0,
  }));
  return (
    <Part name="ChipLinks">
      <Specimen of="one is open" isWide>
        <ChipLinks label={texts.label} links={links} Link={PlainLink} />
      </Specimen>
      <Specimen of="focus" look="focus">
        <ChipLinks label={texts.longLabel} links={links.slice(0, 2)} Link={PlainLink} />
      </Specimen>
    </Part>
  );
}
