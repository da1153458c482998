// Written by npm run generate from the schemas of these calls.

/** What a form for signUp asks. */
export const signUpFields = {
  name: { kind: 'text', isRequired: true, maxLength: 120 },
  email: { kind: 'email', isRequired: true, maxLength: 254 },
  password: { kind: 'password', isRequired: true, minLength: 8, maxLength: 200 },
  password_confirmation: { kind: 'password', maxLength: 200 },
} as const;

/** What a form for logIn asks. */
export const logInFields = {
  email: { kind: 'email', isRequired: true, maxLength: 254 },
  password: { kind: 'password', isRequired: true, maxLength: 200 },
} as const;

/** What a form for finishLogIn asks. */
export const finishLogInFields = {
  code: { kind: 'text', isRequired: true, maxLength: 40 },
} as const;

/** What a form for requestCode asks. */
export const requestCodeFields = {
  phone: { kind: 'phone', isRequired: true, maxLength: 40 },
} as const;

/** What a form for switchOnSecondFactor asks. */
export const switchOnSecondFactorFields = {
  code: { kind: 'text', isRequired: true, maxLength: 40 },
} as const;

/** What a form for switchOffSecondFactor asks. */
export const switchOffSecondFactorFields = {
  password: { kind: 'text', isNullable: true, maxLength: 200 },
  code: { kind: 'text', isRequired: true, maxLength: 40 },
} as const;

/** What a form for resetPassword asks. */
export const resetPasswordFields = {
  email: { kind: 'email', isRequired: true, maxLength: 254 },
  token: { kind: 'text', isRequired: true, maxLength: 200 },
  password: { kind: 'password', isRequired: true, minLength: 8, maxLength: 200 },
  password_confirmation: { kind: 'password', isRequired: true, maxLength: 200 },
} as const;

/** What a form for changePassword asks. */
export const changePasswordFields = {
  old_password: { kind: 'password', isRequired: true, maxLength: 200 },
  new_password: { kind: 'password', isRequired: true, minLength: 8, maxLength: 200 },
  new_password_confirmation: { kind: 'password', isRequired: true, maxLength: 200 },
} as const;

/** What a form for updateProfile asks. */
export const updateProfileFields = {
  name: { kind: 'text', isRequired: true, maxLength: 120 },
  phone: { kind: 'phone', isRequired: true, maxLength: 40 },
  city: { kind: 'text', isRequired: true, maxLength: 120 },
  state: { kind: 'text', isRequired: true, maxLength: 120 },
  alias: { kind: 'text', isNullable: true, maxLength: 30 },
} as const;
