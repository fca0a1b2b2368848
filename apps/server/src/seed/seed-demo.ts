import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../app-type.ts'
import { outboxMessages } from '../kernel/outbox/data/outbox-tables.ts'
import { hashPassword, users } from '../modules/identity/index.ts'
import { gatherInsights } from '../modules/insights/index.ts'
import { linkClient } from '../modules/people/index.ts'
import { FOLLOW_CLIENTS } from '../modules/plans/index.ts'
import { seedReference, supplyDay } from '../modules/reference/index.ts'
import { CHECK_LEDGER } from '../modules/wallet/index.ts'
import { seedCatalogue } from './catalogue/seed-catalogue.ts'
import { demoCalls } from './demo-calls.ts'
import { type DemoAct, type DemoClock, daysBefore } from './demo-clock.ts'
import { DEMO_PASSWORD } from './demo-people.ts'
import { bookedCallActs } from './seed-booked-calls.ts'
import { seedBusinesses } from './seed-business.ts'
import { seedCertificates } from './seed-certificates.ts'
import { chatActs } from './seed-chat.ts'
import { disruptionActs } from './seed-disruptions.ts'
import { inquiryActs } from './seed-inquiries.ts'
import { invitationActs } from './seed-invitations.ts'
import { orderActs } from './seed-orders.ts'
import { payoutActs } from './seed-payouts.ts'
import { seedPeople } from './seed-people.ts'
import { seedPlans } from './seed-plans.ts'
import { repriceAct, seedProductChanges } from './seed-product-changes.ts'
import { referralActs } from './seed-referrals.ts'
import { seedSeller } from './seed-seller.ts'
import { seedUploads } from './seed-uploads.ts'

/** Clients of each demo practitioner, and for how many days: before their first plan. */
const clientsOf: Record<string, Record<string, number>> = {
  practitioner: { client: 24, client2: 358, client3: 330, client5: 152 },
  practitioner2: { client4: 291 },
}

async function seedRecords(app: App, now: Date): Promise<Map<string, string>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD, app.config.passwordCost)
  return app.db.transaction(async (tx) => {
    await seedReference(tx)
    await seedCatalogue(tx, now)
    const people = await seedPeople(tx, passwordHash, now)
    for (const [practitioner, clients] of Object.entries(clientsOf))
      for (const [client, days] of Object.entries(clients)) {
        const practitionerId = people.get(practitioner) ?? ''
        const link = { practitionerId, clientId: people.get(client) ?? '' }
        await linkClient(tx, link, daysBefore(now, days))
      }
    return people
  })
}

type Story = { app: App; clock: DemoClock; now: Date; isOffline: boolean }

/** Lets the acts happen in the order of their days, each with the jobs that it queues, so that these are of its day. */
async function play({ app, clock, now, isOffline }: Story, acts: DemoAct[]): Promise<void> {
  for (const { daysAgo, run } of acts.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    clock.set(daysBefore(now, daysAgo))
    await run()
    if (isOffline) await app.jobs.drain()
  }
}

/** The demo's people have no address or number that anything may be sent to: what would leave is not sent. */
async function dropMessages({ db, services: { mail, sms } }: App): Promise<void> {
  const leaving = [
    ...(mail.kind === 'outbox' ? [] : ['Mail' as const]),
    ...(sms.kind === 'outbox' ? [] : ['Sms' as const]),
  ]
  const { kind, state } = outboxMessages
  await db.delete(outboxMessages).where(and(inArray(kind, leaving), eq(state, 'Waiting')))
}

const YEAR_DAYS = 365
const EXPECTED_IN_DAYS = 18

/**
 * Fills an empty database with the demo, through the product's own use cases and API; does nothing if it has data.
 * Record dates follow the demo's story, counted back from now.
 */
export async function seedDemo(app: App, clock: DemoClock): Promise<void> {
  if ((await app.db.$count(users)) > 0) return
  const now = app.now()
  const { mail, sms, payment } = app.services
  const isOffline = mail.kind === 'outbox' && sms.kind === 'outbox'
  try {
    const people = await seedRecords(app, now)
    const calls = demoCalls(app)
    await seedCertificates({ app, calls, people, now })
    // Long ago, so that no bank data waits as that of a new device.
    clock.set(daysBefore(now, YEAR_DAYS))
    await seedBusinesses(calls)
    clock.set(null)
    await seedSeller(calls)
    await seedProductChanges(calls)
    const codes = await seedPlans({ calls, clock, now })
    await seedUploads(calls, 'Sleep and recovery')
    const seeding = { app, calls, clock, people, codes, now, isOffline }
    const sales =
      payment.kind === 'test' ? [...orderActs(seeding), ...payoutActs(seeding), ...referralActs(seeding)] : []
    const expectedDate = supplyDay(daysBefore(now, -EXPECTED_IN_DAYS))
    const questions = [
      ...inquiryActs(calls, expectedDate),
      ...disruptionActs(seeding),
      repriceAct(calls),
      ...chatActs(calls, now),
      ...bookedCallActs(calls),
    ]
    await play(seeding, [...invitationActs(seeding), ...questions, ...sales])
    await dropMessages(app)
    await app.jobs.send(app.db, FOLLOW_CLIENTS, {})
    await app.jobs.send(app.db, CHECK_LEDGER, {})
    await gatherInsights(app.db, now)
  } finally {
    clock.set(null)
  }
}
