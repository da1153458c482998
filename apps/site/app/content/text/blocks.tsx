import type { Block, Inline } from '@tajmeelspot/contract/content.ts';
import { Inlines } from './inlines.tsx';
import { useDigits } from './use-digits.ts';
import { useLocale } from '../../shell/locale.ts';

/** The pieces of a page of text, in reading order. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  // They have no identity but their place, and never change it.
  // oxlint-disable-next-line react/no-array-index-key
  return blocks.map((block, index) => <TextBlock key={index} block={block} />);
}

function TextBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') return <Heading {...block} />;
  if (block.kind === 'list') return <List {...block} />;
  if (block.kind === 'table') return <Table {...block} />;
  if (block.kind === 'quote') {
    return (
      <blockquote className="mt-5 rounded-card bg-sand px-5 py-4 font-strong">
        <Inlines parts={block.parts} />
      </blockquote>
    );
  }
  return (
    <p className="mt-3 whitespace-pre-line lg:mt-4">
      <Inlines parts={block.parts} />
    </p>
  );
}

function Heading({ level, id, text }: Extract<Block, { kind: 'heading' }>) {
  const toDigits = useDigits();
  const Tag = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  const look = level === 2 ? 'mt-10 text-22 first:mt-0 lg:mt-14 lg:text-28' : 'mt-7 text-18 lg:text-22';
  return (
    <Tag id={id} className={`scroll-mt-6 ${look}`}>
      {toDigits(text)}
    </Tag>
  );
}

function List({ isOrdered, items }: { readonly isOrdered: boolean; readonly items: readonly Inline[][] }) {
  const Tag = isOrdered ? 'ol' : 'ul';
  const numbers = useLocale().endsWith('arab') ? 'list-[arabic-indic]' : 'list-decimal';
  return (
    <Tag className={`mt-3 grid gap-1.5 lg:mt-4 ps-6 marker:text-lapis ${isOrdered ? numbers : 'list-disc'}`}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="ps-1">
          <Inlines parts={item} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ head, rows }: Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows'>) {
  return (
    // Where a table is wider than a phone it scrolls by itself, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} className="mt-4 overflow-x-auto rounded-card bg-surface inset-ring inset-ring-line">
      <table className="w-full text-start text-15">
        <thead>
          <tr>
            {head.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col" className="px-4 py-2.5 text-start font-strong text-ink-soft">
                <Inlines parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={rowIndex} className="border-t border-line">
              {row.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index} className="px-4 py-2.5 align-top">
                  <Inlines parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
