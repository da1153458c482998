import { Button } from '../../src/button.tsx';
import { EmptyState } from '../../src/empty-state.tsx';
import { ErrorMessage } from '../../src/error-message.tsx';
import { LoadError } from '../../src/load-error.tsx';
import { LoadState } from '../../src/load-state.tsx';
import { Loading } from '../../src/loading.tsx';
import { Skeleton } from '../../src/skeleton.tsx';
import { Spinner } from '../../src/spinner.tsx';
import { TimeLeft } from '../../src/time-left.tsx';
import { Toast } from '../../src/toast.tsx';
import { Part, Specimen } from '../specimen.tsx';
import { useSampleTexts } from '../texts/sample-texts.ts';

/** What is announced: something is on its way, went wrong, or was done. */
export function Messages() {
  return (
    <>
      <Problems />
      <ToastKinds />
      <Placeholders />
      <EmptyStates />
    </>
  );
}

function Problems() {
  const texts = useSampleTexts();
  return (
    <>
      <Part name="ErrorMessage">
        <Specimen of="short">
          <ErrorMessage text={texts.failed} />
        </Specimen>
        <Specimen of="long text">
          <ErrorMessage text={texts.longProblem} />
        </Specimen>
        <Specimen of="text without a break">
          <ErrorMessage text={texts.unbrokenText} />
        </Specimen>
        <Specimen of="empty">
          <ErrorMessage text={undefined} />
        </Specimen>
      </Part>
      <Part name="LoadError">
        <Specimen of="rest">
          <LoadError error={problem} onRetry={ignore} />
        </Specimen>
      </Part>
    </>
  );
}

/** So long that the bar stands still while the page is looked at, milliseconds. */
const longMs = 36_000_000;

function ToastKinds() {
  const texts = useSampleTexts();
  const undo = { label: texts.undo, run: ignore };
  return (
    <>
      <Part name="Toast">
        <Specimen of="good">
          <Toast shown={{ id: 1, text: texts.saved }} ms={longMs} />
        </Specimen>
        <Specimen of="good, with numbers and an action">
          <Toast shown={{ id: 2, text: texts.moved, action: undo }} ms={longMs} />
        </Specimen>
        <Specimen of="good, with two actions">
          <Toast shown={{ id: 5, text: texts.moved, action: undo, other: undo }} ms={longMs} />
        </Specimen>
        <Specimen of="bad, long text">
          <Toast shown={{ id: 3, text: texts.longProblem, tone: 'bad' }} ms={longMs} />
        </Specimen>
        <Specimen of="hover" look="hover">
          <Toast shown={{ id: 4, text: texts.failed, tone: 'bad' }} ms={longMs} />
        </Specimen>
      </Part>
      <Part name="TimeLeft">
        <Specimen of="at its start">
          <TimeLeft ms={longMs} onEnd={ignore} />
        </Specimen>
      </Part>
    </>
  );
}

function Placeholders() {
  const texts = useSampleTexts();
  return (
    <>
      <Part name="Loading">
        <Specimen of="rest">
          <Loading />
        </Specimen>
      </Part>
      <Part name="LoadState">
        <Specimen of="on its way">
          <LoadState of={{ data: undefined, error: null, refetch: ignore }} />
        </Specimen>
        <Specimen of="failed">
          <LoadState of={{ data: undefined, error: problem, refetch: ignore }} />
        </Specimen>
      </Part>
      <Part name="Spinner">
        <Specimen of="with a label for readers alone">
          <Spinner label={texts.loading} />
        </Specimen>
      </Part>
      <Part name="Skeleton">
        <Specimen of="a title and two lines">
          <div className="grid gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </Specimen>
      </Part>
    </>
  );
}

function EmptyStates() {
  const texts = useSampleTexts();
  return (
    <Part name="EmptyState">
      <Specimen of="a whole page, with the way on">
        <EmptyState title={texts.failed} text={texts.longProblem}>
          <Button>{texts.retry}</Button>
        </EmptyState>
      </Specimen>
      <Specimen of="a list">
        <EmptyState isList title={texts.hint} />
      </Specimen>
      <Specimen of="a list, with the way on">
        <EmptyState isList title={texts.unbrokenText}>
          <Button kind="outline" size="small">
            {texts.retry}
          </Button>
        </EmptyState>
      </Specimen>
    </Part>
  );
}

const ignore = () => {};
const problem = new Error('unreachable');
