import { home } from '@tajmeelspot/language/en/home.ts';
import { marks } from '@tajmeelspot/language/en/favourites/marks.ts';
import { card } from '@tajmeelspot/language/en/card.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, it } from 'vitest';
import type { ServiceCardView } from './service-card-view.ts';
import { Recommended } from './recommended.tsx';

const service: ServiceCardView = {
  id: 101,
  title: 'Balayage',
  description: 'In three tones.',
  picture: null,
  category: 'hair',
  venue: 'Noor Salon',
  district: 'Karrada',
  city: 'Baghdad',
  price: 'IQD 25,000',
};

const show = (services: readonly ServiceCardView[] | undefined, isLoading = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale="en" timeZone="Asia/Baghdad" messages={{ home, card, marks }}>
        <Recommended services={services} isLoading={isLoading} onRetry={() => {}} />
      </IntlProvider>
    </MemoryRouter>,
  );

describe('R2.16 the recommended services', () => {
  it('say that they are on their way', () => {
    expect(show([], true)).toMatch(/<output[^>]*>Loading\.\.\.<\/output>/);
  });

  it('say what went wrong', () => {
    expect(show(undefined)).toMatch(/role="alert"[^>]*>.*Error: Failed to fetch services<\/p>/);
  });

  it('say that there are none', () => {
    expect(show([])).toContain('>No recommended services found.</p>');
  });

  it('R2.15 lead to their page', () => {
    expect(show([service])).toContain('href="/listing-details/101"');
  });
});
