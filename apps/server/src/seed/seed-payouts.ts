import type { PayoutFile, PayoutSummary } from '@salvia/contract/payouts/admin-payouts'
import type { App } from '../app-type.ts'
import { runPayoutsWhenDue } from '../modules/payouts/index.ts'
import type { DemoCalls } from './demo-calls.ts'
import { type DemoAct, daysBefore } from './demo-clock.ts'

/** The days of a month on which accounting gives the file to the bank, and reads what it answered. */
const [FILED_ON, ANSWERED_ON] = [2, 4]

const FILES = '/api/admin/payouts/files'

async function giveToBank({ call }: DemoCalls): Promise<void> {
  const { sepa } = await call<PayoutSummary>('accounting', 'GET', '/api/admin/payouts/summary')
  if (sepa.count === 0) return
  const { id } = await call<PayoutFile>('accounting', 'POST', FILES, { kind: 'Sepa' })
  await call('accounting', 'PUT', `${FILES}/${id}/sent`)
}

async function readAnswer({ call }: DemoCalls): Promise<void> {
  const { results } = await call<{ results: PayoutFile[] }>('accounting', 'GET', FILES)
  const open = results.filter(({ transfers, confirmed }) => confirmed < transfers)
  for (const { id } of open) await call('accounting', 'PUT', `${FILES}/${id}/confirmed`)
}

/** What became available in the last weeks is still in the wallets. */
const [BEGUN_DAYS, PAID_UNTIL_DAYS] = [365, 35]

type Seeding = { app: App; calls: DemoCalls; now: Date }

/** A year of payouts: the run on the 1st of each month, and accounting's two visits to the bank after it. */
export function payoutActs({ app, calls, now }: Seeding): DemoAct[] {
  const onDay: Record<number, () => Promise<void>> = {
    1: () => runPayoutsWhenDue(app, app.now()),
    [FILED_ON]: () => giveToBank(calls),
    [ANSWERED_ON]: () => readAnswer(calls),
  }
  const days = Array.from({ length: BEGUN_DAYS - PAID_UNTIL_DAYS }, (_, at) => BEGUN_DAYS - at)
  return days.flatMap((daysAgo) => {
    const run = onDay[daysBefore(now, daysAgo).getUTCDate()]
    return run ? [{ daysAgo, run }] : []
  })
}
