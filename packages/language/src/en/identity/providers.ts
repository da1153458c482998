export const providers = {
  or: 'or',
  with: 'Continue with {provider}',
} as const;
