type MeasureTilesProps<Measure extends string> = {
  readonly label: string;
  readonly tiles: readonly {
    readonly key: Measure;
    readonly name: string;
    readonly value: string;
    /** What it was before, as a sentence. */
    readonly before: string;
  }[];
  readonly chosen: Measure;
  readonly onChoose: (measure: Measure) => void;
  readonly className?: string;
};

/** Measures as figures, one of which is chosen. */
export function MeasureTiles<Measure extends string>({
  label,
  tiles,
  chosen,
  onChoose,
  className = 'grid-cols-2 md:grid-cols-4 lg:grid-cols-[repeat(auto-fit,minmax(118px,1fr))]',
}: MeasureTilesProps<Measure>) {
  return (
    <fieldset aria-label={label} className={`grid gap-2 ${className}`}>
      {tiles.map(({ key, name, value, before }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          className={`grid min-h-18 content-center gap-0.5 rounded-control px-3 py-2 text-start inset-ring ${
            key === chosen ? 'bg-lapis-tint inset-ring-lapis' : 'inset-ring-line hover:bg-lapis-tint'
          }`}
        >
          <span className="text-13 text-ink-soft">{name}</span>
          <span className="text-16 font-head tabular-nums">
            <bdi>{value}</bdi>
          </span>
          <span className="text-13 text-ink-soft">{before}</span>
        </button>
      ))}
    </fieldset>
  );
}
