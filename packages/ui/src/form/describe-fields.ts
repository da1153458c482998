import { controlOf, type FieldDeclaration } from './field-declaration.ts';

/** The fields of a form by name; a part of it may be a form of its own: a line of a list, one of several kinds. */
export type FormFields = { readonly [name: string]: FieldDeclaration | FormFields };

/** The names of the fields that stand in a form itself. */
export type FieldName<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends FieldDeclaration ? Name : never;
}[keyof Fields] &
  string;

/** Gives the label of a field by its name; a translator of the part of the catalogue that has them. */
export type FieldLabels = (name: never) => string;

/** The names of the fields that have a label. */
export type LabelledName<Fields extends FormFields, T extends FieldLabels> = FieldName<Fields> & Parameters<T>[0];

/** What is said of fields besides their declarations. */
export type FieldTexts<T extends FieldLabels> = {
  readonly t: T;
  /** Says in a label that the field may stay empty. */
  readonly optional?: ((label: string) => string) | undefined;
  /** Sentences about fields that were refused, by their names. */
  readonly errors?: Readonly<Record<string, string | undefined>> | undefined;
};

/** Describes the fields of a form: `describe('email')` has its name, label, limits and error, to be spread on a part. */
export function describeFields<Fields extends FormFields, T extends FieldLabels>(
  fields: Fields,
  { t, optional, errors }: FieldTexts<T>,
) {
  return (name: LabelledName<Fields, T>) => {
    const field = declarationOf(fields, name);
    const label = t(name);
    const isOptional = !field.isRequired && field.kind !== 'choice' && field.kind !== 'yes';
    return {
      ...controlOf(field),
      name,
      label: optional && isOptional ? optional(label) : label,
      error: errors?.[name],
    };
  };
}

/** The declaration of a field that stands in the form itself. */
export const declarationOf = <Fields extends FormFields>(fields: Fields, name: FieldName<Fields>): FieldDeclaration =>
  fields[name] as FieldDeclaration;
