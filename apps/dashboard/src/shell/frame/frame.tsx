import { useVenue } from '../house.tsx';
import { useLive } from '../live/live.ts';
import { useSending } from '../offline/sending.ts';
import { Shortcuts } from '../palette/shortcuts.tsx';
import { Layout } from './layout.tsx';
import { SideNavigation } from './navigation.tsx';
import { Tabs } from './tabs.tsx';
import { useWaiting } from './waiting.ts';

/** What stands round every screen. */
export function Frame() {
  const waiting = useWaiting();
  const { venue } = useVenue();
  useLive(venue.id);
  useSending(venue.id);
  return (
    <Layout side={<SideNavigation waiting={waiting} />} bottom={<Tabs waiting={waiting} />}>
      <Shortcuts />
    </Layout>
  );
}
