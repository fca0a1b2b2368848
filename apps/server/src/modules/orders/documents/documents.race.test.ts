import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeOrder, openPayment, press, stockedProducts } from '#test/checkout'
import { expectOneTruth } from '#test/one-truth'
import { moneyRounds } from '#test/rounds'
import { saveSeller } from '#test/seller'
import { orderDocuments } from './data/document-tables.ts'

const AT_ONCE = 10

test.for(moneyRounds)('ten orders paid at once have the next ten numbers, each once (round %i)', async () => {
  const api = await startApi({ isStocked: true })
  await saveSeller(api)
  const [product] = await stockedProducts(api, 5000)
  const sessions: string[] = []
  for (let at = 0; at < AT_ONCE; at += 1)
    sessions.push(await openPayment(api, await makeOrder(api, [String(product?.id)])))
  await Promise.all(sessions.map((session) => press(api, session, 'pay')))
  const rows = await api.db.select().from(orderDocuments).orderBy(asc(orderDocuments.sequence))
  expect(rows.map(({ kind, year, sequence }) => [kind, year, sequence])).toEqual(
    Array.from({ length: AT_ONCE }, (_, at) => ['Invoice', 2026, at + 1]),
  )
  await expectOneTruth(api)
})
