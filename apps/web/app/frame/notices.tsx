import { lazy, Suspense } from 'react'
import { useShell } from '#app/visit/shell-data.ts'

const PreviewBar = lazy(() => import('./preview-bar.tsx').then((part) => ({ default: part.PreviewBar })))

const ConsentQuestion = lazy(() =>
  import('#app/features/analytics/consent-question.tsx').then((part) => ({ default: part.ConsentQuestion })),
)

/** The bar above a previewed page, and the question of consent where page views are counted. */
export default function Notices() {
  const shell = useShell()
  return (
    <>
      {shell?.isPreview && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
      {shell?.analytics && (
        <Suspense>
          <ConsentQuestion />
        </Suspense>
      )}
    </>
  )
}
