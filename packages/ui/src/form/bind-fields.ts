import {
  declarationOf,
  describeFields,
  type FieldLabels,
  type FieldName,
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
  const put = (name: string, value: unknown) => onChange({ ...draft, [name]: value });
  const putText = (name: FieldName<Fields>, text: string) =>
    put(name, text === '' && declarationOf(fields, name).isNullable ? null : text);
  return {
    /** For a part that brings its value itself. */
    describe,
    /** For TextField and TextArea. */
    text: (name: Names<string | null | undefined>) => ({
      ...describe(name),
      value: textIn(draft[name]),
      onChange: ({ target }: TextChange) => putText(name, target.value),
    }),
    /** For DateField and TimeField. */
    moment(name: Names<string | null | undefined>) {
      const { label, error, required } = describe(name);
      return {
        name,
        label,
        error,
        required,
        value: textIn(draft[name]),
        onChange: (text: string) => putText(name, text),
      };
    },
    /** For SelectField; its options are the part's. Identifiers are numbers. */
    choice(name: Names<string | number | null | undefined>) {
      const { label, error, required } = describe(name);
      const { kind, choices } = declarationOf(fields, name);
      const isId = kind === 'choice' && choices === undefined;
      return {
        name,
        label,
        error,
        required,
        value: textIn(draft[name]),
        onChange: ({ target: { value } }: TextChange) =>
          isId ? put(name, value === '' ? null : Number(value)) : putText(name, value),
      };
    },
    /** For NumberField. */
    number(name: Names<number | null | undefined>) {
      const { label, error, required } = describe(name);
      const value: unknown = draft[name];
      return {
        name,
        label,
        error,
        required,
        value: typeof value === 'number' ? value : null,
        onChange: (number: number | null) => put(name, number),
      };
    },
    /** For LocalizedTextField. */
    localized<Name extends Names<object>>(name: Name) {
      const { label, error, required, maxLength } = describe(name);
      return {
        name,
        label,
        error,
        required,
        maxLength,
        value: draft[name],
        onChange: (text: Draft[Name]) => put(name, text),
      };
    },
    /** For SwitchField. */
    yes: (name: Names<boolean | undefined>) => ({
      name,
      label: describe(name).label,
      isOn: draft[name] === true,
      onChange: (isOn: boolean) => put(name, isOn),
    }),
  };
}

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
