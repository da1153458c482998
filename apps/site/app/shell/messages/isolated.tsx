import type { ReactNode } from 'react';

/** What a tag round a time or a name in a sentence becomes: it keeps its own direction. */
export const isolated = (chunks: ReactNode): ReactNode => <bdi>{chunks}</bdi>;
