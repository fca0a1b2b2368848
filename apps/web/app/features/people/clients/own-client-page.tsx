import type { Client } from '@salvia/contract/people/clients'
import type { Country } from '@salvia/contract/reference/reference'
import { formatList } from '@salvia/rules/format/format-measures'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { useLeaveGuard } from '#app/forms/use-leave-guard.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { CreateButton } from '#app/ui/create-button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Time, type TimeFormat, useTimeFormat } from '#app/visit/time.tsx'
import { clientQuery } from '../people-lists.ts'
import { shownOrders, shownPlans } from './client-figures.ts'
import { ClientForm } from './client-form.tsx'
import css from './own-client-page.module.css'

type Props = {
  id: string
  countries: Country[]
  /** The client's plans. */
  plans: ReactNode
  /** The client's orders from these plans, as far as they are shared. */
  orders: ReactNode
  /** What happened to the plans. */
  journey: ReactNode
  /** The names of the plans over which the client waits for a word. */
  toContactAbout: string[]
  /** The medicines that the practitioner noted. */
  medicines: ReactNode
  onNewPlan: () => void
  isCreating: boolean
}

/** One client of a practitioner: the state, what is missing, and the file. */
export function OwnClientPage(props: Props) {
  const { id, countries, plans, orders, journey, toContactAbout, medicines, onNewPlan, isCreating } = props
  useLeaveGuard((path) => path === `/clients/${id}`)
  const { data, isError, refetch } = useQuery(clientQuery(id))
  const leadOn = useLeadOn(id)
  const time = useTimeFormat()
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return (
    <div>
      <title>{data.fullName || data.email}</title>
      <PageHeader
        title={data.fullName || data.email}
        lead={stateOf(data, toContactAbout, time)}
        above={<Link to="/clients">{m.client_back()}</Link>}
        actions={<CreateButton label={m.plan_new()} isCreating={isCreating} onCreate={onNewPlan} />}
      />
      <div className={css.columns}>
        <div className={css.plans}>{plans}</div>
        <div className={css.side}>
          <Facts client={data} />
          {orders}
          <Missing client={data} />
          <Alerts client={{ ...data, id }} onSaved={leadOn} />
        </div>
        <div className={css.main}>
          <section className={`card ${css.card}`} aria-labelledby="details">
            <h2 id="details" className="t16">
              {m.client_details()}
            </h2>
            <ClientForm client={{ ...data, id }} countries={countries} onSaved={leadOn} />
          </section>
          {medicines}
          {journey}
        </div>
      </div>
    </div>
  )
}

/** Whose client joined meanwhile is another id by now, which the old one leads to: the page goes on there once it saved. */
function useLeadOn(id: string): () => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return () => {
    const now = queries.getQueryData(clientQuery(id).queryKey)?.id ?? id
    if (now !== id) void navigate(`/clients/${now}`, { replace: true })
  }
}

/** The client's state, in one sentence. */
function stateOf(client: Client, toContactAbout: string[], time: TimeFormat): string {
  const { fullName, email, hasAccount, declinedAt, ordersCount, lastOrderAt } = client
  const name = fullName || email
  if (declinedAt !== null) return m.client_state_declined({ name, day: time(declinedAt, 'day') })
  if (toContactAbout.length > 0)
    return m.client_state_needs_word({
      name,
      plans: formatList(
        toContactAbout.map((plan) => m.plan_quoted({ plan })),
        getLocale(),
      ),
    })
  if (ordersCount > 0 && lastOrderAt !== null)
    return m.client_state_ordered({ name, count: ordersCount, day: time(lastOrderAt, 'day') })
  return hasAccount ? m.client_state_joined({ name }) : m.client_state_invited({ name })
}

/** What is known; a dash where nothing is. */
function Facts({ client }: { client: Client }) {
  const { email, phone, linkedAt, lastOrderAt } = client
  const day = (at: string | null) => (at === null ? '–' : <Time key={at} at={at} style="day" />)
  const facts = [
    [
      m.person_email(),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [
      m.person_phone(),
      phone === null ? (
        '–'
      ) : (
        <a key="phone" href={`tel:${phone}`}>
          {phone}
        </a>
      ),
    ],
    [m.common_since(), day(linkedAt)],
    [m.client_plans_joined(), shownPlans(client) ?? '–'],
    [m.common_orders(), shownOrders(client)],
    [m.client_last_order(), day(lastOrderAt)],
  ] as const
  return (
    <dl className={`card ${css.card} ${css.facts}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="second">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Missing({ client }: { client: Client }) {
  const { hasAccount, declinedAt, phone, countryId } = client
  const missing = [
    !hasAccount && (declinedAt === null ? m.client_account_missing() : m.client_account_declined()),
    phone === null && m.client_phone_missing(),
    countryId === null && m.client_country_missing(),
  ].filter((words) => words !== false)
  if (missing.length === 0) return null
  return (
    <section className={`card ${css.card}`} aria-labelledby="missing">
      <h2 id="missing" className="t16">
        {m.client_missing()}
      </h2>
      <ul className={css.missing}>
        {missing.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {!hasAccount && <InviteAgain client={client} />}
    </section>
  )
}

/** Another mail to someone who has not answered. */
function InviteAgain({ client: { firstName, lastName, email } }: { client: Client }) {
  const { run, isPending } = useCommand({
    send: (api) => api('POST /customer', { body: { firstName, lastName, email } }),
    done: m.client_invited_again(),
    otherwise: m.client_invite_failed(),
  })
  return (
    <div>
      <Button loading={isPending} onClick={() => run()}>
        {m.client_invite_again()}
      </Button>
    </div>
  )
}

/** Confirms before muting: muted alerts are easily missed. */
function Alerts({ client, onSaved }: { client: Client; onSaved: () => void }) {
  const { id, fullName, muteAlerts } = client
  const { run, isPending } = useCommand({
    send: (api, isMuted: boolean) =>
      api('PATCH /customer/{id}/practitioner-settings', { params: { id }, body: { muteAlerts: isMuted } }),
    keep: (queries, saved) => queries.setQueryData(clientQuery(id).queryKey, saved),
    onDone: onSaved,
    stale: ['GET /customer'],
    otherwise: m.client_mute_failed(),
  })
  const title = m.client_mute()
  const text = m.client_mute_text({ name: fullName })
  const mute = async () => {
    if (await ask({ title, text, action: title })) await run(true)
  }
  return (
    <section className={`card ${css.card}`} aria-labelledby="alerts">
      <h2 id="alerts" className="t16">
        {m.client_alerts()}
      </h2>
      <p className="second">{muteAlerts ? text : m.client_alerts_on_text()}</p>
      <div>
        <Button loading={isPending} onClick={() => (muteAlerts ? run(false) : mute())}>
          {muteAlerts ? m.client_unmute() : title}
        </Button>
      </div>
    </section>
  )
}
