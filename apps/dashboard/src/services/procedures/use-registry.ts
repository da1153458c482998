import { useTemplates, useVenueLicences } from '../../shell/venue/venue-queries.ts';
import type { Registry } from './registry.ts';

/** What the treatments of a venue can be and which licences it holds; undefined while it is being loaded. */
export function useRegistry(venueId: number): Registry | undefined {
  const { data: templates } = useTemplates();
  const { data: licences } = useVenueLicences(venueId);
  if (!templates) return undefined;
  const valid = licences?.licences.filter(({ is_valid: isValid }) => isValid);
  return { ...templates, held: valid && new Set(valid.map((licence) => licence.class)) };
}
