import type { ShopStatus, StatusPart } from '@salvia/contract/status/status'
import type { PartState, StatusPartName } from '@salvia/contract/words/status'
import { useQuery } from '@tanstack/react-query'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status, type StatusMark } from '#app/ui/status.tsx'
import rows from '#app/ui/told-rows.module.css'
import { Time } from '#app/visit/time.tsx'
import css from './status-page.module.css'
import { statusQuery } from './status-queries.ts'

/** It is looked at again by itself while the page is open. */
const EVERY_MS = 30_000

const titles: Record<ShopStatus['state'], () => string> = {
  Works: m.status_all_works,
  Fails: m.status_some_fail,
  Unknown: m.status_some_unknown,
}

const names: Record<StatusPartName, { name: () => string; what: () => string }> = {
  Database: { name: m.status_database, what: m.status_database_what },
  Jobs: { name: m.status_jobs, what: m.status_jobs_what },
  Mail: { name: m.status_mail, what: m.status_mail_what },
}

const states: Record<PartState, { mark: StatusMark; word: () => string }> = {
  Works: { mark: 'available', word: m.status_works },
  Fails: { mark: 'unavailable', word: m.status_fails },
  Unknown: { mark: 'open', word: m.status_unknown },
  Off: { mark: 'open', word: m.status_off },
}

/** Whether the shop works now, for people who wonder whether it is them. */
export function StatusPage() {
  const { data, isError, refetch } = useQuery({ ...statusQuery, staleTime: 0, refetchInterval: EVERY_MS })
  const title = data && !isError ? titles[data.state]() : m.status_title()
  return (
    <article className={css.page}>
      <title>{`${m.status_title()} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={m.status_description()} />
      <h1 className="title">
        <span role="status">{title}</span>
      </h1>
      {isError && <FailedState onRetry={() => refetch()} />}
      {!data && !isError && <SkeletonRows rows={3} />}
      {data && !isError && <Told {...data} />}
    </article>
  )
}

const Told = ({ parts, startedAt, lookedAt }: ShopStatus) => (
  <>
    <ul className={`card ${rows.list}`}>
      {parts.map((part) => (
        <Part key={part.name} {...part} />
      ))}
    </ul>
    <dl className={css.times}>
      <dt>{m.status_looked()}</dt>
      <dd>
        <Time at={lookedAt} style="moment" />
      </dd>
      <dt>{m.status_started()}</dt>
      <dd>
        <Time at={startedAt} style="moment" />
      </dd>
    </dl>
    <p className="second">{m.status_payments()}</p>
  </>
)

const Part = ({ name, state, failsSince }: StatusPart) => (
  <li className={rows.row}>
    <div className={rows.words}>
      <p className="strong">{names[name].name()}</p>
      <p className="second">{names[name].what()}</p>
      {failsSince && (
        <p className="second">
          {m.common_since()} <Time at={failsSince} style="moment" />
        </p>
      )}
    </div>
    <Status mark={states[state].mark}>{states[state].word()}</Status>
  </li>
)
