import { lazy, Suspense } from 'react'
import { AlertBar } from '#app/ui/alert-bar.tsx'
import { useShell } from '#app/visit/shell-data.ts'

const PreviewBar = lazy(() => import('./preview-bar.tsx').then((part) => ({ default: part.PreviewBar })))

const ConsentQuestion = lazy(() =>
  import('#app/features/analytics/consent-question.tsx').then((part) => ({ default: part.ConsentQuestion })),
)

/** What stands above a page when something is out of the ordinary: nothing at most times. */
export function Notices() {
  const shell = useShell()
  return (
    <>
      {shell?.isPreview && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
      <AlertBar />
      {shell?.analytics && (
        <Suspense>
          <ConsentQuestion />
        </Suspense>
      )}
    </>
  )
}
