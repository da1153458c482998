import { Icon } from '../../icon.tsx';

type ZoomButtonProps = { readonly icon: 'plus' | 'minus'; readonly label: string; readonly onClick: () => void };

/** A button that brings a map nearer or farther. */
export function ZoomButton({ icon, label, onClick }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 place-items-center text-ink hover:bg-lapis-tint"
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
