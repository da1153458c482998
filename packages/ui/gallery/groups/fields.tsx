import { Suspense, useState } from 'react';
import { DateField } from '../../src/moments/date-field.tsx';
import { DateInput } from '../../src/moments/date-input.tsx';
import { SwitchField } from '../../src/switch-field.tsx';
import { NextDay } from '../../src/moments/next-day.tsx';
import { TimeField } from '../../src/moments/time-field.tsx';
import { TimeInput } from '../../src/moments/time-input.tsx';
import { LanguageField } from '../../src/app/language-field.tsx';
import { Calendar } from '../../src/moments/calendar.tsx';
import { NumbersField } from '../../src/numbers/numbers-field.tsx';
import { FieldFrame } from '../../src/frame/field-frame.tsx';
import { Icon } from '../../src/icon.tsx';
import { PushSwitch } from '../../src/push/push-switch.tsx';
import { SelectField } from '../../src/select-field.tsx';
import { TextArea } from '../../src/text-area.tsx';
import { TextField } from '../../src/text-field.tsx';
import { ThemeChoice } from '../../src/theme/theme-choice.tsx';
import { ThemeField } from '../../src/theme/theme-field.tsx';
import { Part, Specimen } from '../specimen.tsx';
import { sampleTexts, useSampleTexts } from '../texts/sample-texts.ts';

/** What is filled in. */
export function Fields() {
  return (
    <>
      <TextFields />
      <SelectFields />
      <TextAreas />
      <Moments />
      <Switches />
      <OtherFields />
      <CalendarSpecimens />
      <NumbersSpecimens />
    </>
  );
}

function TextFields() {
  const texts = useSampleTexts();
  const { label, hint, problem } = texts;
  return (
    <Part name="TextField">
      <Specimen of="empty">
        <TextField name="empty" label={label} placeholder={texts.name} />
      </Specimen>
      <Specimen of="filled, hint">
        <TextField name="filled" label={label} hint={hint} defaultValue={texts.name} />
      </Specimen>
      <Specimen of="focus" look="focus">
        <TextField name="focused" label={label} defaultValue={texts.name} />
      </Specimen>
      <Specimen of="error">
        <TextField name="wrong" label={label} error={problem} />
      </Specimen>
      <Specimen of="error, focus" look="focus">
        <TextField name="wrongFocused" label={label} error={problem} />
      </Specimen>
      <Specimen of="disabled">
        <TextField name="disabled" label={label} defaultValue={texts.name} disabled />
      </Specimen>
      <Specimen of="read only">
        <TextField name="fixed" label={label} defaultValue={texts.name} readOnly />
      </Specimen>
      <Specimen of="icon, number">
        <TextField
          name="phone"
          label={texts.phone}
          icon="phone"
          type="tel"
          dir="ltr"
          defaultValue={texts.phoneNumber}
        />
      </Specimen>
      <Specimen of="long label, text and error">
        <TextField name="long" label={texts.longLabel} error={texts.longProblem} defaultValue={texts.longName} />
      </Specimen>
      <Specimen of="something at the end">
        <TextField name="search" label={label} icon="search" end={<Icon name="close" className="text-ink-soft" />} />
      </Specimen>
    </Part>
  );
}

function SelectFields() {
  const texts = useSampleTexts();
  const options = [texts.longName, ...texts.governorates].map((name) => <option key={name}>{name}</option>);
  const fields = { label: texts.governorate, children: options, defaultValue: texts.governorates[0] };
  return (
    <Part name="SelectField">
      <Specimen of="rest">
        <SelectField name="governorate" {...fields} />
      </Specimen>
      <Specimen of="focus" look="focus">
        <SelectField name="governorateFocused" {...fields} />
      </Specimen>
      <Specimen of="icon, hint">
        <SelectField name="governorateHint" {...fields} icon="pin" hint={texts.hint} />
      </Specimen>
      <Specimen of="error">
        <SelectField name="governorateWrong" {...fields} error={texts.problem} />
      </Specimen>
      <Specimen of="disabled">
        <SelectField name="governorateDisabled" {...fields} disabled />
      </Specimen>
      <Specimen of="long text">
        <SelectField name="governorateLong" {...fields} defaultValue={texts.longName} />
      </Specimen>
    </Part>
  );
}

function TextAreas() {
  const texts = useSampleTexts();
  return (
    <Part name="TextArea">
      <Specimen of="empty">
        <TextArea name="reason" label={texts.reason} hint={texts.hint} rows={3} />
      </Specimen>
      <Specimen of="long text with numbers">
        <TextArea name="reasonLong" label={texts.reason} defaultValue={texts.reasonText} rows={3} />
      </Specimen>
      <Specimen of="focus" look="focus">
        <TextArea name="reasonFocused" label={texts.reason} rows={3} />
      </Specimen>
      <Specimen of="error">
        <TextArea name="reasonWrong" label={texts.reason} error={texts.longProblem} rows={3} />
      </Specimen>
      <Specimen of="disabled">
        <TextArea name="reasonDisabled" label={texts.reason} defaultValue={texts.reasonText} rows={3} disabled />
      </Specimen>
    </Part>
  );
}

function Moments() {
  const { day, time, problem } = useSampleTexts();
  return (
    <>
      <Part name="DateField">
        <Specimen of="with an icon">
          <DateField name="day" label={day} icon="calendar" defaultValue="2026-05-14" />
        </Specimen>
        <Specimen of="error">
          <DateField name="dayWrong" label={day} error={problem} />
        </Specimen>
      </Part>
      <Part name="DateInput">
        <Specimen of="without a frame">
          <DateInput aria-label={day} defaultValue="2026-05-14" />
        </Specimen>
      </Part>
      <Part name="TimeField">
        <Specimen of="rest">
          <TimeField name="time" label={day} defaultValue={time} />
        </Specimen>
        <Specimen of="the next day">
          <TimeField name="timeNext" label={day} defaultValue={time} isNextDay />
        </Specimen>
      </Part>
      <Part name="NextDay">
        <Specimen of="rest">
          <NextDay />
        </Specimen>
      </Part>
      <Part name="TimeInput">
        <Specimen of="without a frame">
          <TimeInput aria-label={day} defaultValue={time} />
        </Specimen>
      </Part>
    </>
  );
}

function Switches() {
  const texts = useSampleTexts();
  const [isOn, setOn] = useState(true);
  return (
    <Part name="SwitchField">
      <Specimen of="on, with a text">
        <SwitchField label={texts.filter} text={texts.hint} isOn={isOn} onChange={setOn} />
      </Specimen>
      <Specimen of="off, long label">
        <SwitchField label={texts.longLabel} isOn={!isOn} onChange={() => setOn(!isOn)} />
      </Specimen>
      <Specimen of="for push messages, which failed to be switched on">
        <PushSwitch
          push={{ state: 'failed', isBusy: false, onChange: () => {} }}
          label={texts.filter}
          text={texts.hint}
          explanations={{ unsupported: texts.hint, blocked: texts.hint, failed: texts.longLabel }}
        />
      </Specimen>
    </Part>
  );
}

function CalendarSpecimens() {
  return (
    <Part name="Calendar">
      <Specimen of="a day is chosen">
        <Suspense>
          <Calendar day="2026-05-14" min="2026-05-05" max={undefined} onPick={() => {}} />
        </Suspense>
      </Specimen>
    </Part>
  );
}

function NumbersSpecimens() {
  const texts = useSampleTexts();
  return (
    <Part name="NumbersField">
      <Specimen of="rest">
        <NumbersField
          label={texts.numbers.label}
          digitsLabel={texts.numbers.digits}
          clockLabel={texts.numbers.clock}
          className="grid max-w-80 gap-2 text-ink-soft"
          sampleOf={(choice) => texts.numbers[choice]}
        />
      </Specimen>
    </Part>
  );
}

function OtherFields() {
  const texts = useSampleTexts();
  const nameOf = (theme: 'light' | 'dark' | 'system') => texts.theme[theme];
  return (
    <>
      <Part name="FieldFrame">
        <Specimen of="a control of one's own">
          <FieldFrame id="own-control" label={texts.phone} hint={texts.hint} icon="phone">
            <output id="own-control" className="flex min-h-12 items-center">
              <bdi>{texts.phoneNumber}</bdi>
            </output>
          </FieldFrame>
        </Specimen>
      </Part>
      <Part name="LanguageField">
        <Specimen of="rest">
          <LanguageField
            label={texts.language}
            chosen="ckb"
            ownNames={{ en: sampleTexts.en.ownName, ckb: sampleTexts.ckb.ownName }}
            onChoose={() => {}}
          />
        </Specimen>
      </Part>
      <Part name="ThemeField">
        <Specimen of="rest">
          <ThemeField label={texts.theme.label} nameOf={nameOf} />
        </Specimen>
      </Part>
      <Part name="ThemeChoice">
        <Specimen of="as in the footer of the site">
          <ThemeChoice
            legend={<legend className="sr-only">{texts.theme.label}</legend>}
            nameOf={nameOf}
            className="inline-flex min-w-0 rounded-full bg-lapis-deep p-1 text-on-field-soft inset-ring inset-ring-on-field-line"
            choiceClass="w-11 has-checked:bg-on-field-tint has-checked:text-on-field has-checked:inset-ring-on-field-line has-focus-visible:outline-on-field"
          />
        </Specimen>
      </Part>
    </>
  );
}
