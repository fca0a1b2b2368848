import { MINUTE_MS } from '@salvia/contract/durations'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startMailServer } from '../fixtures/mail-server.ts'
import { killServer, seededOnPostgres } from '../fixtures/seeded-server.ts'

/** Several batches of the job, so that the kill comes before the last. */
const PEOPLE = 1000
const isWaiting = (address: string) => address.startsWith('waiting-')

const makeServers = seededOnPostgres()

async function setUp() {
  const mails = await startMailServer()
  onTestFinished(mails.close)
  return { ...(await makeServers({ SMTP_URL: mails.url })), mails }
}

type Database = Awaited<ReturnType<typeof setUp>>['database']

/** A product that is back, and people whose notices were asked for, with the job that queues them. */
async function askForNotices(database: Database): Promise<void> {
  const { rows } = await database.query(
    `insert into product_disruptions (id, created_at, updated_at, product_id, status, reason, starts_on)
     select gen_random_uuid(), now(), now(), p.id, 'Resolved', 'SupplierDelay', now() from products p
     where p.is_active and not p.is_hidden and p.stock_status = 'InStock'
       and not exists (select 1 from product_disruptions d where d.product_id = p.id) limit 1 returning id`,
  )
  const disruptionId = rows[0]?.id
  await database.query(
    `insert into disruption_users (id, disruption_id, email, language_code, flags, impact_type, notice_asked_at)
     select gen_random_uuid(), $1, 'waiting-' || n || '@example.com', 'de', '{Subscribed}', 'Low', now()
     from generate_series(1, $2::int) n`,
    [disruptionId, PEOPLE],
  )
  await database.query(
    `insert into pgboss.job (name, data, heartbeat_seconds, expire_seconds, retry_limit, retry_delay, retry_backoff)
     select name, $1, heartbeat_seconds, expire_seconds, retry_limit, retry_delay, retry_backoff
     from pgboss.queue where name = 'disruptions.send-notices'`,
    [{ disruptionId }],
  )
}

async function countNoticed(database: Database): Promise<number> {
  const { rows } = await database.query(
    `select count(*)::int as count from disruption_users where email like 'waiting-%' and noticed_at is not null`,
  )
  return rows[0]?.count
}

/**
 * The time after which a job without a heartbeat and a message's claim are known to be of a dead process, once the
 * statements that the killed server had sent are over: the database finishes them without it.
 */
async function letAMinuteGoBy(database: Database): Promise<void> {
  const others = `select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
  await vi.waitFor(async () => expect((await database.query(others)).rows).toEqual([]), {
    timeout: MINUTE_MS,
  })
  await database.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
  )
  await database.query(
    `update outbox_messages set claimed_until = claimed_until - interval '1 minute' where claimed_until is not null`,
  )
}

test('a server that is killed while notices run counts one for each person; a second mail is one that was under way', async () => {
  const { database, mails, start } = await setUp()
  const first = await start()
  await askForNotices(database)
  await vi.waitFor(async () => expect(await countNoticed(database)).toBeGreaterThan(0), {
    timeout: MINUTE_MS,
    interval: 10,
  })
  await killServer(first)
  const countedAtKill = await countNoticed(database)
  const takenAtKill = mails.taken.filter(isWaiting)
  expect(countedAtKill).toBeLessThan(PEOPLE)

  await letAMinuteGoBy(database)
  await start()
  const unfinished = `select name from pgboss.job
    where name in ('send-message', 'disruptions.send-notices') and state <> 'completed'`
  await vi.waitFor(
    async () => {
      expect(await countNoticed(database)).toBe(PEOPLE)
      expect((await database.query(unfinished)).rows).toEqual([])
    },
    { timeout: 2 * MINUTE_MS, interval: 200 },
  )
  const { rows } = await database.query(
    `select count(*)::int as messages, count(distinct u.email)::int as people,
       count(*) filter (where m.state = 'Sent')::int as sent
     from disruption_users u join outbox_messages m on m.recipient = u.email where u.email like 'waiting-%'`,
  )
  expect(rows).toEqual([{ messages: PEOPLE, people: PEOPLE, sent: PEOPLE }])
  const taken = mails.taken.filter(isWaiting)
  expect(new Set(taken).size).toBe(PEOPLE)
  const sent = new Map<string, number>()
  for (const address of taken) sent.set(address, (sent.get(address) ?? 0) + 1)
  const twice = [...sent].filter(([, count]) => count > 1)
  expect(twice.filter(([address, count]) => count > 2 || !takenAtKill.includes(address))).toEqual([])
  process.stdout.write(`notices: ${countedAtKill} counted at the kill, ${twice.length} mailed twice\n`)
})
