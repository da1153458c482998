import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { inLanguage, useLanguage } from '../language.ts';

type PageLinkProps = { readonly path: string; readonly className: string; readonly children: ReactNode };

/** A link of a menu; it says when its page is the one on screen. */
export function PageLink({ path, className, children }: PageLinkProps) {
  const { pathname } = useLocation();
  const to = inLanguage(useLanguage(), path);
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
