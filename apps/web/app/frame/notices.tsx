import { lazy, Suspense } from 'react'
import { AlertBar } from '#app/ui/alert-bar.tsx'
import { useShell } from '#app/visit/shell-data.ts'

const PreviewBar = lazy(() => import('./preview-bar.tsx').then((part) => ({ default: part.PreviewBar })))

/** What stands above a page when something is out of the ordinary: nothing at most times. */
export const Notices = () => (
  <>
    {useShell()?.isPreview && (
      <Suspense>
        <PreviewBar />
      </Suspense>
    )}
    <AlertBar />
  </>
)
