import { Layout } from '../../shell/frame/layout.tsx';
import { BottomNavigation, SideNavigation } from './navigation.tsx';

/** What stands round every screen of the console. */
export const Frame = () => <Layout side={<SideNavigation />} bottom={<BottomNavigation />} />;
