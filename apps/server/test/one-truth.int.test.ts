import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { startApiOfFile } from '#test/api'
import { makeOrder, makePlacedOrder, openPayment, stockedProducts } from '#test/checkout'
import { findFaults } from '#test/one-truth'
import { makeApprovedPractitioner } from '#test/people'
import { item, makePlan } from '#test/plans'
import { saveSeller } from '#test/seller'

const api = await startApiOfFile({ isStocked: true })
await saveSeller(api)
const [product] = (await stockedProducts(api)).map(({ id }) => id)
const plan = await makePlan(api, await makeApprovedPractitioner(api), {
  discountPercentage: 10,
  recommendationItems: [item(String(product))],
})
const lines = [{ productId: product, quantity: 1, recommendationItemId: plan.recommendationItems[0]?.id }]
const { orderId: placedId } = await makePlacedOrder(api, [], null, { lines })
const unpaid = await makeOrder(api, [String(product)])
await openPayment(api, unpaid)
await api.runJobs()

/** The faults found where the statements stand, which are taken back. */
async function faultsAfter(statements: string): Promise<string[]> {
  let found: string[] = []
  const looking = api.db.transaction(async (tx) => {
    const read = async (asked: string) => readRows<Record<string, unknown>>(tx, sql.raw(asked))
    await read(statements)
    found = Object.keys(await findFaults(read))
    tx.rollback()
  })
  await expect(looking).rejects.toThrow(TransactionRollbackError)
  return found
}

const placed = `order_id = '${placedId}'`
const waiting = `order_id = '${unpaid.orderId}'`

const breaks: [fault: string, by: string, statements: string][] = [
  [
    'the gateway kept another amount than the order cost',
    'a second charge',
    `update test_gateway_sessions set payments = 2 where ${placed}`,
  ],
  [
    'the gateway kept another amount than the order cost',
    'a cent less',
    `update test_gateway_sessions set amount = amount - 1 where ${placed}`,
  ],
  [
    'the gateway kept another amount than the order cost',
    'a charge for an order that is not placed',
    `update test_gateway_sessions set payments = 1 where ${waiting}`,
  ],
  [
    'a charge belongs to no order',
    'a lost order',
    `update test_gateway_sessions set order_id = gen_random_uuid() where ${placed}`,
  ],
  [
    'the gateway gave back what no refund names',
    'a refund of the gateway alone',
    `insert into test_gateway_refunds values ('re_unknown', 'pi_unknown', 1, 'EUR')`,
  ],
  [
    'a placed order was never paid',
    'a failed attempt',
    `update payment_attempts set state = 'Failed' where ${placed}`,
  ],
  [
    'a placed order waits for money',
    'one more attempt',
    `insert into payment_attempts (id, order_id, state, gateway, amount, currency, created_at, expires_at)
      select gen_random_uuid(), order_id, 'Open', gateway, amount, currency, created_at, expires_at
      from payment_attempts where ${placed}`,
  ],
  [
    'a product reserves other packs than its orders do',
    'a pack too many',
    `update products set reserved = reserved + 1 where id = '${product}'`,
  ],
  [
    'a product reserves other packs than its orders do',
    'a lost claim',
    `delete from stock_claims where ${waiting}`,
  ],
  [
    'packs are taken for an order that is not placed',
    'a claim that was taken',
    `update stock_claims set state = 'Taken' where ${waiting};
      update products set reserved = 0 where id = '${product}'`,
  ],
  [
    'packs are taken that no parcel of their order holds',
    'a pack more than its parcel holds',
    `update stock_claims set quantity = quantity + 1 where order_id = '${placedId}'`,
  ],
  [
    'an order is a back order and misses no pack, or the other way round',
    'a pack that nobody is told of',
    `insert into stock_waits (order_id, product_id, missing, since) values ('${placedId}', '${product}', 1, now())`,
  ],
  [
    'a placed order has no invoice, or an invoice has no placed order',
    'a lost invoice',
    `alter table order_documents disable trigger user; delete from order_documents where ${placed}`,
  ],
  [
    'document numbers have a gap',
    'a number passed over',
    `alter table order_documents disable trigger user; update order_documents set sequence = 2 where ${placed}`,
  ],
  [
    'the ledger does not add up',
    'a cent in one posting',
    `alter table postings disable trigger user;
      update postings set amount = amount + 1 where account_id = 'commissionCost'`,
  ],
  [
    'a kept balance is not the sum of its postings',
    'a cent in one account',
    `update ledger_accounts set balance = balance + 1 where kind = 'pending'`,
  ],
  [
    'a wallet holds or spent another amount than its order takes',
    'a cent that no wallet paid',
    `update test_gateway_sessions set amount = amount - 1 where ${placed};
      update orders set wallet_part = 1, wallet_debit = 1 where id = '${placedId}'`,
  ],
  [
    'a wallet got back another amount than its canceled order took',
    'a cent that stayed with the shop',
    `update test_gateway_sessions set amount = amount - 1 where ${placed};
      update orders set wallet_part = 1, wallet_debit = 1, status = 'Refunded' where id = '${placedId}';
      insert into wallet_transactions
        (id, practitioner_id, type, status, amount, currency, created_at, posted_at, order_id)
      select gen_random_uuid(), practitioner_id, 'Purchase', 'Posted', -1, 'EUR', now(), now(), id
      from orders where id = '${placedId}'`,
  ],
  [
    'a commission is not what its lines earn',
    'a cent in one line',
    `update order_lines set commission = commission + 1 where ${placed}`,
  ],
]

test('orders as they should be show no fault', async () => {
  expect(await faultsAfter('select 1')).toEqual([])
})

test.for(breaks)('%s: %s', async ([fault, _by, statements]) => {
  expect(await faultsAfter(statements)).toEqual([fault])
})
