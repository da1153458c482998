import type { ComponentType, ReactNode } from 'react';
import type { IconName } from '../icon.tsx';

/** A screen that the navigation leads to. */
export type AppScreen = {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** At the bottom of phones, within reach of the thumb; the others stand behind 'More'. */
  readonly isNear: boolean;
  /** Beside the label: how much waits there. */
  readonly mark?: ReactNode;
};

/** Where somebody can go in an application. */
export type AppNavigation = {
  /** The application, for readers alone. */
  readonly label: string;
  /** Where one is: the venue, the console. */
  readonly name: string;
  readonly moreLabel: string;
  readonly screens: readonly AppScreen[];
  readonly search?: { readonly label: string; readonly onOpen: () => void } | undefined;
  /** The way back to the site. */
  readonly site: { readonly label: string; readonly href: string };
  /** A link of the application's router, which marks the current screen by aria-current. */
  readonly Link: ComponentType<{
    readonly to: string;
    readonly end: boolean;
    readonly className: string;
    readonly children: ReactNode;
  }>;
};
