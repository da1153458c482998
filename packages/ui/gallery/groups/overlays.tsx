import { type ReactNode, useState } from 'react';
import { AccountMenu } from '../../src/app/account-menu.tsx';
import { Button, buttonClass } from '../../src/button.tsx';
import { Dialog } from '../../src/dialog.tsx';
import { FormDialog } from '../../src/form-dialog.tsx';
import { Menu, menuEntryClass } from '../../src/menu.tsx';
import { ReasonDialog } from '../../src/reason-dialog.tsx';
import { TextArea } from '../../src/text-area.tsx';
import { ThemeField } from '../../src/theme/theme-field.tsx';
import { toast } from '../../src/toast-store.ts';
import { Part, Specimen } from '../specimen.tsx';
import { useSampleTexts } from '../texts/sample-texts.ts';

/** What lies over the page; each is behind a button. */
export function Overlays() {
  return (
    <>
      <Dialogs />
      <FormDialogs />
      <ReasonDialogs />
      <Menus />
      <AccountMenus />
      <ToastCalls />
    </>
  );
}

type OpenerProps = { readonly of: string; readonly children: (close: () => void) => ReactNode };

/** A button, and what it opens. */
function Opener({ of, children }: OpenerProps) {
  const texts = useSampleTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Specimen of={of}>
      <div data-opens={of}>
        <Button kind="outline" size="small" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
        {isOpen && children(() => setOpen(false))}
      </div>
    </Specimen>
  );
}

function Dialogs() {
  const texts = useSampleTexts();
  const content = (
    <>
      <h2 className="pe-8 text-18 wrap-anywhere">{texts.longName}</h2>
      <p className="mt-2 wrap-anywhere text-ink-soft">{texts.unbrokenText}</p>
    </>
  );
  return (
    <Part name="Dialog">
      <Opener of="dialog">
        {(close) => (
          <Dialog isOpen onClose={close} label={texts.longName}>
            {content}
          </Dialog>
        )}
      </Opener>
      <Opener of="dialog as a sheet">
        {(close) => (
          <Dialog isOpen isSheet onClose={close} label={texts.longName}>
            {content}
          </Dialog>
        )}
      </Opener>
    </Part>
  );
}

function FormDialogs() {
  const texts = useSampleTexts();
  const form = { title: texts.decline, onSend: () => {} };
  const field = <TextArea name="reason" label={texts.reason} hint={texts.hint} rows={3} />;
  return (
    <Part name="FormDialog">
      <Opener of="form">
        {(close) => (
          <FormDialog {...form} action={texts.book} isBusy={false} errorMessage={undefined} onClose={close}>
            {field}
          </FormDialog>
        )}
      </Opener>
      <Opener of="form, busy">
        {(close) => (
          <FormDialog {...form} action={texts.book} isBusy errorMessage={undefined} onClose={close}>
            {field}
          </FormDialog>
        )}
      </Opener>
      <Opener of="form, error, long texts">
        {(close) => (
          <FormDialog
            {...form}
            title={texts.longName}
            lead={texts.reasonText}
            action={texts.longAction}
            isBusy={false}
            errorMessage={texts.longProblem}
            onClose={close}
          >
            {field}
          </FormDialog>
        )}
      </Opener>
    </Part>
  );
}

function ReasonDialogs() {
  const texts = useSampleTexts();
  return (
    <Part name="ReasonDialog">
      <Opener of="reason">
        {(close) => (
          <ReasonDialog
            title={texts.decline}
            lead={texts.hint}
            action={texts.decline}
            label={texts.reason}
            hint={texts.hint}
            missingText={texts.problem}
            frequentReasons={[texts.failed, texts.reasonText]}
            isBusy={false}
            errorMessage={undefined}
            onSend={() => {}}
            onClose={close}
          />
        )}
      </Opener>
    </Part>
  );
}

function Menus() {
  const texts = useSampleTexts();
  return (
    <Part name="Menu">
      <Specimen of="links, a button, the current page">
        <div data-opens="menu, long text">
          <Menu
            face={texts.open}
            buttonClassName={buttonClass({ kind: 'outline', size: 'small' })}
            className="fixed inset-auto inset-e-4 top-20 w-60 rounded-card p-2 inset-ring inset-ring-line"
          >
            <a href="#overlays" aria-current="page" className={menuEntryClass}>
              {texts.name}
            </a>
            <a href="#overlays" className={menuEntryClass}>
              {texts.longName}
            </a>
            <button type="button" className={menuEntryClass}>
              {texts.undo}
            </button>
          </Menu>
        </div>
      </Specimen>
    </Part>
  );
}

function AccountMenus() {
  const texts = useSampleTexts();
  return (
    <Part name="AccountMenu">
      {[texts.name, texts.longName].map((name) => (
        <Specimen key={name} of={name === texts.name ? 'rest' : 'long text'}>
          <div data-opens={name === texts.name ? 'account menu' : 'account menu, long text'}>
            <AccountMenu name={name} openLabel={texts.open}>
              <ThemeField label={texts.theme.label} nameOf={(theme) => texts.theme[theme]} />
            </AccountMenu>
          </div>
        </Specimen>
      ))}
    </Part>
  );
}

function ToastCalls() {
  const texts = useSampleTexts();
  const action = { label: texts.undo, run: () => {} };
  return (
    <Part name="AppToasts">
      <Specimen of="good, with an action">
        <div data-opens="toast with an action">
          <Button kind="outline" size="small" onClick={() => toast(texts.moved, { action })}>
            {texts.open}
          </Button>
        </div>
      </Specimen>
      <Specimen of="bad, long text">
        <div data-opens="toast, long text">
          <Button kind="outline" size="small" onClick={() => toast(texts.longProblem, { tone: 'bad' })}>
            {texts.open}
          </Button>
        </div>
      </Specimen>
    </Part>
  );
}
