import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { messagesOf } from '../shell/messages/compiled-messages.server.ts';
import { readMessages } from '../shell/messages/message-texts.ts';
import { PartLabels } from '../shell/messages/part-labels.tsx';
import { MessagesProvider } from '../shell/messages/translations.tsx';
import { describe, expect, it } from 'vitest';
import type { ServiceCardView } from './service-card-view.ts';
import { RecommendedServices } from './recommended.tsx';

const service: ServiceCardView = {
  id: 101,
  title: 'Balayage',
  description: 'In three tones.',
  picture: null,
  category: 'hair',
  venue: 'Noor Salon',
  venueSlug: 'noor-salon',
  district: 'Karrada',
  city: 'Baghdad',
  price: 25_000,
};

const show = (services: readonly ServiceCardView[] | undefined, isLoading = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider locale="en" messages={readMessages(messagesOf('en', 'shell', 'home', 'card', 'favourites'))}>
        <PartLabels>
          <RecommendedServices services={services} isLoading={isLoading} onRetry={() => {}} />
        </PartLabels>
      </MessagesProvider>
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
