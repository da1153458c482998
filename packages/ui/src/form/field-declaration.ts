/** What a form knows of a field before it is filled in; npm run generate writes it from the schema of a call. */
export type FieldDeclaration = {
  readonly kind: FieldKind;
  /** Nothing at all is refused. */
  readonly isRequired?: boolean;
  /** Nothing at all is sent as null. */
  readonly isNullable?: boolean;
  /** Characters; of a text in several languages for each of them. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  /** Any number where it is absent. */
  readonly step?: number;
  /** What can be chosen, where the schema knows. */
  readonly choices?: readonly string[];
};

/** What is entered: localized is a text in several languages, yes is yes or no. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'url'
  | 'password'
  | 'localized'
  | 'number'
  | 'choice'
  | 'yes'
  | 'date'
  | 'time';

/** The attributes by which a control keeps to the declaration of its field. */
export function controlOf({ kind, isRequired, minLength, maxLength, min, max, step }: FieldDeclaration) {
  const look: ControlLook = looks[kind] ?? {};
  return {
    ...look,
    required: isRequired,
    minLength,
    maxLength,
    min,
    max,
    step: kind === 'number' ? (step ?? 'any') : undefined,
  };
}

type ControlLook = { readonly type?: string; readonly inputMode?: 'tel' | 'decimal'; readonly dir?: 'ltr' };

const looks: Partial<Record<FieldKind, ControlLook>> = {
  email: { type: 'email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  url: { type: 'url', dir: 'ltr' },
  password: { type: 'password', dir: 'ltr' },
  number: { type: 'number', inputMode: 'decimal', dir: 'ltr' },
};
