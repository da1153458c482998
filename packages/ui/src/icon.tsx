type IconProps = {
  readonly name: IconName;
  readonly className?: string | undefined;
  /** Turns with the direction of the script: arrows and chevrons. */
  readonly isFlipped?: boolean | undefined;
};

/** A stroke icon, 20 px unless its class says otherwise. It is decoration: the words stand beside it. */
export function Icon({ name, className = '', isFlipped = false }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`icon ${isFlipped ? 'rtl:-scale-x-100' : ''} ${className}`}>
      <path d={strokes[name]} />
    </svg>
  );
}

/** The path of an icon, for drawings without React. */
export const strokeOf = (name: IconName): string => strokes[name];

const strokes = {
  search: 'M3 9a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM14 14l4 4',
  menu: 'M3 6h14M3 10h14M3 14h14',
  close: 'M5 5l10 10M15 5 5 15',
  check: 'M4 10.5l4 4 8-9',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  'chevron-down': 'M5 7.5l5 5 5-5',
  'chevron-end': 'M7.5 4.5 13 10l-5.5 5.5',
  'chevron-start': 'M12.5 4.5 7 10l5.5 5.5',
  globe: 'M2.7 10a7.3 7.3 0 1 0 14.6 0 7.3 7.3 0 1 0-14.6 0zM2.7 10h14.6M10 2.7c5 4.6 5 10 0 14.6-5-4.6-5-10 0-14.6z',
  heart: 'M10 16.8S3 12.6 3 7.6A3.8 3.8 0 0 1 10 5.6a3.8 3.8 0 0 1 7 2c0 5-7 9.2-7 9.2z',
  clock: 'M2.7 10a7.3 7.3 0 1 0 14.6 0 7.3 7.3 0 1 0-14.6 0zM10 5.8V10l2.8 1.8',
  alert: 'M2.7 10a7.3 7.3 0 1 0 14.6 0 7.3 7.3 0 1 0-14.6 0zM10 6.5V11M10 13.8v.2',
  smile: 'M2.7 10a7.3 7.3 0 1 0 14.6 0 7.3 7.3 0 1 0-14.6 0zM6.8 11.5c1.5 2.6 4.9 2.6 6.4 0M7.5 7.5v.6M12.5 7.5v.6',
  calendar:
    'M5.5 4.5h9a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-8a2.5 2.5 0 0 1 2.5-2.5zM3 8.5h14M7 2.5v4M13 2.5v4',
  pin: 'M10 18s6-5.2 6-10a6 6 0 0 0-12 0c0 4.8 6 10 6 10zM7.8 8a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0z',
  phone:
    'M4 3h3l1.5 4L6.7 8.3a10 10 0 0 0 5 5L13 11.5l4 1.5v3c0 .8-.7 1.5-1.5 1.4C9 17 3 11 2.6 4.5 2.5 3.7 3.2 3 4 3z',
  whatsapp:
    'M10 3a7 7 0 0 0-6 10.6L3 17l3.5-.9A7 7 0 1 0 10 3zM7.6 7.2c.2 2.6 2.5 4.9 5.2 5.2l.9-1.5-1.7-.9-.8.8c-.9-.4-1.5-1-1.9-1.9l.8-.8-.9-1.7z',
  navigate: 'M17 3l-6.5 14-2-6-5.5-2.5z',
  offline:
    'M3 3l14 14M2.5 8.2A11 11 0 0 1 6 6M9 4.7c3.2-.3 6.3.9 8.5 3.5M5.2 11.2A7 7 0 0 1 8 9.6M12.5 10c.9.3 1.6.7 2.3 1.2M10 15.5h.01',
  mail: 'M5 4.5h10a2.5 2.5 0 0 1 2.5 2.5v6.5a2.5 2.5 0 0 1-2.5 2.5h-10a2.5 2.5 0 0 1-2.5-2.5v-6.5a2.5 2.5 0 0 1 2.5-2.5zM3 6l7 5.5L17 6',
  lock: 'M6 9h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9',
  shield: 'M10 2.5l6 2.2v4.8c0 4-2.6 6.6-6 8-3.4-1.4-6-4-6-8V4.7zM7.3 10l2 2 3.6-4',
  eye: 'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10zM7.7 10a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0z',
  'eye-off':
    'M3.5 3.5l13 13M8 5a7.8 7.8 0 0 1 2-.5c5 0 8 5.5 8 5.5a14 14 0 0 1-2.2 2.8M5.5 6.2A13.5 13.5 0 0 0 2 10s3 5.5 8 5.5a7.5 7.5 0 0 0 3.5-.9',
  user: 'M6.5 6.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM3 17.5c.6-3.8 3.5-5.5 7-5.5s6.4 1.7 7 5.5',
  users:
    'M4.5 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM1.8 16.5c.4-3.3 2.7-4.8 5.7-4.8s5.3 1.5 5.7 4.8M13 4.2a3 3 0 0 1 0 5.6M15 12.2c1.8.6 2.9 2 3.2 4.3',
  male: 'M3 12.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM10.7 9.3 16.5 3.5M12 3.5h4.5V8',
  female: 'M5.5 7a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM10 11.5V18M7.2 15h5.6',
  home: 'M3 9.5l7-6 7 6M5 8.5V17h10V8.5',
  scissors:
    'M2.5 5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM2.5 15a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM7 6.5 17 15M7 13.5 17 5',
  tooth:
    'M5.5 3C3.5 3 3 5 3.2 7c.2 1.8 1 2.6 1.3 4.5.3 2 .6 5.5 2 5.5 1.5 0 1-4.5 3.5-4.5s2 4.5 3.5 4.5c1.4 0 1.7-3.5 2-5.5.3-1.9 1.1-2.7 1.3-4.5C17 5 16.5 3 14.5 3c-1.8 0-2.7 1-4.5 1S7.3 3 5.5 3z',
  drop: 'M10 2.5s5.5 5.7 5.5 9.6a5.5 5.5 0 0 1-11 0C4.5 8.2 10 2.5 10 2.5zM7.3 12.3a2.8 2.8 0 0 0 2.4 2.5',
  tag: 'M3 9.5v-6h6l8 8-6 6zM5.5 7a1 1 0 1 0 2 0 1 1 0 1 0-2 0z',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z',
  sun: 'M7 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4',
  screen: 'M4.5 3.5h11a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2zM7 17h6M10 14v3',
  settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M11 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM5 14a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  share: 'M10 12V2.5M6.5 5.5l3.5-3 3.5 3M5 9H4v8h12V9h-1',
  copy: 'M9 7h6a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM13 7V4.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13H7',
  picture:
    'M5.5 4h9a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-7a2.5 2.5 0 0 1 2.5-2.5zM4 14l4-4 3 3 2-2 3.5 3.5',
  note: 'M4 3h12v10l-4 4H4zM12 17v-4h4M7 7h6M7 10h4',
  reload: 'M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7M16.5 3v4h-4',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3',
  chart: 'M3 17h14M5.5 14V9M10 14V4M14.5 14V7',
  warning: 'M10 3 2.5 16.5h15zM10 8v4M10 14.3v.01',
  flag: 'M5 17.5V3M5 3.5h10l-2 3.5 2 3.5H5',
  treatment: 'M6 3v14M14 10v7M6 10h8M6 13.5h8',
  printer:
    'M6 7V3h8v4M6 14H4a1 1 0 0 1-1-1V8.5A1.5 1.5 0 0 1 4.5 7h11A1.5 1.5 0 0 1 17 8.5V13a1 1 0 0 1-1 1h-2M6 11.5h8V17H6z',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6.5 4l9 6-9 6z',
  'log-out':
    'M12 6V4.5A1.5 1.5 0 0 0 10.5 3h-5A1.5 1.5 0 0 0 4 4.5v11A1.5 1.5 0 0 0 5.5 17h5a1.5 1.5 0 0 0 1.5-1.5V14M8.5 10H18M15 7l3 3-3 3',
  instagram:
    'M7 3h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4zM6.7 10a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0zM14 6h.01',
  facebook: 'M11 17.5V11h2.5l.5-3h-3V6.3c0-1 .4-1.6 1.7-1.6H14V2.3c-3.4-.6-5.5.6-5.5 3.7v2H6v3h2.5v6.5z',
  x: 'M3.5 3.5l13 13M16 3.5 4 16.5',
  linkedin: 'M4.5 8.5v8M4.5 4.5v.2M8.5 16.5v-8M8.5 12c0-4.5 7-4.5 7 0v4.5',
  youtube: 'M5.5 5h9a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zM8.8 8l3.2 2-3.2 2z',
} as const;

/** Name of an icon. Booking states: check (confirmed, completed), clock (pending), close (declined, cancelled), alert (expired, no-show). */
export type IconName = keyof typeof strokes;
