import { useTranslations } from '../shell/messages/translations.tsx';
import type { BookingFormState } from './booking-form-state.ts';
import { EmployeePicker } from './employee-picker.tsx';
import { OptionCheckbox } from './option-checkbox.tsx';

/** Who gives it: first whether it has to be a woman, where both are possible, then who of those. */
export function EmployeeChoice({ form }: { readonly form: BookingFormState }) {
  const t = useTranslations('booking');
  const { service, choices, choose } = form;
  const women = service.employees.filter(({ gender }) => gender === 'female');
  const isMixed = women.length > 0 && women.length < service.employees.length;
  const isByWoman = isMixed && choices.isByWoman === true;
  return (
    <div className="grid gap-2">
      <h3 className="text-15 max-lg:sr-only">{t('employee.title')}</h3>
      {isMixed && (
        <OptionCheckbox
          label={t('options.byWoman')}
          isOn={isByWoman}
          onChange={(isOn) => choose({ isByWoman: isOn || undefined, ...(isOn ? { employeeId: undefined } : {}) })}
        />
      )}
      <EmployeePicker
        employees={isByWoman ? women : service.employees}
        chosenId={choices.employeeId}
        isByWoman={isByWoman}
        onChoose={(employeeId) => choose({ employeeId })}
      />
    </div>
  );
}
