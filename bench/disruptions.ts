import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { ask } from './ask.ts'
import { measure } from './load.ts'
import { addPlans } from './many-plans.ts'
import { startMeasured } from './measured-server.ts'
import { printTable, verdict } from './report.ts'

const PRODUCTS = 1000
const SIZE = { plans: 20_000, clients: 50_000, clientsPerPlan: 3 }
const DISRUPTIONS = 10_000
const NOTICES = 10_000
const SECONDS = 10
const LOOK_MS = 20
const LIMITS = { computeMs: 5000, listMs: 40, noticesPerSecond: 500 }

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

/** Queues a job as the product does. */
const sendJob = (query: Query, name: string, disruptionId: string) =>
  query(
    `insert into pgboss.job (name, data, heartbeat_seconds, expire_seconds, retry_limit, retry_delay, retry_backoff)
     select name, $2, heartbeat_seconds, expire_seconds, retry_limit, retry_delay, retry_backoff
     from pgboss.queue where name = $1`,
    [name, { disruptionId }],
  )

/** Opens one of a product of the many plans, or of one for sale that is in none: what cannot be bought is not noticed. */
async function openDisruption(query: Query, status: 'Ready' | 'Resolved'): Promise<string> {
  const isInPlans = `${status === 'Ready' ? '' : 'not '}exists (select from recommendation_items i
    join plans on plans.id = i.recommendation_id where i.product_id = p.id)`
  const { rows } = await query(
    `insert into product_disruptions (id, created_at, updated_at, product_id, status, reason, starts_on)
     select gen_random_uuid(), now(), now(), p.id, $1, 'SupplierDelay', now()
     from products p where ${isInPlans} and stock_status = 'InStock' and is_active and not is_hidden
     limit 1 returning id`,
    [status],
  )
  return rows[0].id
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await setTimeout(LOOK_MS)
}

/** From the moment at which a worker took the job: it looks for one every second or so. */
async function measureCompute(query: Query): Promise<{ ms: number; users: number }> {
  const id = await openDisruption(query, 'Ready')
  await sendJob(query, 'disruptions.compute-users', id)
  const is = (condition: string) => async () =>
    (await query(`select from pgboss.job where data ->> 'disruptionId' = $1 and ${condition}`, [id]))
      .rowCount === 1
  await until(is(`state <> 'created'`))
  const startedAt = performance.now()
  await until(is(`state = 'completed'`))
  const ms = performance.now() - startedAt
  const { rows } = await query(
    'select count(*)::int as count from disruption_users where disruption_id = $1',
    [id],
  )
  return { ms, users: rows[0].count }
}

/** Notices a second, from the first that is queued to the last. */
async function measureNotices(query: Query): Promise<number> {
  const id = await openDisruption(query, 'Resolved')
  await query(
    `insert into disruption_users (id, disruption_id, email, language_code, flags, impact_type, notice_asked_at)
     select gen_random_uuid(), $1, 'waiting-' || n || '@post.example', 'de', '{Subscribed}', 'Low', now()
     from generate_series(1, $2::int) n`,
    [id, NOTICES],
  )
  await sendJob(query, 'disruptions.send-notices', id)
  const noticed = async () =>
    (
      await query(
        'select count(*)::int as count from disruption_users where disruption_id = $1 and noticed_at is not null',
        [id],
      )
    ).rows[0].count
  let first = 0
  await until(async () => {
    first = await noticed()
    return first > 0
  })
  const startedAt = performance.now()
  await until(async () => (await noticed()) === NOTICES)
  return ((NOTICES - first) / (performance.now() - startedAt)) * 1000
}

/** Half closed, which a product may have many of, on all products in turn. */
const fillDisruptions = (query: Query) =>
  query(
    `insert into product_disruptions (id, created_at, updated_at, product_id, status, reason, starts_on)
     select gen_random_uuid(), now(), now() - n * interval '1 minute', p.id, 'Closed',
       case when n % 3 = 0 then 'Discontinued' else 'SupplierDelay' end, now()
     from generate_series(1, $1::int) n
     join (select id, row_number() over (order by id) as at, count(*) over () as count from products) p
       on p.at = n % p.count + 1`,
    [DISRUPTIONS],
  )

async function measureList(baseUrl: string) {
  const formFields = [
    { id: 'email', value: 'admin@salvia.example' },
    { id: 'password', value: 'salvia-demo' },
  ]
  const said = await ask(`${baseUrl}/auth/signin`, { method: 'POST', body: JSON.stringify({ formFields }) })
  const headers = { authorization: `Bearer ${(JSON.parse(said) as { accessToken: string }).accessToken}` }
  const paths = ['?limit=25', '?limit=25&status=Closed&type=Discontinuation', '?limit=25&search=zinc']
  const requests = paths.map((query) => ({
    method: 'GET' as const,
    path: `/api/admin/product-disruptions${query}`,
    headers,
  }))
  const load = { url: baseUrl, connections: 1, requests }
  await measure({ ...load, seconds: 3 })
  return measure({ ...load, seconds: SECONDS })
}

/** Whom a product of 20,000 plans touches, the workbench with 10,000 disruptions, and notices into the outbox. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  const client = new pg.Client({ connectionString: server.databaseUrl })
  try {
    await client.connect()
    const query: Query = (text, values) => client.query(text, values)
    await addPlans(client, SIZE)
    await query('update recommendation_clients set last_order_at = joined_at where shares_orders')
    // The demo's own, so that its products are free for another.
    await query('delete from product_disruptions')
    await query('vacuum analyze')
    const { ms, users } = await measureCompute(query)
    const perSecond = await measureNotices(query)
    // The list is measured by itself, not beside the delivery of all these mails.
    await until(async () => {
      const { rows } = await query(`select from outbox_messages where state = 'Waiting' limit 1`)
      return rows.length === 0
    })
    await fillDisruptions(query)
    await query('vacuum analyze')
    const figures = await measureList(server.baseUrl)
    printTable([{ name: 'workbench list, searched too', connections: 1, figures, statements: Number.NaN }])
    process.stdout.write(
      `${users} people found in ${(ms / 1000).toFixed(1)} s; ${perSecond.toFixed(0)} notices a second\n`,
    )
    verdict('people of a product of 20,000 plans with 50,000 clients: under 5 s', ms < LIMITS.computeMs)
    verdict('workbench list at 10,000 disruptions: p95 under 40 ms', figures.p95 < LIMITS.listMs)
    verdict('500 notices a second into the outbox', perSecond >= LIMITS.noticesPerSecond)
  } finally {
    await client.end()
    await server.stop()
  }
}
