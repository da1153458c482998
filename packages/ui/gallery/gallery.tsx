import { StrictMode, useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { AccountMenu } from '../src/app/account-menu.tsx';
import { AppHead } from '../src/app/app-head.tsx';
import { AppFrame } from '../src/app/app-frame.tsx';
import { LanguageField } from '../src/app/language-field.tsx';
import { createLanguageStore } from '../src/app/language-store.ts';
import { LabelsContext } from '../src/labels.ts';
import { Logo } from '../src/logo.tsx';
import { ThemeField } from '../src/theme/theme-field.tsx';
import { AppToasts } from '../src/app/app-toasts.tsx';
import { Actions } from './groups/actions.tsx';
import { Fields } from './groups/fields.tsx';
import { Marks } from './groups/marks.tsx';
import { Messages } from './groups/messages.tsx';
import { Overlays } from './groups/overlays.tsx';
import { type SampleLanguage, sampleTexts, SampleTextsContext, useSampleTexts } from './texts/sample-texts.ts';

const { useLanguage, chooseLanguage } = createLanguageStore<SampleLanguage>({
  key: 'gallery.language',
  fallback: 'en',
  isLanguage,
  directionOf: (language) => (language === 'en' ? 'ltr' : 'rtl'),
});

const groups = [
  ['actions', Actions],
  ['fields', Fields],
  ['messages', Messages],
  ['marks', Marks],
  ['overlays', Overlays],
] as const;

const query = new URLSearchParams(location.search);
const shownGroups = groups.filter(([key]) => key === (query.get('group') ?? key));

/** Every part in every state; ?language=ar&theme=dark&group=fields opens it in a language and a theme, or shows a part. */
function Gallery() {
  const texts = sampleTexts[useLanguage()];
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <SampleTextsContext value={texts}>
      <LabelsContext
        value={useMemo(() => ({ ...texts, price: () => texts.price, explain: () => texts.longProblem }), [texts])}
      >
        <AppFrame
          skipLabel={texts.skip}
          side={<SideLinks />}
          bottom={<BottomLinks />}
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

function SideLinks() {
  const texts = useSampleTexts();
  return (
    <aside className="border-e border-line bg-surface max-md:hidden">
      <div className="sticky top-0 grid gap-4 px-2 py-5 lg:px-3.5">
        <Logo className="max-lg:[&>svg:last-child]:hidden" />
        <nav aria-label={texts.title} className="grid gap-1">
          {groups.map(([key]) => (
            <a key={key} href={`#${key}`} className="rounded-control px-2.5 py-2.5 text-15 hover:bg-lapis-tint">
              {texts.groups[key]}
            </a>
          ))}
        </nav>
      </div>
    </aside>
  );
}

function BottomLinks() {
  const texts = useSampleTexts();
  return (
    <nav
      aria-label={texts.title}
      className="fixed inset-x-0 bottom-0 z-10 grid auto-cols-fr grid-flow-col border-t border-line bg-surface md:hidden"
    >
      {groups.map(([key]) => (
        <a key={key} href={`#${key}`} className="grid min-h-14 place-items-center text-13 text-ink-soft">
          {texts.groups[key]}
        </a>
      ))}
    </nav>
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
