import { type ComponentProps, StrictMode, useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { AccountMenu } from '../src/app/account-menu.tsx';
import { AppHead } from '../src/app/app-head.tsx';
import { AppFrame } from '../src/app/app-frame.tsx';
import { BottomNavigation } from '../src/app/bottom-navigation.tsx';
import { momentsOf } from './plain-moments.ts';
import { LanguageField } from '../src/app/language-field.tsx';
import { createLanguageStore } from '../src/app/language-store.ts';
import { SideNavigation } from '../src/app/side-navigation.tsx';
import { LabelsContext } from '../src/labels.ts';
import { ThemeField } from '../src/theme/theme-field.tsx';
import type { AppNavigation } from '../src/app/app-navigation.ts';
import { AppToasts } from '../src/app/app-toasts.tsx';
import { Actions } from './groups/actions.tsx';
import { Fields } from './groups/fields.tsx';
import { Marks } from './groups/marks.tsx';
import { Messages } from './groups/messages.tsx';
import { Overlays } from './groups/overlays.tsx';
import type { SampleTexts } from './texts/en.ts';
import { type SampleLanguage, sampleTexts, SampleTextsContext, useSampleTexts } from './texts/sample-texts.ts';

const { useLanguage, chooseLanguage } = createLanguageStore<SampleLanguage>({
  key: 'gallery.language',
  fallback: 'en',
  isLanguage,
  directionOf: (language) => (language === 'en' ? 'ltr' : 'rtl'),
});

const groups = [
  ['actions', Actions, 'plus'],
  ['fields', Fields, 'calendar'],
  ['messages', Messages, 'mail'],
  ['marks', Marks, 'tag'],
  ['overlays', Overlays, 'note'],
] as const;

const query = new URLSearchParams(location.search);
const shownGroups = groups.filter(([key]) => key === (query.get('group') ?? key));

/** Every part in every state; ?language=ar&theme=dark&group=fields opens it in a language and a theme, or shows a part. */
function Gallery() {
  const texts = sampleTexts[useLanguage()];
  const navigation = navigationOf(texts);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <SampleTextsContext value={texts}>
      <LabelsContext
        value={useMemo(
          () => ({
            ...texts,
            price: () => texts.price,
            moments: momentsOf(texts.moments),
            explain: () => texts.longProblem,
          }),
          [texts],
        )}
      >
        <AppFrame
          skipLabel={texts.skip}
          side={<SideNavigation {...navigation} />}
          bottom={<BottomNavigation {...navigation} />}
          pathname="/"
          over={<AppToasts />}
        >
          <Head />
          {shownGroups.map(([key, Group]) => (
            <section key={key} id={key} aria-labelledby={`${key}-title`} className="grid gap-6 pt-4">
              <h2 id={`${key}-title`} className="text-22">
                {texts.groups[key]}
              </h2>
              <Group />
            </section>
          ))}
        </AppFrame>
      </LabelsContext>
    </SampleTextsContext>
  );
}

function Head() {
  const texts = useSampleTexts();
  return (
    <AppHead
      pageTitle={texts.title}
      title={texts.title}
      account={
        <AccountMenu name={texts.ownName} openLabel={texts.language}>
          <LanguageField label={texts.language} chosen={useLanguage()} ownNames={ownNames} onChoose={chooseLanguage} />
          <ThemeField label={texts.theme.label} nameOf={(theme) => texts.theme[theme]} />
        </AccountMenu>
      }
    >
      {texts.lead}
    </AppHead>
  );
}

const ownNames = { en: sampleTexts.en.ownName, ar: sampleTexts.ar.ownName, ckb: sampleTexts.ckb.ownName };

/** The groups as the screens of an application; each is a place on this page. */
function navigationOf(texts: SampleTexts): AppNavigation {
  return {
    label: texts.title,
    name: texts.longName,
    moreLabel: texts.more,
    screens: groups.map(([to, , icon]) => ({ to, icon, label: texts.groups[to], isNear: to !== 'overlays' })),
    search: { label: texts.open, onOpen: () => {} },
    site: { label: texts.back, href: '#content' },
    Link: GroupLink,
  };
}

function GroupLink({ to, className, children }: ComponentProps<AppNavigation['Link']>) {
  return (
    <a href={`#${to}`} aria-current={to === 'actions' ? 'page' : undefined} className={className}>
      {children}
    </a>
  );
}

function isLanguage(tag: string | undefined): tag is SampleLanguage {
  return tag !== undefined && Object.hasOwn(sampleTexts, tag);
}

function paint() {
  const isDark = localStorage.getItem('theme') === 'dark';
  if (isDark) document.documentElement.dataset['theme'] = 'dark';
  else delete document.documentElement.dataset['theme'];
}

const language = query.get('language') ?? localStorage.getItem('gallery.language') ?? undefined;
if (isLanguage(language)) chooseLanguage(language);
const theme = query.get('theme');
if (theme !== null) localStorage.setItem('theme', theme);
addEventListener('themeChange', paint);
paint();

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
