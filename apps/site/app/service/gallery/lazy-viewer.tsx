import { lazyDialog } from '../../shell/lazy/lazy-dialog.tsx';
import type { ViewerProps } from './viewer.tsx';

const OpenViewer = lazyDialog(async () => (await import('./viewer.tsx')).Viewer);

/** The viewer of pictures, whose script comes when somebody opens one. */
export const LazyViewer = (props: Omit<ViewerProps, 'onClose'>) =>
  props.index !== undefined && <OpenViewer {...props} onClose={() => props.onShow(undefined)} />;
