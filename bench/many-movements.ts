import type pg from 'pg'
import { DEMO_PRACTITIONER } from '../apps/server/test/fixtures/many-payees.ts'

const CLIENT = `(select id from users where email = 'client@salvia.example')`

/** Bonuses of 0.01 EUR to the demo's practitioner, a minute apart, each with its two postings. */
const bonuses = (count: number): string[] => [
  `create temp table bonuses as select gen_random_uuid() as id, gen_random_uuid() as entry_id,
    now() - n * interval '1 minute' as at from generate_series(1, ${count}) n`,
  `insert into wallet_transactions (id, practitioner_id, type, status, amount, currency, created_at, posted_at)
    select id, ${DEMO_PRACTITIONER}, 'Bonus', 'Posted', 1, 'EUR', at, at from bonuses`,
  `insert into journal_entries (id, transaction_id, reason, posted_at)
    select entry_id, id, 'bonus', at from bonuses`,
  `insert into postings (id, entry_id, account_id, amount, currency)
    select gen_random_uuid(), entry_id, 'available:' || ${DEMO_PRACTITIONER}, 1, 'EUR' from bonuses`,
  `insert into postings (id, entry_id, account_id, amount, currency)
    select gen_random_uuid(), entry_id, 'bonusCost', -1, 'EUR' from bonuses`,
  `update ledger_accounts set balance = balance + ${count} where id = 'available:' || ${DEMO_PRACTITIONER}`,
]

/** Copies of an order of the demo's client, with its lines, an hour apart. */
const orders = (count: number): string[] => [
  `create temp table copies as select gen_random_uuid() as id, n, o.id as order_id
    from generate_series(1, ${count}) n,
      (select id from orders where user_id = ${CLIENT} and placed_at is not null order by placed_at limit 1) o`,
  `insert into orders select made.* from copies c, orders o, lateral jsonb_populate_record(o, jsonb_build_object(
      'id', c.id, 'number', 'B-' || c.n, 'order_key', gen_random_uuid(), 'cart_id', gen_random_uuid(),
      'placed_at', o.placed_at - c.n * interval '1 hour', 'created_at', o.created_at - c.n * interval '1 hour')) made
    where o.id = c.order_id`,
  `insert into order_lines select made.* from copies c, order_lines l, lateral jsonb_populate_record(l,
      jsonb_build_object('id', gen_random_uuid(), 'order_id', c.id)) made where l.order_id = c.order_id`,
  // Told, so that the job which tells the ERP has nothing to do beside what is measured.
  `insert into erp_orders (order_id, placed_at, told_at) select o.id, o.placed_at, now()
    from copies c join orders o on o.id = c.id`,
]

async function seed(client: pg.Client, statements: string[]): Promise<void> {
  await client.query('set session_replication_role = replica')
  for (const statement of statements) await client.query(statement)
  await client.query('set session_replication_role = default')
}

/** Gives the demo's practitioner many movements. */
export const seedManyMovements = (client: pg.Client, count: number) => seed(client, bonuses(count))

/** Gives the demo's client many orders. */
export const seedManyOrders = (client: pg.Client, count: number) => seed(client, orders(count))
