import type { Block, Inline, TextPage } from '@tajmeelspot/contract/content.ts';
import { directionOf, type Language } from '@tajmeelspot/language/languages.ts';

/** A page in the order and with the weights that the site gives it. Links lead nowhere here. */
export function PagePreview({ page, language }: { readonly page: TextPage; readonly language: Language }) {
  return (
    <article lang={language} dir={directionOf(language)} className="grid gap-4 text-15">
      <p className="text-22 font-head">{page.title}</p>
      {page.lead !== '' && <p className="text-18 text-ink-soft">{page.lead}</p>}
      {page.blocks.map((block, place) => (
        // Blocks have no names, and the whole list comes anew.
        // oxlint-disable-next-line react/no-array-index-key
        <Piece key={place} block={block} />
      ))}
    </article>
  );
}

function Piece({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') {
    return <p className={`font-head ${block.level === 2 ? 'text-18' : 'text-16'}`}>{block.text}</p>;
  }
  if (block.kind === 'paragraph') {
    return (
      <p className="whitespace-pre-line">
        <Run parts={block.parts} />
      </p>
    );
  }
  if (block.kind === 'quote') {
    return (
      <blockquote className="border-s-2 border-lapis-line ps-4">
        <Run parts={block.parts} />
      </blockquote>
    );
  }
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List className={`grid gap-1 ps-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {block.items.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <Run parts={item} />
          </li>
        ))}
      </List>
    );
  }
  return <Table head={block.head} rows={block.rows} />;
}

function Table({ head, rows }: Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows'>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start">
        <tbody>
          {[head, ...rows].map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row} className={`border-b border-line ${row === 0 ? 'font-strong' : ''}`}>
              {cells.map((cell, place) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={place} className="py-2 pe-4">
                  <Run parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const looks = { text: '', strong: 'font-strong', emphasis: 'italic', link: 'text-lapis underline' };

function Run({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map(({ kind, text }, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <span key={place} className={looks[kind]}>
      {text}
    </span>
  ));
}
