import type { LedgerCheck } from '@salvia/contract/wallet/ledger-checks'
import type { LedgerFault } from '@salvia/contract/words/wallet'
import { desc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readRows } from '#db/read-rows'
import { ledgerChecks } from './ledger-check-tables.ts'

type Finding = LedgerCheck['findings'][number]

const MOST_FINDINGS = 100

/** Each answers practitioner, movement, currency, what is expected and what was found. */
const faults: Record<LedgerFault, SQL> = {
  EntryUnbalanced: sql`
    select null::uuid as practitioner_id, e.transaction_id, p.currency, 0 as expected, sum(p.amount) as found
    from postings p join journal_entries e on e.id = p.entry_id
    group by e.id, p.currency having sum(p.amount) <> 0`,
  BalanceDiffers: sql`
    select a.practitioner_id, null::uuid as transaction_id, coalesce(min(p.currency), 'EUR') as currency,
      coalesce(sum(p.amount), 0) as expected, a.balance as found
    from ledger_accounts a left join postings p on p.account_id = a.id
    where a.practitioner_id is not null
    group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  // Only an adjustment may overdraw what is available.
  AvailableNegative: sql`
    select a.practitioner_id, null::uuid as transaction_id, 'EUR' as currency, 0 as expected, a.balance as found
    from ledger_accounts a
    where a.kind = 'available' and a.balance < 0 and not exists (
      select from wallet_transactions t
      where t.practitioner_id = a.practitioner_id and t.type = 'Adjustment' and t.status = 'Posted')`,
  PendingDiffers: sql`
    select t.practitioner_id, t.id as transaction_id, t.currency, t.amount as expected,
      coalesce(sum(p.amount) filter (where a.kind = 'pending'), 0) as found
    from wallet_transactions t
    left join journal_entries e on e.transaction_id = t.id
    left join postings p on p.entry_id = e.id
    left join ledger_accounts a on a.id = p.account_id
    where t.type = 'Commission' and t.status in ('Draft', 'Suspended')
    group by t.id having t.amount <> coalesce(sum(p.amount) filter (where a.kind = 'pending'), 0)`,
  // A payout that was returned is held without leaving what is available again: each of its movements shows on all of the
  // wallet's accounts together, and only all of one payout on what is available.
  MovementDiffers: sql`
    with moved as (
      select t.practitioner_id, t.id as transaction_id, t.currency, t.type, t.status, t.amount, t.created_at,
        coalesce(sum(p.amount) filter (where a.kind = 'available'), 0) as available,
        coalesce(sum(p.amount) filter (where a.practitioner_id is not null), 0) as in_wallet
      from wallet_transactions t
      left join journal_entries e on e.transaction_id = t.id
      left join postings p on p.entry_id = e.id
      left join ledger_accounts a on a.id = p.account_id
      group by t.id)
    select * from (
      select practitioner_id, transaction_id, currency,
        case when status = 'Posted' then amount else 0 end as expected,
        case when type = 'Payout' then in_wallet else available end as found
      from moved where status <> 'Draft' or type = 'Payout'
      union all
      select w.practitioner_id, (array_agg(w.transaction_id order by w.created_at desc, w.transaction_id desc))[1], w.currency,
        sum(w.amount), sum(w.available)
      from moved w join payout_movements m on m.transaction_id = w.transaction_id
      where w.type = 'Payout' group by m.payout_id, w.practitioner_id, w.currency) f
    where expected <> found`,
}

type Row = {
  practitionerId: string | null
  transactionId: string | null
  currency: string
  expected: number
  found: number
}

/** What in the ledger contradicts itself or the movements that it holds. Reads all of it. */
export async function findLedgerFaults(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [kind, statement] of Object.entries(faults) as [LedgerFault, SQL][]) {
    const rows = await readRows<Row>(
      db,
      sql`
      select practitioner_id as "practitionerId", transaction_id as "transactionId", currency,
        expected::float8 as expected, found::float8 as found
      from (${statement}) f order by 1, 2 limit ${MOST_FINDINGS}`,
    )
    findings.push(...rows.map((row) => ({ kind, ...row })))
  }
  return findings
}

/** The sums of all postings, in minor units, by kind of account and currency. */
export async function sumAccounts(db: Db): Promise<LedgerCheck['accounts']> {
  const rows = await readRows<LedgerCheck['accounts'][number]>(
    db,
    sql`
    select a.kind as account, p.currency, sum(p.amount)::float8 as amount
    from postings p join ledger_accounts a on a.id = p.account_id
    group by a.kind, p.currency order by a.kind, p.currency`,
  )
  return rows
}

/** A page of checks, the newest day first. */
export async function listLedgerChecks(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const rows = await db
    .select()
    .from(ledgerChecks)
    .orderBy(desc(ledgerChecks.day))
    .offset(offset)
    .limit(limit)
  return { rows, count: await db.$count(ledgerChecks) }
}

type Check = typeof ledgerChecks.$inferSelect

/** Keeps a day's check; a later one of the same day takes its place. */
export async function keepLedgerCheck(db: Db, check: Check): Promise<void> {
  const { day, ...set } = check
  await db.insert(ledgerChecks).values(check).onConflictDoUpdate({ target: ledgerChecks.day, set })
}
