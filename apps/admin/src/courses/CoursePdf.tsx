import { lazyPart } from '@cpd/app/lazyPart';
import { ErrorBoundary } from '@cpd/ui/ErrorBoundary';
import type { PdfViewerProps } from '@cpd/ui/PdfViewer';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Suspense } from 'react';
import { AppError } from '../kit/AppError.tsx';

// The PDF engine is far larger than the rest of the form and waits until there is a PDF to show.
const PdfViewer = lazyPart<PdfViewerProps>(async () => (await import('@cpd/ui/PdfViewer')).PdfViewer, AppError);

/** Shows a course's PDF in its form. */
export function CoursePdf(props: PdfViewerProps) {
  return (
    <ErrorBoundary resetKey={props.url}>
      <Suspense fallback={<Skeleton shape="image" />}>
        <PdfViewer key={props.url} {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
