import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The task in the file that the command line names. */
export type CardsTask = { readonly url: string; readonly poolSize: number; readonly title: string };

/** What a card of a page shows. */
export type PlainCard = {
  readonly href: string;
  /** Attributes of its picture. */
  readonly picture: Readonly<Record<string, string>> | undefined;
  readonly words: readonly string[];
};

// The minimum for a page: one prepared statement that reads its cards, and React's renderToString of them, without a router.
const { url, poolSize, title } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as CardsTask;
const pool = new pg.Pool({ connectionString: url, max: poolSize });

const server = createServer((_, response) => void answer(response));
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));

async function answer(response: ServerResponse): Promise<void> {
  try {
    const text = 'select body from bench_cards where place >= 0 order by place limit 20';
    const { rows } = await pool.query<[string]>({ name: 'cards', text, rowMode: 'array' });
    const cards = rows.map(([body]) => JSON.parse(body) as PlainCard);
    const body = Buffer.from(`<!DOCTYPE html>${renderToString(toPage(cards))}`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const toPage = (cards: readonly PlainCard[]): ReactElement =>
  createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement('title', null, title)),
    createElement('body', null, createElement('main', null, cards.map(toCard))),
  );

const toCard = ({ href, picture, words }: PlainCard, place: number): ReactElement =>
  createElement(
    'article',
    { key: place },
    createElement('a', { href }, picture ? createElement('img', picture) : null),
    words.map((word, index) => createElement('p', { key: index }, word)),
  );
