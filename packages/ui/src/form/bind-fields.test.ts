import { describe, expect, it, vi } from 'vitest';
import { bindFields } from './bind-fields.ts';

const fields = {
  name: { kind: 'text', isRequired: true, maxLength: 120 },
  phone: { kind: 'phone', isNullable: true, maxLength: 40 },
  percent: { kind: 'number', isRequired: true, min: 1, max: 90, step: 1 },
  employee_id: { kind: 'choice', isNullable: true },
  role: { kind: 'choice', isRequired: true, choices: ['manager', 'staff'] },
  wants_mail: { kind: 'yes' },
  note: { kind: 'localized', maxLength: 500 },
} as const;

type Draft = {
  name: string;
  phone: string | null;
  percent: number;
  employee_id: number | null;
  role: 'manager' | 'staff';
  wants_mail: boolean;
  note: { en?: string };
};

const draft: Draft = {
  name: 'Noor',
  phone: null,
  percent: 10,
  employee_id: 7,
  role: 'staff',
  wants_mail: false,
  note: {},
};

function bind() {
  const onChange = vi.fn<(changed: Draft) => void>();
  const t = (name: keyof Draft) => `[${name}]`;
  const optional = (label: string) => `${label}?`;
  const form = bindFields({ fields, draft, onChange, t, optional, errors: { name: 'Too long' } });
  return { form, onChange };
}

const typed = (value: string) => ({ target: { value } });

describe('a field of a form', () => {
  it('has its name, label, limits and error', () => {
    expect(bind().form.text('name')).toMatchObject({
      name: 'name',
      label: '[name]',
      error: 'Too long',
      required: true,
      maxLength: 120,
      value: 'Noor',
    });
  });

  it('is called optional where it may stay empty and could look as if it may not', () => {
    const { form } = bind();
    expect([form.text('phone'), form.localized('note')].map(({ label }) => label)).toEqual(['[phone]?', '[note]?']);
    expect([form.choice('employee_id'), form.yes('wants_mail')].map(({ label }) => label)).toEqual([
      '[employee_id]',
      '[wants_mail]',
    ]);
  });

  it('looks like what is typed into it', () => {
    expect(bind().form.text('phone')).toMatchObject({ type: 'tel', dir: 'ltr', value: '' });
  });

  it('changes itself alone, in the kind of value that is sent', () => {
    const { form, onChange } = bind();
    form.text('phone').onChange(typed('0770'));
    form.text('phone').onChange(typed(''));
    form.text('name').onChange(typed(''));
    form.choice('employee_id').onChange(typed('9'));
    form.choice('employee_id').onChange(typed(''));
    form.choice('role').onChange(typed('manager'));
    form.number('percent').onChange(20);
    form.yes('wants_mail').onChange(true);
    form.localized('note').onChange({ en: 'Ring twice' });
    expect(onChange.mock.calls.map(([changed]) => changed)).toEqual([
      { ...draft, phone: '0770' },
      { ...draft, phone: null },
      { ...draft, name: '' },
      { ...draft, employee_id: 9 },
      { ...draft, employee_id: null },
      { ...draft, role: 'manager' },
      { ...draft, percent: 20 },
      { ...draft, wants_mail: true },
      { ...draft, note: { en: 'Ring twice' } },
    ]);
  });
});
