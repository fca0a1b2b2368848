import { lazy, type ReactNode, Suspense } from 'react'
import { ConflictQuestion } from '#app/features/cart/conflict-question.tsx'
import { m } from '#app/paraglide/messages.js'
import { AlertBar } from '#app/ui/alert-bar.tsx'
import { Snackbars } from '#app/ui/snackbars.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { ProgressBar } from './progress-bar.tsx'
import css from './shell.module.css'
import { useConnectionAlert } from './use-connection-alert.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useSessionAlert } from './use-session-alert.ts'

/** Asks only after something was pressed: its script comes after the page's own. */
const OpenQuestion = lazy(() =>
  import('#app/forms/open-question.tsx').then((part) => ({ default: part.OpenQuestion })),
)

/** What every page has, whatever its layout: the way past the header, the demo's notice, alerts and snackbars. */
export function Shell({ children }: { children: ReactNode }) {
  useConnectionAlert()
  useSessionAlert()
  useOtherTabs()
  useFocusOnNavigation()
  return (
    <>
      <a className={css.skip} href="#main">
        {m.shell_skip_to_content()}
      </a>
      <ProgressBar />
      <DemoNotice />
      <AlertBar />
      {children}
      <Snackbars />
      <ConflictQuestion />
      <Suspense>
        <OpenQuestion />
      </Suspense>
    </>
  )
}
