/**
 * Hand-written SQL of a whole checkout, one prepared statement per step. It writes the rows that the product writes, and
 * waits for the disk where the product does. An inner select hides a list of ids from the planner, which would plan such a
 * statement again for each list.
 */

/** Ends a write that need not be on the disk before it is answered, as in docs/adr/0007. */
const SOON = `set_config('synchronous_commit', 'off', true)`

const noted = (order: string, from: string, to: string) => `noted as (
  insert into order_history (id, order_id, "from", "to", at, cause)
  values (gen_random_uuid(), ${order}, ${from}, '${to}', now(), ${to === 'Placed' ? "'Paid'" : 'null'}))`

export const insertCart = {
  name: 'insert_cart',
  text: `insert into carts (id, created_at, updated_at, country_code) values ($1, now(), now(), $2)
    returning *, ${SOON}`,
}

export const findCart = { name: 'find_cart', text: 'select * from carts where id = $1' }

export const lockCart = { name: 'lock_cart', text: 'select * from carts where id = $1 for update' }

export const cartProducts = {
  name: 'cart_products',
  text: `select p.id, p.name, b.name as brand_name, p.main_image_url, p.delivery_days, p.delivery_format_id,
      p.delivery_format_size, p.net_weight_grams, p.net_price, p.stock_status, p.quantity - p.reserved as stock
    from products p join brands b on b.id = p.brand_id where p.id = any((select $1::uuid[])::uuid[]) and p.is_active`,
}

/** Nothing if someone else wrote meanwhile. */
export const updateCart = {
  name: 'update_cart',
  text: `update carts set updated_at = greatest(now(), updated_at + interval '1 millisecond'), lines = $3, email = $4,
      shipping_address = $5, delivery_carrier_id = $6
    where id = $1 and updated_at = $2 returning *, ${SOON}`,
}

export const insertOrder = {
  name: 'insert_order',
  text: `with ordered as (
      insert into orders (id, order_key, cart_id, cart_version, status, created_at, updated_at,
        is_custom_client_order, language_code, country_code, currency, exchange_rate, items_count, goods, discount,
        goods_paid, shipping, vat, total, vat_by_rate, vat_trace, email, note, shipping_address, billing_address,
        carrier, picking_policy, expected_delivery)
      values ($1, $2, $3, $4, 'Draft', now(), now(), false, 'en', $5, 'EUR', 1000000, $6, $7, 0, $7, 0, $8, $7,
        $9, $10, $11, '', $12, $12, $13, 'Direct', $14)),
    ${noted('$1', 'null', 'Draft')}
    insert into order_lines (id, order_id, position, product_id, name, brand_name, image_url, quantity, is_sample,
      discount_percentage, unit_net, unit_gross, gross, discount, paid, vat_rate, vat, list_net, commission)
    select gen_random_uuid(), $1, position, "productId", name, "brandName", "imageUrl", quantity, false, 0, net,
      gross / quantity, gross, 0, gross, "vatRate", vat, net, 0
    from jsonb_to_recordset($15::jsonb) as l (position smallint, "productId" uuid, name text, "brandName" text,
      "imageUrl" text, quantity int, net bigint, gross bigint, "vatRate" int, vat bigint)`,
}

export const finalizeCart = {
  name: 'finalize_cart',
  text: `update carts set state = 'Finalized', order_id = $2,
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where id = $1 returning *`,
}

const LINES = `(select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'name', l.name,
    'brandName', l.brand_name, 'quantity', l.quantity, 'unitNet', l.unit_net, 'gross', l.gross, 'paid', l.paid,
    'vatRate', l.vat_rate, 'vat', l.vat) order by l.position)
  from order_lines l where l.order_id = o.id) as lines`

export const lockOrder = {
  name: 'lock_order',
  text: `select o.*, ${LINES} from orders o where o.id = $1 and o.order_key = $2 for update`,
}

export const lockOrderOfSession = {
  name: 'lock_order_of_session',
  text: `select o.*, ${LINES} from orders o
    where o.id = (select order_id from payment_attempts where session_id = $1) for update`,
}

export const insertAttempt = {
  name: 'insert_attempt',
  text: `insert into payment_attempts (id, order_id, state, gateway, amount, currency, created_at, expires_at, ask_at)
    values ($1, $2, 'Opening', 'test', $3, 'EUR', now(), $4, now() + interval '5 minutes')`,
}

export const startPayment = {
  name: 'start_payment',
  text: `with ${noted('$1', "'Draft'", 'Pending')}
    update orders set status = 'Pending', updated_at = now(), reserved_until = $2,
      reservable_until = now() + interval '90 minutes' where id = $1`,
}

export const lockProducts = {
  name: 'lock_products',
  text: 'select id from products where id = any((select $1::uuid[])::uuid[]) order by id for no key update',
}

const WANTED = 'unnest((select $2::uuid[]), (select $3::int[])) as w (id, packs)'

/** The products that had packs enough. */
export const reserveStock = {
  name: 'reserve_stock',
  text: `with promised as (
      update products p set reserved = p.reserved + w.packs from ${WANTED}
      where p.id = w.id and p.quantity - p.reserved >= w.packs returning p.id, w.packs)
    insert into stock_claims (order_id, product_id, quantity, state, expires_at)
    select $1, id, packs, 'Reserved', $4 from promised returning product_id`,
}

export const openSession = {
  name: 'open_session',
  text: `insert into test_gateway_sessions (id, attempt_id, order_id, amount, currency, lines, shipping, language_code,
      success_url, cancel_url, expires_at)
    values ($1, $2, $3, $4, 'EUR', $5, 0, 'en', $6, $7, $8) returning ${SOON}`,
}

export const openAttempt = {
  name: 'open_attempt',
  text: "update payment_attempts set state = 'Open', session_id = $2, url = $3 where id = $1",
}

export const paySession = {
  name: 'pay_session',
  text: `update test_gateway_sessions set status = 'Paid', payments = 1, paid_at = now()
    where id = $1 and status = 'Open' returning *, ${SOON}`,
}

export const insertMessage = {
  name: 'insert_message',
  text: `insert into gateway_messages (id, gateway, type, body, received_at, handled_at)
    values ($1, 'test', 'checkout.session.completed', $2, now(), now()) on conflict do nothing returning id`,
}

export const payAttempt = {
  name: 'pay_attempt',
  text: `update payment_attempts set state = 'Paid', payment_ref = $2, ask_at = null
    where session_id = $1 and state = 'Open' and amount = $3 returning id`,
}

export const placeOrder = {
  name: 'place_order',
  text: `with ${noted('$1', "'Pending'", 'Placed')}
    update orders set status = 'Placed', updated_at = now(), placed_at = now(), reserved_until = null,
      number = to_char(now(), '"S-"YYYY-') || lpad(nextval('order_numbers')::text, 6, '0')
    where id = $1 returning number`,
}

export const closeCart = {
  name: 'close_cart',
  text: `update carts set state = 'Closed', order_id = null, email = null, shipping_address = null,
      updated_at = greatest(now(), updated_at + interval '1 millisecond') where id = $1`,
}

export const takeStock = {
  name: 'take_stock',
  text: `with gone as (
      update products p set quantity = p.quantity - w.packs, reserved = p.reserved - w.packs from ${WANTED}
      where p.id = w.id returning p.id)
    update stock_claims set state = 'Taken', expires_at = null where order_id = $1 and product_id in (select id from gone)`,
}

export const queueMail = {
  name: 'queue_mail',
  text: `with mail as (
      insert into outbox_messages (id, kind, recipient, order_id, content, sealed_secret, created_at)
      values ($1, 'Mail', $2, $3, $4, $5, now()))
    insert into jobs (name, data, retry_limit) values ('placed', jsonb_build_object('messageId', $1::uuid), 34)`,
}

/** Parcel, the guest's claim, and the invoice, whose number locks its series until the transaction ends. */
export const issueInvoice = {
  name: 'issue_invoice',
  text: `with parcel as (
      insert into shipments (id, order_id, status, created_at) values ($2, $1, 'Draft', now())),
    packed as (
      insert into shipment_lines (shipment_id, order_line_id, quantity)
      select $2, id, quantity from order_lines where order_id = $1),
    offered as (
      insert into order_claims (order_id, token_hash, expires_at) values ($1, $3, now() + interval '30 days')),
    drawn as (
      insert into document_series (kind, year, last) values ('Invoice', extract(year from now()), 1)
      on conflict (kind, year) do update set last = document_series.last + 1 returning year, last)
    insert into order_documents (id, order_id, kind, year, sequence, issued_at, language_code, seller, content)
    select gen_random_uuid(), $1, 'Invoice', year, last, now(), 'en', $4, $5 from drawn`,
}

export const takeJobs = {
  name: 'take_jobs',
  text: `update jobs set state = 'active', started_on = now() where id in (
      select id from jobs where name = 'placed' and state < 'active' order by created_on limit 20
      for update skip locked)
    returning id, data ->> 'messageId' as message_id`,
}

export const findMail = {
  name: 'find_mail',
  text: `update outbox_messages set claimed_until = now() + interval '45 seconds' where id = $1
    returning content, ${SOON}`,
}

export const markSent = {
  name: 'mark_sent',
  text: `update outbox_messages set state = 'Sent', attempts = 1, claimed_until = null, sent_at = now(), subject = $2,
      html = $3, plain_text = $4 where id = $1 returning ${SOON}`,
}

export const endJobs = {
  name: 'end_jobs',
  text: "update jobs set state = 'completed', completed_on = now() where id = any($1::uuid[])",
}
