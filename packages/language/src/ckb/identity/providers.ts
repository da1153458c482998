import type { Shape } from '../../shape.ts';
import type { providers as english } from '../../en/identity/providers.ts';

export const providers: Shape<typeof english> = {
  or: 'یان',
  with: 'بەردەوامبوون بە {provider}',
};
