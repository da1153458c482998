import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { Portrait } from '../catalog/portrait.tsx';

type EmployeePickerProps = {
  readonly employees: Service['employees'];
  readonly chosenId: number | undefined;
  /** Anyone means any woman. */
  readonly isByWoman: boolean;
  readonly onChoose: (employeeId: number | undefined) => void;
};

/** Who gives it; anyone unless somebody minds. */
export function EmployeePicker({ employees, chosenId, isByWoman, onChoose }: EmployeePickerProps) {
  const t = useTranslations('booking.employee');
  return (
    <fieldset className="grid grid-cols-3 gap-2 xs:grid-cols-4">
      <legend className="sr-only">{t('title')}</legend>
      <EmployeeOption
        face={<Khatam className="text-18" />}
        isOn={chosenId === undefined}
        onClick={() => onChoose(undefined)}
      >
        {t(isByWoman ? 'anyWoman' : 'anyone')}
      </EmployeeOption>
      {employees.map(({ id, name, gender, portrait }) => (
        <EmployeeOption
          key={id}
          face={<Portrait name={name} portrait={portrait} />}
          isOn={id === chosenId}
          onClick={() => onChoose(id)}
        >
          {name}
          <Gender gender={gender} />
        </EmployeeOption>
      ))}
    </fieldset>
  );
}

/** In a word with its sign: a guest may choose by it. */
function Gender({ gender }: Pick<Service['employees'][number], 'gender'>) {
  const t = useTranslations('booking.employee');
  return (
    <span className="mt-0.5 flex items-center justify-center gap-0.5 font-body text-ink-soft">
      <Icon name={gender} className="size-3.5 shrink-0" />
      {t(gender)}
    </span>
  );
}

type EmployeeOptionProps = {
  readonly face: ReactNode;
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function EmployeeOption({ face, isOn, onClick, children }: EmployeeOptionProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={`grid min-h-19 min-w-0 content-start justify-items-center gap-1.5 rounded-control px-1 pt-2.5 pb-2 text-center text-13 leading-tight ${isOn ? 'bg-lapis-tint font-strong text-lapis inset-ring-2 inset-ring-lapis' : 'inset-ring inset-ring-line hover:bg-lapis-tint'}`}
      onClick={onClick}
    >
      <span
        aria-hidden="true"
        className={`relative grid size-11 place-items-center overflow-hidden rounded-full text-15 font-head ${isOn ? 'bg-lapis text-on-lapis' : 'bg-sand text-ink-soft'}`}
      >
        {face}
      </span>
      <span className="max-w-full break-words">{children}</span>
    </button>
  );
}
