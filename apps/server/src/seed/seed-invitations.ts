import { HOUR_MS } from '@salvia/contract/durations'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { App } from '../app-type.ts'
import { outboxMessages } from '../kernel/outbox/data/outbox-tables.ts'
import type { DemoCalls } from './demo-calls.ts'
import { type DemoAct, type DemoClock, daysBefore } from './demo-clock.ts'
import { clientsWithMailOpens, type DemoInvitation, demoInvitations, demoPhone } from './demo-invitations.ts'

type Seeding = {
  app: App
  calls: DemoCalls
  clock: DemoClock
  people: Map<string, string>
  codes: Map<string, string>
  now: Date
  /** Whether messages stay in the outbox. The demo's people have no address or number that anything may be sent to. */
  isOffline: boolean
}

async function invite({ calls, people, codes, isOffline }: Seeding, invited: DemoInvitation): Promise<void> {
  const { author, plan, client, channel } = invited
  const path = `/api/recommendations/list?shareCode=${codes.get(plan)}`
  const { results } = await calls.call<{ results: { id: string }[] }>(author, 'GET', path)
  const body = { clientIds: [people.get(client) ?? ''], channel: isOffline ? channel : null }
  await calls.call(author, 'POST', `/api/recommendations/${results[0]?.id}/clients`, body)
}

/** The picture of a client's latest mail, for those who agreed to it. */
async function openMail({ app, calls }: Seeding, { client }: DemoInvitation): Promise<void> {
  const m = outboxMessages
  const openedUrl = sql<string | null>`${m.content} -> 'props' ->> 'openedUrl'`
  const [mail] = await app.db
    .select({ openedUrl })
    .from(m)
    .where(and(eq(m.recipient, `${client}@salvia.example`), sql`${openedUrl} is not null`))
    .orderBy(desc(m.createdAt))
    .limit(1)
  if (mail?.openedUrl) await calls.call(null, 'GET', new URL(mail.openedUrl).pathname)
}

async function view(seeding: Seeding, invited: DemoInvitation, viewedDaysAgo: number): Promise<void> {
  const { calls, clock, codes, now } = seeding
  const { plan, client, channel, isSaved } = invited
  const path = `/api/recommendations/code/${codes.get(plan)}`
  if (channel === 'Email') await openMail(seeding, invited)
  await calls.call(client, 'POST', `${path}/viewed`, {})
  if (!isSaved) return
  clock.set(new Date(daysBefore(now, viewedDaysAgo).getTime() + HOUR_MS))
  await calls.call(client, 'POST', `${path}/save`, { sharesOrders: true })
}

/** What clients and practices set before the first invitation. */
async function prepare({ calls, people }: Seeding): Promise<void> {
  for (const client of clientsWithMailOpens)
    await calls.call(client, 'PUT', '/api/privacy/consents/MailOpens', { isGiven: true })
  const { author, client, phone } = demoPhone
  await calls.call(author, 'PUT', `/api/customer/${people.get(client)}`, { phone })
}

const BEFORE_THE_FIRST = 356

/** Clients are put on plans, are invited, open the mail and look. */
export const invitationActs = (seeding: Seeding): DemoAct[] => [
  { daysAgo: BEFORE_THE_FIRST, run: () => prepare(seeding) },
  ...demoInvitations.flatMap((invited) => {
    const { daysAgo, viewedDaysAgo } = invited
    const invitation = { daysAgo, run: () => invite(seeding, invited) }
    if (viewedDaysAgo === null) return [invitation]
    return [invitation, { daysAgo: viewedDaysAgo, run: () => view(seeding, invited, viewedDaysAgo) }]
  }),
]
