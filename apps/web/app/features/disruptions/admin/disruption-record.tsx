import type { Disruption } from '@salvia/contract/disruptions/disruption-records'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { isNeverPublic, nextDisruptionStatuses } from '@salvia/rules/disruptions/disruption-state'
import { formatDate } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import timeline from '#app/ui/timeline.module.css'
import { Time } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { disruptionQuery } from '../disruption-queries.ts'
import { leadOf, moveWords, reasonWords, statusWords, typeWords } from '../disruption-words.ts'
import { ChangeDisruptionDialog } from './change-disruption-dialog.tsx'
import css from './disruptions.module.css'
import { TouchedUsers } from './touched-users.tsx'
import { useMove } from './use-move.ts'

/** A disruption: its status with one main action, what it says, whom it touches, its history. */
export function DisruptionRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(disruptionQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  return (
    <div className={css.scroll}>
      <div className={css.page}>{data ? <Record disruption={data} /> : <SkeletonRows rows={8} />}</div>
    </div>
  )
}

function Record({ disruption }: { disruption: Disruption }) {
  const { product, status } = disruption
  return (
    <>
      <PageHeader
        title={product.name}
        above={<Link to="/admin/product-disruptions">{m.menu_admin_disruptions()}</Link>}
        lead={
          <span role="status">
            <Status mark={statusWords[status].mark}>{statusWords[status].word()}</Status>
            {' · '}
            {leadOf(disruption)}
          </span>
        }
        actions={<Moves disruption={disruption} />}
      />
      <Said disruption={disruption} />
      <TouchedUsers disruption={disruption} />
      <History history={disruption.history} />
    </>
  )
}

/** The usual next status as the main action, the others beside it. */
function Moves({ disruption }: { disruption: Disruption }) {
  const { id, status, usersCount, product } = disruption
  const navigate = useNavigate()
  const scope = `disruption-${id}`
  const { move, moving } = useMove(scope)
  const remove = useCommand({
    working: m.disruption_saving,
    workingState: 'saving-product-disruption',
    scope,
    send: (api) => api('DELETE /admin/product-disruptions', { body: { ids: [id] } }),
    onDone: () => navigate('/admin/product-disruptions', { replace: true }),
    stale: ['GET /admin/product-disruptions'],
  })
  const askToRemove = async () => {
    const words = { title: m.common_delete(), text: m.disruption_delete_text({ product: product.name }) }
    if (await ask({ ...words, action: m.common_delete(), isDanger: true })) await remove.run()
  }
  const isComputing = status === 'Ready' && usersCount === null
  return (
    <>
      {nextDisruptionStatuses(status).map((to, at) => (
        <Button
          key={to}
          variant={at === 0 && to !== 'Closed' ? 'filled' : 'default'}
          loading={moving === to}
          disabled={to === 'Active' && isComputing}
          onClick={() => move([disruption], to)}
        >
          {moveWords(to, status)}
        </Button>
      ))}
      {isNeverPublic(status) && (
        <Button variant="danger" loading={remove.isPending} onClick={askToRemove}>
          {m.common_delete()}
        </Button>
      )}
    </>
  )
}

function Said({ disruption }: { disruption: Disruption }) {
  const [isChanging, setChanging] = useState(false)
  const { product, replacement, type, reason, startsOn, expectedUntil, note, status } = disruption
  const day = (given: CalendarDay) => formatDate(given, getLocale())
  const substitute = `/admin/products/${product.id}/substitute${replacement ? `?to=${replacement.id}` : ''}`
  const facts: [string, ReactNode][] = [
    [
      m.disruption_product(),
      <Link key="product" to={`/admin/products/${product.id}`}>
        {product.name}
      </Link>,
    ],
    [m.disruption_brand_sku(), [product.brandName, product.sku].join(' · ')],
    [m.disruption_type(), typeWords[type]()],
    [m.disruption_reason(), reasonWords[reason]()],
    [m.disruption_starts(), day(startsOn)],
    [m.disruption_expected(), expectedUntil ? day(expectedUntil) : m.disruption_end_unknown()],
    [m.disruption_replacement(), replacement?.name ?? m.disruption_no_replacement()],
    ...(note ? [[m.common_team_note(), note] as [string, ReactNode]] : []),
  ]
  return (
    <section className={css.section} aria-labelledby="said">
      <h2 id="said" className="t20">
        {m.disruption_said()}
      </h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      <div className={css.links}>
        {status !== 'Closed' && (
          <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {m.disruption_change()}
          </Button>
        )}
        <Link to={substitute}>{m.disruption_substitute()}</Link>
      </div>
      {isChanging && <ChangeDisruptionDialog disruption={disruption} onClose={() => setChanging(false)} />}
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

const History = ({ history }: Pick<Disruption, 'history'>) => (
  <section className={css.section} aria-labelledby="history">
    <h2 id="history" className="t20">
      {m.disruption_history()}
    </h2>
    <ol className={timeline.timeline}>
      {history.map(({ to, at, actor }) => (
        <li key={at + to}>
          <Time at={at} />
          <span className={timeline.entry}>
            {statusWords[to].word()}
            {actor && <span className="second">{fullName(actor)}</span>}
          </span>
        </li>
      ))}
    </ol>
  </section>
)
