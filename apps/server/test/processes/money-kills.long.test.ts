import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@salvia/contract/durations'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { commissionFile } from '../fixtures/commission-file.ts'
import { DEMO_PRACTITIONER, manyPayees } from '../fixtures/many-payees.ts'
import { killServer, seededOnPostgres } from '../fixtures/seeded-server.ts'

const KILLS = 2
/** Of whom a run pays some hundreds in a transaction: each kill leaves many who are not paid. */
const PAYEES = 4000
const LINES = 3000
const LATEST_KILL_MS = 400
const seed = Number(process.env.KILLS_SEED ?? Math.floor(Math.random() * 1e9))

const moments = fc.sample(fc.nat(LATEST_KILL_MS), { seed, numRuns: KILLS })

/** What would be wrong, and the rows that show it. */
const faults: Record<string, string> = {
  'an entry does not add up': `
    select entry_id from postings group by entry_id, currency having sum(amount) <> 0`,
  'a kept balance is not the sum of its postings': `
    select a.id from ledger_accounts a left join postings p on p.account_id = a.id
    where a.practitioner_id is not null group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  'a practitioner has two payouts of a month': `
    select practitioner_id from payouts where month is not null group by practitioner_id, month having count(*) > 1`,
  'a payout has no document, or numbers have a gap': `
    select count(*) from payouts p full join self_billings s on s.payout_id = p.id
    having count(p.id) <> count(s.payout_id) or count(s.payout_id) <> max(s.sequence)`,
  'a line was imported twice, or its outcome is not what the ledger says': `
    select l.line from commission_import_lines l left join wallet_transactions t on t.reference = l.reference
    group by l.import_id, l.line, l.outcome having count(t.id) <> (l.outcome = 'Applied')::int`,
}

const makeServers = seededOnPostgres()

async function setUp() {
  const { database, start: startServer } = await makeServers()
  const read = async (statement: string) => (await database.query(statement)).rows
  const start = async () => {
    const server = await startServer()
    return { ...server, ask: await asAccounting(server.baseUrl) }
  }
  const findFaults = async () => {
    const found: Record<string, unknown[]> = {}
    for (const [name, statement] of Object.entries(faults)) {
      const rows = await read(statement)
      if (rows.length > 0) found[name] = rows.slice(0, 3)
    }
    return found
  }
  return { database, read, start, findFaults }
}

type Asked = { body: string | Buffer; headers: Record<string, string> }

async function asAccounting(baseUrl: string) {
  const formFields = [
    { id: 'email', value: 'admin@salvia.example' },
    { id: 'password', value: 'salvia-demo' },
  ]
  const json = { 'content-type': 'application/json', origin: baseUrl }
  const signIn = { method: 'POST', body: JSON.stringify({ formFields }), headers: json }
  const { accessToken } = (await (await fetch(`${baseUrl}/auth/signin`, signIn)).json()) as {
    accessToken: string
  }
  return async (path: string, { body, headers }: Asked) => {
    const sent = { ...headers, authorization: `Bearer ${accessToken}` }
    const answer = await fetch(`${baseUrl}/api${path}`, { method: 'POST', body, headers: sent })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
}

const jsonOf = (body: object): Asked => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

const today = new Date().toISOString().slice(0, 10)
const month = today.slice(0, 7)

type World = Awaited<ReturnType<typeof setUp>>
type Server = Awaited<ReturnType<World['start']>>

/** Uploads lines of 0.10 EUR for the demo's practitioner, and has them imported while the month is paid out. */
async function startWork({ ask }: Server, practitionerId: string, round: number): Promise<void> {
  const lines = Array.from({ length: LINES }, (_, at) => `${practitionerId};KILL-${round}-${at};0.10;EUR`)
  const { payload, headers } = commissionFile(...lines)
  const { id } = await ask('/practitioner/commissions/import', { body: payload, headers })
  await Promise.all([
    ask(`/admin/commission-imports/${id}/apply`, jsonOf({})),
    ask('/admin/payouts/runs', jsonOf({ date: today })),
  ])
}

const countDone = async ({ read }: World): Promise<{ paid: number; imported: number }> => {
  const [counted] = await read(`select (select count(*)::int from payouts where month = '${month}') as paid,
    (select count(*)::int from commission_import_lines where outcome is not null) as imported`)
  return counted
}

/** Kills the server a moment after both works have begun; how far they came. */
async function killAtWork(world: World, server: Server, after: number) {
  const before = await countDone(world)
  await vi.waitFor(
    async () => {
      const { paid, imported } = await countDone(world)
      expect([paid > before.paid, imported > before.imported]).toEqual([true, true])
    },
    { timeout: MINUTE_MS, interval: 10 },
  )
  await pause(after)
  await killServer(server)
  return countDone(world)
}

test(`killed ${KILLS} times in a payout run and an import, nothing is paid twice and nothing lost (seed ${seed})`, async () => {
  const world = await setUp()
  const { database, read, start, findFaults } = world
  let server = await start()
  for (const statement of manyPayees(PAYEES)) await database.query(statement)
  const [sophie] = await read(DEMO_PRACTITIONER)
  const killedAt: object[] = []
  for (const [round, after] of moments.entries()) {
    await startWork(server, sophie?.id, round)
    killedAt.push(await killAtWork(world, server, after))
    expect(await findFaults()).toEqual({})
    server = await start()
  }
  const last = killedAt.at(-1) as { paid: number; imported: number }
  expect([last.paid < PAYEES, last.imported < KILLS * LINES]).toEqual([true, true])
  // The two minutes without progress, after which an import is resumed, have gone by.
  await database.query(`update commission_imports set touched_at = now() - interval '3 minutes'`)
  await server.ask('/admin/payouts/runs', jsonOf({ date: today }))
  await vi.waitFor(
    async () => {
      expect(
        await read(`select finished_at is not null as done from payout_runs where month = '${month}'`),
      ).toEqual([{ done: true }])
      expect(await read('select distinct state from commission_imports')).toEqual([{ state: 'Done' }])
    },
    { timeout: 3 * MINUTE_MS, interval: 200 },
  )
  expect(await findFaults()).toEqual({})
  expect(
    await read(`select count(*)::int as n, sum(p.amount)::int as paid from payouts p
      join payees on payees.id = p.practitioner_id where p.month = '${month}'`),
  ).toEqual([{ n: PAYEES, paid: PAYEES * 5000 + (PAYEES * (PAYEES + 1)) / 2 }])
  expect(
    await read(`select count(*)::int as n, sum(amount)::int as amount from wallet_transactions
      where reference like 'KILL-%' and status in ('Posted', 'Suspended')`),
  ).toEqual([{ n: KILLS * LINES, amount: KILLS * LINES * 10 }])
  process.stdout.write(`killed at ${JSON.stringify(killedAt)}\n`)
})
