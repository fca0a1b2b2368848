import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { refreshSession } from '#app/api/session.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { SiteFrame } from '#app/frame/site-frame.tsx'
import { LocalLink } from '#app/language/local-link.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { MAX_RELOADS_REACHED, mayReloadAgain } from '#app/startup/reload-attempts.ts'
import { useIsLive } from '#app/startup/use-is-live.ts'
import { Button } from '#app/ui/button.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import css from './error-page.module.css'
import { type Fault, readFault, unknownFault } from './fault.ts'
import { logoTarget } from './logo-link.tsx'

/** The error page is in every bundle; its panel is lazy and is left out when offline. */
const ReportIssue = lazy(async (): Promise<{ default: ComponentType<{ message: string }> }> => {
  const part = await import('./report-issue.tsx').catch(() => null)
  return { default: part?.ReportIssue ?? (() => null) }
})

type WordsProps = { fault: Fault; children: ReactNode }

const RefusalWords = lazy(async (): Promise<{ default: ComponentType<WordsProps> }> => {
  const part = await import('./refusal-words.tsx').catch(() => null)
  return { default: part?.RefusalWords ?? PlainWords }
})

const MissingWays = lazy(async (): Promise<{ default: ComponentType }> => {
  const part = await import('./missing-ways.tsx').catch(() => null)
  return { default: part?.MissingWays ?? (() => null) }
})

/** Heading and text of a fault, and what can be done. */
const PlainWords = ({ fault, children }: WordsProps) => (
  <>
    <title>{`${headingOf(fault)} · ${PRODUCT_NAME}`}</title>
    <h1 className="title">{headingOf(fault)}</h1>
    <p className="t16 second">{explain(fault)}</p>
    <div className={css.actions}>{children}</div>
  </>
)

/** The error page: what happened, where to go, how to report it. */
export function Failure({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const [isExhausted, setExhausted] = useState(false)
  const told = isExhausted ? { ...unknownFault, message: MAX_RELOADS_REACHED } : readFault(error)
  const isMissing = told.status === 404
  const actions = isMissing ? (
    <MissingActions />
  ) : (
    <FailedActions status={told.status} onExhausted={() => setExhausted(true)} />
  )
  return (
    <div className={css.page}>
      <meta name="robots" content="noindex" />
      {isRefusal(told) ? (
        <DeferredPart fallback={<PlainWords fault={told}>{actions}</PlainWords>}>
          <RefusalWords fault={told}>{actions}</RefusalWords>
        </DeferredPart>
      ) : (
        <PlainWords fault={told}>{actions}</PlainWords>
      )}
      {isMissing && (
        <DeferredPart>
          <MissingWays />
        </DeferredPart>
      )}
      <DeferredPart>
        <ReportIssue
          message={isMissing ? m.error_path_not_found({ path: pathname }) : reportOf(told, pathname)}
        />
      </DeferredPart>
    </div>
  )
}

/** The same with the site around it, where the fault took the layout with it. */
export const ErrorPage = ({ error }: { error: unknown }) => (
  <SiteFrame width="wide">
    <Failure error={error} />
  </SiteFrame>
)

/** Details for a report: message, status and URL. */
const reportOf = ({ status, message }: Fault, pathname: string): string =>
  [message || m.error_title(), status, pathname].filter(Boolean).join(' · ')

const isOffline = (): boolean => !import.meta.env.SSR && !navigator.onLine

function headingOf({ status }: Fault): string {
  if (status === 404) return m.error_not_found_title()
  return isOffline() ? m.error_offline_title() : m.error_title()
}

const isRefusal = ({ status, code }: Fault): boolean =>
  status === 403 || status === 429 || status === 503 || code === 'content_refused'

function explain({ status, message }: Fault): string {
  if (status === 404) return m.error_not_found_text()
  if (message.includes(MAX_RELOADS_REACHED)) return message
  return isOffline() ? m.error_offline_text() : m.error_text()
}

/** Not where the page was opened in a tab of its own. */
function PreviousPage() {
  const navigate = useNavigate()
  const isFirst = useIsLive() && window.history.length === 1
  return isFirst ? null : <Button onClick={() => navigate(-1)}>{m.error_previous_page()}</Button>
}

function MissingActions() {
  const target = logoTarget(useUser(), useShell()?.storedPlan ?? null)
  return (
    <>
      <PreviousPage />
      <Button variant="filled" component={LocalLink} to={target} reloadDocument>
        {m.error_home()}
      </Button>
    </>
  )
}

type FailedProps = { status: number | undefined; onExhausted: () => void }

function FailedActions({ status, onExhausted }: FailedProps) {
  const { pathname } = useLocation()
  const tryAgain = async () => {
    if (!mayReloadAgain(pathname)) return onExhausted()
    if (status === 403) await refreshSession()
    window.location.reload()
  }
  return (
    <>
      <PreviousPage />
      <Button variant={status === 403 ? 'default' : 'filled'} onClick={tryAgain}>
        {m.common_try_again()}
      </Button>
    </>
  )
}
