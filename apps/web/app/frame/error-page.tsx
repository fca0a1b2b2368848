import { Button } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { refreshSession } from '#app/api/session.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { SiteFrame } from '#app/frame/site-frame.tsx'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { MAX_RELOADS_REACHED, mayReloadAgain } from '#app/startup/reload-attempts.ts'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { useShell } from '#app/visit/shell-data.ts'
import css from './error-page.module.css'
import { logoTarget } from './logo-link.tsx'

/** The error page is in every page's bundle, its panel is not: without a connection it is left out. */
const ReportIssue = lazy(async (): Promise<{ default: ComponentType<{ message: string }> }> => {
  const part = await import('./report-issue.tsx').catch(() => null)
  return { default: part?.ReportIssue ?? (() => null) }
})

type Told = { status: number | undefined; message: string }

function read(error: unknown): Told {
  if (isRouteErrorResponse(error)) {
    const told: unknown = error.data
    const isTold = typeof told === 'object' && told !== null && 'message' in told
    return { status: error.status, message: isTold ? String(told.message) : error.statusText }
  }
  if (error instanceof ApiError) return { status: error.status, message: error.code }
  return { status: undefined, message: error instanceof Error ? error.message : '' }
}

/** What a person sees when a page cannot be shown: what happened, the ways on, and how to tell us. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const [isExhausted, setExhausted] = useState(false)
  const told = isExhausted ? { status: undefined, message: MAX_RELOADS_REACHED } : read(error)
  const isMissing = told.status === 404
  const title = isMissing ? m.error_not_found_title() : m.error_title()
  return (
    <SiteFrame width="default">
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <div className={css.page}>
        <h1 className="title">{title}</h1>
        <p className="t16 second">{explain(told)}</p>
        <div className={css.actions}>
          {isMissing ? (
            <MissingActions />
          ) : (
            <FailedActions status={told.status} onExhausted={() => setExhausted(true)} />
          )}
        </div>
        <Suspense>
          <ReportIssue
            message={isMissing ? m.error_path_not_found({ path: pathname }) : reportOf(told, pathname)}
          />
        </Suspense>
      </div>
    </SiteFrame>
  )
}

/** What helps us to find it: what was said, its status, and where. */
const reportOf = ({ status, message }: Told, pathname: string): string =>
  [message || m.error_title(), status, pathname].filter(Boolean).join(' · ')

const isOffline = (): boolean => !import.meta.env.SSR && !navigator.onLine

function explain({ status, message }: Told): string {
  if (status === 404) return m.error_not_found_text()
  if (message.includes(MAX_RELOADS_REACHED)) return message
  if (status === 403) return m.error_forbidden_text()
  return isOffline() ? m.error_offline_text() : m.error_text()
}

function MissingActions() {
  const navigate = useNavigate()
  const target = logoTarget(useUser(), useShell()?.storedPlan ?? null)
  return (
    <>
      <Button onClick={() => navigate(-1)}>{m.error_previous_page()}</Button>
      <Button variant="filled" component={LocalLink} to={target} reloadDocument>
        {m.error_home()}
      </Button>
    </>
  )
}

type FailedProps = { status: number | undefined; onExhausted: () => void }

function FailedActions({ status, onExhausted }: FailedProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const tryAgain = async () => {
    if (!mayReloadAgain(pathname)) return onExhausted()
    if (status === 403) await refreshSession()
    window.location.reload()
  }
  return (
    <>
      <Button onClick={() => navigate(-1)}>{m.error_previous_page()}</Button>
      <Button variant="filled" onClick={tryAgain}>
        {m.common_try_again()}
      </Button>
    </>
  )
}
