import type { FieldDeclaration } from './field-declaration.ts';
import {
  declarationOf,
  describeFields,
  type FieldLabels,
  type FieldTexts,
  type FormFields,
  type LabelledName,
} from './describe-fields.ts';

type FieldsBinding<Fields extends FormFields, Draft, T extends FieldLabels> = FieldTexts<T> & {
  readonly fields: Fields;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
};

/** What is emptied is sent as null where the call wants that: there a draft must be able to hold it. */
type Writable<Fields, Draft> = {
  [Name in keyof Fields & keyof Draft]: Fields[Name] extends { readonly isNullable: true }
    ? null extends Draft[Name]
      ? Name
      : never
    : Name;
}[keyof Fields & keyof Draft];

/** What an input, a text area or a list of choices says when it is changed. */
type TextChange = { readonly target: { readonly value: string } };

/** Ties the fields of a form to what is being written: each is described with its value and how to change it. */
export function bindFields<Fields extends FormFields, Draft extends object, T extends FieldLabels>({
  fields,
  draft,
  onChange,
  ...texts
}: FieldsBinding<Fields, Draft, T>) {
  /** The fields that hold values of a kind. */
  type Names<Value> = { [Name in keyof Draft]: Draft[Name] extends Value ? Name : never }[keyof Draft] &
    LabelledName<Fields, T> &
    Writable<Fields, Draft>;
  const describe = describeFields(fields, texts);
  const bind = (name: Names<unknown>): BoundField => ({
    field: declarationOf(fields, name),
    described: describe(name),
    value: draft[name],
    put: (value) => onChange({ ...draft, [name]: value }),
  });
  return {
    /** For a part that brings its value itself. */
    describe,
    /** For TextField and TextArea. */
    text: (name: Names<string | null | undefined>) => toText(bind(name)),
    /** For DateField and TimeField. */
    moment: (name: Names<string | null | undefined>) => toMoment(bind(name)),
    /** For SelectField; its options are the part's. */
    choice: (name: Names<string | number | null | undefined>) => toChoice(bind(name)),
    /** For NumberField. */
    number: (name: Names<number | null | undefined>) => toNumber(bind(name)),
    /** For LocalizedTextField. */
    localized<Name extends Names<object>>(name: Name) {
      const { described, put } = bind(name);
      const { maxLength } = described;
      return {
        ...withoutControl(described),
        maxLength,
        value: draft[name],
        onChange: (text: Draft[Name]) => put(text),
      };
    },
    /** For SwitchField. */
    yes: (name: Names<boolean | undefined>) => toSwitch(bind(name)),
  };
}

type BoundField = {
  readonly field: FieldDeclaration;
  readonly described: ReturnType<ReturnType<typeof describeFields>>;
  readonly value: unknown;
  readonly put: (value: unknown) => void;
};

const toText = ({ field, described, value, put }: BoundField) => ({
  ...described,
  value: textIn(value),
  onChange: ({ target }: TextChange) => put(sentText(field, target.value)),
});

const toMoment = ({ field, described, value, put }: BoundField) => ({
  ...withoutControl(described),
  value: textIn(value),
  onChange: (text: string) => put(sentText(field, text)),
});

/** Identifiers are numbers; where none is chosen there is none. */
function toChoice({ field, described, value, put }: BoundField) {
  const isId = field.kind === 'choice' && field.choices === undefined;
  const sent = (text: string) => (isId ? (text === '' ? null : Number(text)) : sentText(field, text));
  return {
    ...withoutControl(described),
    value: textIn(value),
    onChange: ({ target }: TextChange) => put(sent(target.value)),
  };
}

const toNumber = ({ described, value, put }: BoundField) => ({
  ...withoutControl(described),
  value: typeof value === 'number' ? value : null,
  onChange: (number: number | null) => put(number),
});

const toSwitch = ({ described: { name, label }, value, put }: BoundField) => ({
  name,
  label,
  isOn: value === true,
  onChange: (isOn: boolean) => put(isOn),
});

const withoutControl = ({ name, label, error, required }: BoundField['described']) => ({
  name,
  label,
  error,
  required,
});

const sentText = ({ isNullable }: FieldDeclaration, text: string) => (text === '' && isNullable ? null : text);

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
