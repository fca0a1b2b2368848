import pg from 'pg'

/** A practitioner's practice: 50 clients on each of 2,000 plans, 5,000 people in all, none of whom ordered and a quarter with an alert. */
export const PLANS = 2000
const CLIENTS = 5000
export const CLIENTS_PER_PLAN = 50

const SAMPLE_PLAN = `select r.id from recommendations r join users u on u.id = r.practitioner_id
  where u.email = 'practitioner@salvia.example' and not r.is_template order by r.created_at limit 1`

/** Copies of the demo's rows, so that they have whatever columns there are. */
const statements = [
  `create temp table people as select gen_random_uuid() as id, n from generate_series(1, ${CLIENTS}) n`,
  `create temp table plans as select gen_random_uuid() as id, n from generate_series(1, ${PLANS}) n`,
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
  `insert into recommendation_clients (recommendation_id, client_id, invited_at, first_viewed_at, alert_id, alert_since)
    select plans.id, people.id, now() - interval '10 days',
      case when people.n % 2 = 0 then now() - interval '9 days' end,
      case when people.n % 4 = 0 then 'NotOrdered' end, case when people.n % 4 = 0 then now() - interval '9 days' end
    from plans join generate_series(0, ${CLIENTS_PER_PLAN - 1}) k on true
    join people on people.n = (plans.n * ${CLIENTS_PER_PLAN} + k) % ${CLIENTS} + 1`,
]

/** Adds them to the demo's practitioner. Answers the code of one of the plans. */
export async function seedManyPlans(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ code: string }>(
    'select share_code as code from recommendations join plans using (id) limit 1',
  )
  await client.end()
  if (!rows[0]) throw new Error('the demo has no plan')
  return rows[0].code
}
