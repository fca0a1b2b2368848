import type { AdminReferral } from '@salvia/contract/referrals/admin-referrals'
import type { OwnReferral } from '@salvia/contract/referrals/referrals'
import { one } from '#db/one'
import type { App } from '../app-type.ts'
import { referralRewards } from '../links/referral-rewards.ts'
import { approveDueReferrals, recordReferral } from '../modules/referrals/index.ts'
import type { DemoCalls } from './demo-calls.ts'
import type { DemoAct } from './demo-clock.ts'

type Seeding = { app: App; calls: DemoCalls; people: Map<string, string> }

const ownCode = async ({ call }: DemoCalls) =>
  (await call<OwnReferral>('practitioner', 'GET', '/api/practitioner/referral')).referralCode

async function click({ calls }: Seeding): Promise<void> {
  await calls.call(null, 'PUT', `/api/practitioner/${await ownCode(calls)}/click`)
}

/** As a sign-up does, of whom the demo has made the account. */
async function refer({ app, calls, people }: Seeding, newcomer: string): Promise<void> {
  const arrived = { newcomerId: people.get(newcomer) ?? '', code: await ownCode(calls) }
  await app.db.transaction((tx) => recordReferral(tx, arrived, app.now()))
}

async function reject({ calls, people }: Seeding, newcomer: string): Promise<void> {
  const path = `/api/admin/referrals?newcomerPractitionerId=${people.get(newcomer)}`
  const { results } = await calls.call<{ results: AdminReferral[] }>('admin', 'GET', path)
  const referral = one(results)
  const decision = { status: 'Rejected' }
  await calls.change('admin', `/api/admin/referrals/${referral.id}`, decision, referral.version)
}

/**
 * A practitioner whose code was followed five times: one newcomer brought both a bonus by the first order of its plans,
 * one was rejected, two wait.
 */
export function referralActs(seeding: Seeding): DemoAct[] {
  const { app } = seeding
  const approveDue = () =>
    approveDueReferrals({ ...referralRewards, db: app.db, sealed: app.sealed }, app.now())
  return [
    { daysAgo: 300, run: () => click(seeding) },
    { daysAgo: 299.9, run: () => refer(seeding, 'practitioner2') },
    { daysAgo: 220, run: approveDue },
    { daysAgo: 9, run: () => click(seeding) },
    { daysAgo: 8, run: () => refer(seeding, 'newcomer6') },
    { daysAgo: 6, run: () => click(seeding) },
    { daysAgo: 4, run: () => refer(seeding, 'newcomer4') },
    { daysAgo: 3, run: () => reject(seeding, 'newcomer4') },
    { daysAgo: 2, run: () => click(seeding) },
    { daysAgo: 1.1, run: () => click(seeding) },
    { daysAgo: 1, run: () => refer(seeding, 'newcomer') },
  ]
}
