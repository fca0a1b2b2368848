import { HOUR_MS } from '@salvia/contract/durations'
import type { DemoCalls } from './demo-calls.ts'
import { type DemoClock, daysBefore } from './demo-clock.ts'

type Seeding = {
  calls: DemoCalls
  clock: DemoClock
  people: Map<string, string>
  codes: Map<string, string>
  now: Date
}

type DemoInvitation = {
  author: 'practitioner' | 'practitioner2'
  plan: string
  client: string
  daysAgo: number
  /** Days before the demo's start on which the client opened it; null for one that is still waiting. */
  viewedDaysAgo: number | null
  /** Whether the client saved it, and shares its orders. */
  isSaved?: boolean
}

const sophies = { author: 'practitioner' as const }
const jans = { author: 'practitioner2' as const, client: 'client4' }

/** Clients whom the practices put on their plans: some ordered, some only looked, some have not looked yet. */
const demoInvitations: DemoInvitation[] = [
  {
    ...sophies,
    plan: 'Energy after surgery',
    client: 'client2',
    daysAgo: 69,
    viewedDaysAgo: 68,
    isSaved: true,
  },
  { ...jans, plan: 'Darm, Monate 1 bis 2', daysAgo: 58, viewedDaysAgo: 57, isSaved: true },
  { ...jans, plan: 'Gelenke und Rücken', daysAgo: 44, viewedDaysAgo: 43, isSaved: true },
  { ...sophies, plan: 'Perimenopause, first steps', client: 'client3', daysAgo: 39, viewedDaysAgo: 37 },
  { ...sophies, plan: 'Perimenopause, first steps', client: 'client5', daysAgo: 30, viewedDaysAgo: 21 },
  { ...jans, plan: 'Herbst', daysAgo: 24, viewedDaysAgo: 23 },
  { ...sophies, plan: 'Marathon build-up', client: 'client2', daysAgo: 20, viewedDaysAgo: null },
  { ...sophies, plan: 'Marathon build-up', client: 'client5', daysAgo: 18, viewedDaysAgo: 12 },
  { ...sophies, plan: 'Clear head', client: 'client5', daysAgo: 16, viewedDaysAgo: 15, isSaved: true },
  { ...sophies, plan: 'Clear head', client: 'client3', daysAgo: 15, viewedDaysAgo: 11 },
]

async function invite({ calls, clock, people, codes, now }: Seeding, invited: DemoInvitation) {
  const { author, plan, client, daysAgo } = invited
  const path = `/api/recommendations/list?shareCode=${codes.get(plan)}`
  const { results } = await calls.call<{ results: { id: string }[] }>(author, 'GET', path)
  clock.set(daysBefore(now, daysAgo))
  // Without a message: the demo's first mails would be weeks late.
  const body = { clientIds: [people.get(client) ?? ''], channel: null }
  await calls.call(author, 'POST', `/api/recommendations/${results[0]?.id}/clients`, body)
}

async function view({ calls, clock, codes, now }: Seeding, invited: DemoInvitation): Promise<void> {
  const { plan, client, viewedDaysAgo, isSaved = false } = invited
  if (viewedDaysAgo === null) return
  const path = `/api/recommendations/code/${codes.get(plan)}`
  const openedAt = daysBefore(now, viewedDaysAgo)
  clock.set(openedAt)
  await calls.call(client, 'POST', `${path}/viewed`, {})
  if (!isSaved) return
  clock.set(new Date(openedAt.getTime() + HOUR_MS))
  await calls.call(client, 'POST', `${path}/save`, { sharesOrders: true })
}

/** Puts clients on plans and lets them look, in the order in which it happened. */
export async function seedInvitations(seeding: Seeding): Promise<void> {
  const acts = demoInvitations.flatMap((invited) => [
    { daysAgo: invited.daysAgo, run: () => invite(seeding, invited) },
    { daysAgo: invited.viewedDaysAgo ?? 0, run: () => view(seeding, invited) },
  ])
  for (const { run } of acts.toSorted((a, b) => b.daysAgo - a.daysAgo)) await run()
}
