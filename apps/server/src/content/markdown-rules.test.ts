import { describe, expect, it } from 'vitest';
import { readPage } from './markdown-rules.ts';

const page = readPage(
  'demo',
  `# A *title* & more

The lead.

## What's new?

Some **bold**, _slanted_ and a [link](/hair).

1. one
2. [two](https://example.com)

> Said so.

| A | B |
|---|---|
| 1 | 2 |
`,
);

describe('readPage', () => {
  it('takes the title and the lead from the top', () => {
    expect(page).toMatchObject({ slug: 'demo', title: 'A title & more', lead: 'The lead.' });
  });

  it('gives the rest as blocks without a word lost', () => {
    expect(page.blocks).toEqual([
      { kind: 'heading', level: 2, id: 'what-s-new', text: "What's new?" },
      {
        kind: 'paragraph',
        parts: [
          { kind: 'text', text: 'Some ' },
          { kind: 'strong', text: 'bold' },
          { kind: 'text', text: ', ' },
          { kind: 'emphasis', text: 'slanted' },
          { kind: 'text', text: ' and a ' },
          { kind: 'link', text: 'link', to: '/hair' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [[{ kind: 'text', text: 'one' }], [{ kind: 'link', text: 'two', to: 'https://example.com' }]],
      },
      { kind: 'quote', parts: [{ kind: 'text', text: 'Said so.' }] },
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'A' }], [{ kind: 'text', text: 'B' }]],
        rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'text', text: '2' }]]],
      },
    ]);
  });

  it('shows HTML as text and follows no dangerous link', () => {
    const { blocks } = readPage(
      'x',
      '# T\n\nL\n\n<script>alert(1)</script>\n\n[a](javascript:alert) [b](//evil.example)',
    );
    expect(blocks).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: '<script>alert(1)</script>' }] },
      {
        kind: 'paragraph',
        parts: [
          { kind: 'text', text: 'a' },
          { kind: 'text', text: ' ' },
          { kind: 'text', text: 'b' },
        ],
      },
    ]);
  });
});
