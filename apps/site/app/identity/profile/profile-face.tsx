import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';

type ProfileFaceProps = { readonly src: string | null; readonly name: string; readonly isBusy: boolean };

/** Somebody's picture, or the first letter of the name on the khatam. */
export function ProfileFace({ src, name, isBusy }: ProfileFaceProps) {
  return (
    <span className="relative grid size-40 place-items-center">
      {src === null ? (
        <>
          <Khatam className="absolute inset-0 size-40 text-lapis" />
          <span aria-hidden="true" className="relative text-48 font-head text-on-lapis uppercase">
            {String.fromCodePoint(name.codePointAt(0) ?? 0x2022)}
          </span>
        </>
      ) : (
        <img
          src={src}
          alt=""
          width={160}
          height={160}
          className="size-40 rounded-full bg-surface object-cover shadow-rest inset-ring inset-ring-line"
        />
      )}
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center rounded-full bg-scrim">
          <Spinner className="text-48 text-on-field" />
        </span>
      )}
    </span>
  );
}
