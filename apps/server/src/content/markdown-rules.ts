import type { Block, Inline, TextPage } from '@tajmeelspot/contract/content.ts';
import { lexer, type Token, type Tokens } from 'marked';

/** Reads a page from Markdown: its first line is the title, its first paragraph the lead. HTML in it is text. */
export function readPage(slug: string, markdown: string): TextPage {
  const [first, second, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space');
  const title = first?.type === 'heading' ? plain(first.tokens) : '';
  const lead = second?.type === 'paragraph' ? plain(second.tokens) : '';
  return { slug, title, lead, blocks: rest.flatMap(toBlock) };
}

/** Reads a text without title and lead from Markdown. HTML in it is text. */
export const readBlocks = (markdown: string): Block[] =>
  lexer(markdown).flatMap((token) => (token.type === 'space' ? [] : toBlock(token)));

function toBlock(token: Token): Block[] {
  switch (token.type) {
    case 'heading': {
      const text = plain(token.tokens);
      return [
        { kind: 'heading', level: Math.min(Math.max((token as Tokens.Heading).depth, 2), 4), id: toId(text), text },
      ];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', parts: toInline(token.tokens) }];
    case 'blockquote':
      return [{ kind: 'quote', parts: (token.tokens ?? []).flatMap((part) => toInline(childrenOf(part))) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const toItem = (item: Tokens.ListItem) => item.tokens.flatMap((part) => toInline(childrenOf(part)));
      return [{ kind: 'list', isOrdered: ordered, items: items.map(toItem) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const toRow = (cells: Tokens.TableCell[]) => cells.map((cell) => toInline(cell.tokens));
      return [{ kind: 'table', head: toRow(header), rows: rows.map(toRow) }];
    }
    default:
      return token.type === 'hr' ? [] : [{ kind: 'paragraph', parts: [{ kind: 'text', text: token.raw.trim() }] }];
  }
}

const childrenOf = (token: Token): Token[] => ('tokens' in token && token.tokens ? token.tokens : [token]);

function toInline(tokens: Token[] = []): Inline[] {
  return tokens.map((token): Inline => {
    const text = plain(childrenOf(token));
    if (token.type === 'strong') return { kind: 'strong', text };
    if (token.type === 'em') return { kind: 'emphasis', text };
    if (token.type === 'link' && isSafe(String(token['href'])))
      return { kind: 'link', text, to: String(token['href']) };
    return { kind: 'text', text };
  });
}

/** Links lead to pages of the site, to the web and to mailboxes; nowhere else. */
const isSafe = (address: string): boolean => /^(\/(?!\/)|https:\/\/|mailto:)/.test(address);

/** The text of tokens without their marks; HTML stays visible as it was written. */
function plain(tokens: Token[] = []): string {
  return tokens
    .map((token) => {
      if (token.type === 'br') return '\n';
      if ('tokens' in token && token.tokens && token.type !== 'html') return plain(token.tokens);
      return unescape('text' in token ? String(token.text) : token.raw);
    })
    .join('');
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescape = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** The anchor of a heading: its words in any script. */
const toId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
