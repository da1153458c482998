import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useLanguage } from './language.ts';

const Shown = () => useLanguage();

it.each([
  ['/ar/nothing/here', 'ar'],
  ['/ckb', 'ckb'],
  ['/nothing/here', 'en'],
  ['/xx/nothing', 'en'],
])('R10.11 a page without a route keeps the language of its address: %s', (address, language) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Shown />
    </MemoryRouter>,
  );
  expect(markup).toBe(language);
});
