import pg from 'pg'

/**
 * A practitioner's practice: 50 clients on each of 2,000 plans, 5,000 people in all. Half of them ordered all products of
 * their plans and share that, in every second plan by doses that change; a quarter has an alert.
 */
export const PLANS = 2000
export const CLIENTS_PER_PLAN = 50
const CLIENTS = 5000

export type Size = { plans: number; clients: number; clientsPerPlan: number }
const SIZE: Size = { plans: PLANS, clients: CLIENTS, clientsPerPlan: CLIENTS_PER_PLAN }

/** Not a copy, which is as old. */
const SAMPLE_PLAN = `select r.id from recommendations r join users u on u.id = r.practitioner_id
  where u.email = 'practitioner@salvia.example' and not r.is_template and r.id not in (select id from plans)
  order by r.created_at limit 1`

const SAMPLE_ORDER = `select o.id from orders o where o.placed_at is not null and o.practitioner_id is not null
  and exists (select from shipments s where s.order_id = o.id) and o.id not in (select id from ordered)
  order by o.created_at limit 1`

/** One unit a day for thirty days, then two. */
const RISING = JSON.stringify({
  phases: [
    { days: 30, intakeAmount: 1, intakeTime: ['Morning'] },
    { days: null, intakeAmount: 2, intakeTime: ['Morning'] },
  ],
  cycle: null,
  startDay: 0,
})

/** Copies of the demo's rows, so that they have whatever columns there are. */
const statementsFor = ({ plans, clients, clientsPerPlan }: Size) => [
  `create temp table people as select gen_random_uuid() as id, n from generate_series(1, ${clients}) n`,
  `create temp table plans as select gen_random_uuid() as id, n from generate_series(1, ${plans}) n`,
  `insert into users select (jsonb_populate_record(u, jsonb_build_object('id', p.id,
    'email', 'bench' || p.n || '@post.example', 'sealed_phone', null))).*
    from people p, users u where u.email = 'client@salvia.example'`,
  `insert into recommendations select (jsonb_populate_record(r, jsonb_build_object('id', p.id,
    'share_code', 'B' || lpad(p.n::text, 6, '0'), 'shared_at', now()))).*
    from plans p, recommendations r where r.id = (${SAMPLE_PLAN})`,
  `insert into recommendation_items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
    'recommendation_id', p.id))).*
    from plans p, recommendation_items i where i.recommendation_id = (${SAMPLE_PLAN})`,
  `insert into practitioner_clients (practitioner_id, client_id, linked_at)
    select u.id, p.id, now() from people p, users u where u.email = 'practitioner@salvia.example'`,
  `update recommendation_items i set intake_amount = 1, intake_time = '{Morning}', duration = 'Ongoing',
    schedule = case when plans.n % 2 = 0 then '${RISING}'::jsonb end
    from plans where i.recommendation_id = plans.id`,
  `insert into recommendation_clients (recommendation_id, client_id, invited_at, first_sent_at, first_viewed_at,
      joined_at, shares_orders, alert_id, alert_since)
    select plans.id, people.id, now() - interval '10 days', now() - interval '10 days',
      case when people.n % 2 = 0 then now() - interval '9 days' end,
      case when people.n % 2 = 1 then now() - interval '9 days' end, people.n % 2 = 1,
      case when people.n % 4 = 0 then 'NotOrdered' end, case when people.n % 4 = 0 then now() - interval '9 days' end
    from plans join generate_series(0, ${clientsPerPlan - 1}) k on true
    join people on people.n = (plans.n * ${clientsPerPlan} + k) % ${clients} + 1`,
  `create temp table ordered as select gen_random_uuid() as id, gen_random_uuid() as cart_id, c.recommendation_id,
    c.client_id, row_number() over () as n from recommendation_clients c join plans on plans.id = c.recommendation_id
    where c.shares_orders`,
  `insert into carts select (jsonb_populate_record(k, jsonb_build_object('id', ordered.cart_id))).*
    from ordered, carts k where k.id = (select cart_id from orders where id = (${SAMPLE_ORDER}))`,
  `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', ordered.id, 'order_key',
    gen_random_uuid(), 'cart_id', ordered.cart_id, 'number', 'B' || ordered.n, 'user_id', ordered.client_id))).*
    from ordered, orders o where o.id = (${SAMPLE_ORDER})`,
  `insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id',
    ordered.id, 'position', i.position, 'product_id', i.product_id, 'recommendation_id', i.recommendation_id,
    'recommendation_item_id', i.id))).*
    from ordered join (select *, row_number() over (partition by recommendation_id) as position
      from recommendation_items) i using (recommendation_id),
      order_lines l where l.id = (select id from order_lines where order_id = (${SAMPLE_ORDER}) limit 1)`,
  // Told, and without parcels to tell of, so that the job which tells the ERP has nothing to do beside what is measured.
  `insert into erp_orders (order_id, placed_at, told_at) select o.id, o.placed_at, now()
    from ordered join orders o using (id)`,
  `insert into shipments select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'order_id',
    ordered.id, 'picked_up_at', null, 'delivered_at', now() - interval '8 days'))).*
    from ordered, shipments s where s.id = (select id from shipments where order_id = (${SAMPLE_ORDER}) limit 1)`,
]

/** Adds them to the demo's practitioner, by a connection that keeps their ids in the table `plans` until it ends. */
export async function addPlans(client: pg.Client, size: Size): Promise<void> {
  // At once: the orders are not to be seen before they are noted as told.
  await client.query('begin')
  for (const statement of statementsFor(size)) await client.query(statement)
  await client.query('commit')
  await client.query('vacuum analyze')
}

/** Adds them to the demo's practitioner. Answers the code of one of the plans. */
export async function seedManyPlans(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await addPlans(client, SIZE)
    const { rows } = await client.query<{ code: string }>(
      'select share_code as code from recommendations join plans using (id) limit 1',
    )
    if (!rows[0]) throw new Error('the demo has no plan')
    return rows[0].code
  } finally {
    await client.end()
  }
}
