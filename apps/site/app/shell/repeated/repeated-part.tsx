import { type ComponentType, use } from 'react';
import { useLanguage } from '../language.ts';
import { PartWriterContext } from './part-writer.ts';

type RepeatedPartProps<Props extends object> = {
  /** The element round the part, and its class. */
  readonly as: 'div' | 'li';
  readonly className?: string;
  /** Tells the part from others that take such props. */
  readonly name: string;
  readonly part: ComponentType<Props>;
  /** Plain data, and no more of it than the part shows. */
  readonly props: Props;
};

/**
 * A part that is the same in many pages. The server writes its HTML once for the same name, language and props, so it must
 * depend on nothing else: no address, no clock, no `useId`; and it begins and ends with an element. To a browser it is a
 * part like any other.
 */
export const RepeatedPart = import.meta.env.SSR ? WrittenPart : RenderedPart;

function RenderedPart<Props extends object>({ as: Tag, className, part: Part, props }: RepeatedPartProps<Props>) {
  return (
    <Tag className={className}>
      <Part {...props} />
    </Tag>
  );
}

function WrittenPart<Props extends object>(input: RepeatedPartProps<Props>) {
  const { as: Tag, className, name, part: Part, props } = input;
  const language = useLanguage();
  const writer = use(PartWriterContext);
  if (!writer) return <RenderedPart {...input} />;
  const key = JSON.stringify([name, language, props]);
  const html = writer.find(key);
  // Written by React itself for these very props.
  if (html !== undefined) return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  const { start, end } = writer.markOf(key);
  return (
    <Tag className={className}>
      {start}
      <Part {...props} />
      {end}
    </Tag>
  );
}
