import { lazy, type ReactNode, Suspense } from 'react'
import { ConflictQuestion } from '#app/features/cart/conflict-question.tsx'
import { m } from '#app/paraglide/messages.js'
import { Snackbars } from '#app/ui/snackbars.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { DemoNotice } from './demo-notice.tsx'
import { ProgressBar } from './progress-bar.tsx'
import css from './shell.module.css'
import { useConnectionAlert } from './use-connection-alert.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useSessionAlert } from './use-session-alert.ts'
import { useTimeZone } from './use-time-zone.ts'

/** Shows nothing until something is wrong. */
const AlertBar = lazy(() => import('#app/ui/alert-bar.tsx').then((part) => ({ default: part.AlertBar })))

/** Fetched by the few pages that have one. */
const Notices = lazy(() => import('./notices.tsx'))

/** Renders questions; loaded after the page's own scripts. */
const OpenQuestion = lazy(() =>
  import('#app/forms/open-question.tsx').then((part) => ({ default: part.OpenQuestion })),
)

/** Elements of every layout: skip link, demo notice, alerts, snackbars. */
export function Shell({ children }: { children: ReactNode }) {
  useConnectionAlert()
  useSessionAlert()
  useOtherTabs()
  useFocusOnNavigation()
  useKeptFocus()
  useTimeZone()
  const shell = useShell()
  return (
    <>
      <a className={css.skip} href="#main">
        {m.shell_skip_to_content()}
      </a>
      <ProgressBar />
      <DemoNotice />
      <Suspense>
        {(shell?.isPreview || shell?.analytics) && <Notices />}
        <AlertBar />
      </Suspense>
      {children}
      <Snackbars />
      <ConflictQuestion />
      <Suspense>
        <OpenQuestion />
      </Suspense>
    </>
  )
}
