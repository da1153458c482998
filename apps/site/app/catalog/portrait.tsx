import { initialOf } from './initial-of.ts';

type PortraitProps = {
  readonly name: string;
  /** Address of a square picture; none shows the first letter of the name. */
  readonly portrait: string | null;
};

/** Somebody of a team in a frame that the place around it gives. It is decoration: the name stands beside it. */
export const Portrait = ({ name, portrait }: PortraitProps) =>
  portrait === null ? (
    initialOf(name)
  ) : (
    <img
      src={portrait}
      alt=""
      width={384}
      height={384}
      loading="lazy"
      className="absolute inset-0 size-full object-cover"
    />
  );
