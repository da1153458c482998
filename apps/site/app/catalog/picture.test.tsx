import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const picture = { url: '/base/files/a-c1ad98-500x400/500.webp', widths: [300, 500], height: 400, colour: '#c1ad98' };
const show = (isFirst: boolean) =>
  renderToStaticMarkup(<Picture picture={picture} alt="A chair" sizes="50vw" isFirst={isFirst} />);

describe('a picture', () => {
  it('is offered as AVIF first, and as WebP, at the widths that there are', () => {
    const folder = '/base/files/a-c1ad98-500x400';
    expect(show(false)).toContain(`type="image/avif" srcSet="${folder}/300.avif 300w,${folder}/500.avif 500w"`);
    expect(show(false)).toContain(`src="${picture.url}" srcSet="${folder}/300.webp 300w,${folder}/500.webp 500w"`);
  });

  it('keeps its place and shows its colour until it is there', () => {
    expect(show(false)).toMatch(/<img[^>]* width="500" height="400"[^>]* style="background-color:#c1ad98"/);
  });

  it('waits until it is scrolled to, unless it is the first of its page', () => {
    expect(show(false)).toContain('loading="lazy"');
    expect(show(true)).toMatch(/fetchPriority="high"[^>]*loading="eager"|loading="eager"[^>]*fetchPriority="high"/i);
  });

  it('R14.14 that there is none of is a pattern of its owner, another one for another', () => {
    const place = (owner: string) => renderToStaticMarkup(<Picture picture={null} owner={owner} alt="" sizes="1px" />);
    expect(place('Noor Salon')).toContain('lattice-tile');
    expect(place('Noor Salon')).toBe(place('Noor Salon'));
    expect(place('Noor Salon')).not.toBe(place('Lawz Nail Studio'));
  });
});
