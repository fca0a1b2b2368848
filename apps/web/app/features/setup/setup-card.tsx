import type { SetupLine } from '@salvia/contract/setup/admin-setup'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import css from '#app/settings/settings.module.css'
import { setupQuery, waitingQuery } from '#app/settings/settings-queries.ts'
import { arrangeSteps, isOpenTo, setupSteps } from '#app/settings/setup-steps.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'

/**
 * What is missing before the shop can take orders, or that nothing is. Links to settings are for admins with all
 * rights.
 */
export function SetupCard({ mayOpenSettings }: { mayOpenSettings: boolean }) {
  const { data, isError, refetch } = useQuery(setupQuery)
  const waits = (useQuery(waitingQuery).data?.results.length ?? 0) > 0
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  if (data.isDone && waits) return null
  if (data.isDone)
    return <EmptyState title={m.dashboard_admin_title()}>{m.dashboard_admin_text()}</EmptyState>
  const { own, ofOthers, done } = arrangeSteps(data.lines, mayOpenSettings)
  return (
    <section className={`card ${css.card}`} aria-labelledby="setup-title">
      <div className={css.head}>
        <h2 id="setup-title" className="t16">
          {m.setup_title()}
        </h2>
        <span className="second">{m.onboarding_done({ done: done.length, all: data.lines.length })}</span>
      </div>
      {own.length > 0 ? (
        <Lines lines={[...own, ...ofOthers]} mayOpenSettings={mayOpenSettings} />
      ) : (
        <>
          <p className="second">{m.setup_not_yours()}</p>
          <details className={css.done}>
            <summary>{m.setup_left({ count: ofOthers.length })}</summary>
            <Lines lines={ofOthers} mayOpenSettings={mayOpenSettings} />
          </details>
        </>
      )}
      {done.length > 0 && (
        <details className={css.done}>
          <summary>{m.setup_done_steps({ count: done.length })}</summary>
          <Lines lines={done} mayOpenSettings={mayOpenSettings} />
        </details>
      )}
    </section>
  )
}

type LinesProps = { lines: SetupLine[]; mayOpenSettings: boolean }

const Lines = ({ lines, mayOpenSettings }: LinesProps) => (
  <ul className={css.lines}>
    {lines.map((line) => (
      <Line key={line.step} line={line} mayOpenSettings={mayOpenSettings} />
    ))}
  </ul>
)

function Line({ line, mayOpenSettings }: { line: SetupLine; mayOpenSettings: boolean }) {
  const { text, to, isOfOperator = false } = setupSteps[line.step]
  const isOpen = to !== undefined && isOpenTo(line.step, mayOpenSettings)
  return (
    <li>
      <Status mark={line.isDone ? 'available' : 'limited'}>
        {line.isDone ? m.common_done() : m.setup_open()}
      </Status>
      <p>
        {text(line)}
        {!line.isDone && !isOpen && (
          <>
            <br />
            <span className="second">{isOfOperator ? m.setup_by_operator() : m.setup_by_admin()}</span>
          </>
        )}
      </p>
      {isOpen && !line.isDone && (
        <Link to={to} aria-label={m.setup_go_to({ step: text(line) })}>
          {m.common_set_up()}
        </Link>
      )}
    </li>
  )
}
