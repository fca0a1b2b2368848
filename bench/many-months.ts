import pg from 'pg'

/** Practitioners, each with 48 months: 24 of which are asked for, and those before, which they are compared with. */
const PRACTITIONERS = 10_000
const MONTHS = 48
/** Of all practitioners together in 24 months, as the job stores them. */
const ORDERS = 1_000_000
/** Of those that are rows too, which the job counts; without payment and parcels, as it looks at neither. */
const COUNTED = 1_000_000
const CLIENTS = 20

const ORDERS_A_MONTH = ORDERS / PRACTITIONERS / 24

const EXAMPLE = `(select id from users where email = 'practitioner@salvia.example')`

const SAMPLE_ORDER = `select o.id from orders o where o.placed_at is not null and o.practitioner_id = ${EXAMPLE}
  order by o.created_at limit 1`

/** Copies of the demo's rows, so that they have whatever columns there are. */
const statements = [
  // The rows are copies of such as were checked: no trigger looks at each again.
  'set session_replication_role = replica',
  `create temp table people as select gen_random_uuid() as id, n from generate_series(1, ${PRACTITIONERS}) n`,
  `insert into users select made.* from people p, users u, lateral jsonb_populate_record(u, jsonb_build_object(
      'id', p.id, 'email', 'bench' || p.n || '@practice.example', 'last_name', 'Practitioner ' || p.n,
      'sealed_phone', null)) made
    where u.id = ${EXAMPLE}`,
  `insert into practitioners select made.* from people p, practitioners k,
      lateral jsonb_populate_record(k, jsonb_build_object('user_id', p.id, 'practice_name', 'Practice ' || p.n)) made
    where k.user_id = ${EXAMPLE}`,
  `create temp table placed as select gen_random_uuid() as id, gen_random_uuid() as cart_id, p.id as practitioner_id,
    p.n as owner, o as n, now() - (o * 7 || ' days')::interval as at
    from people p, generate_series(1, ${COUNTED / PRACTITIONERS}) o`,
  // Without carts, which nothing here looks at.
  `insert into orders select made.* from placed, orders o, lateral jsonb_populate_record(o, jsonb_build_object(
      'id', placed.id, 'order_key', gen_random_uuid(), 'cart_id', placed.cart_id,
      'number', 'B' || placed.owner || '-' || placed.n, 'practitioner_id', placed.practitioner_id,
      'placed_at', placed.at, 'created_at', placed.at)) made
    where o.id = (${SAMPLE_ORDER})`,
  // Told, so that the job which tells the ERP has nothing to do beside what is measured.
  `insert into erp_orders (order_id, placed_at, told_at) select id, at, now() from placed`,
  `insert into practitioner_clients (practitioner_id, client_id, linked_at)
    select p.id, u.id, now() - (k || ' days')::interval
    from people p, generate_series(1, ${CLIENTS}) k
    join (select id, row_number() over (order by id) as nth from users limit ${CLIENTS}) u on u.nth = k`,
  `insert into practitioner_months (practitioner_id, month, new_clients, plans_made, plans_shared, plans_ordered, views,
      orders, gross_sales, commission, refills_due, refills_made)
    select p.id, (date_trunc('month', now()) - (m || ' months')::interval)::date, 1, 3, 2, 1, 9,
      round((p.n % 10 + 1) * ${ORDERS_A_MONTH} / 5.5), 30000 + p.n, 6000 + p.n % 100, 4, 2
    from people p, generate_series(0, ${MONTHS - 1}) m`,
]

/** Has as many orders move now, those of as many practitioners as there are. */
export async function moveOrders(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into order_history (id, order_id, "from", "to", at)
      select gen_random_uuid(), id, 'Placed', 'InProgress', now() from orders
      where number like 'B%' order by number limit $1`,
    [count],
  )
}

/** Adds them. */
export async function seedManyMonths(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
