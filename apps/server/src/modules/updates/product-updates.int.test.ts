import { DAY_MS, HOUR_MS, MINUTE_MS } from '@salvia/contract/durations'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'
import { setUpUpdates, type UpdatesAnswer } from '#test/product-updates'
import { productUpdateReaders } from './data/reader-tables.ts'

const PRICE = 4200

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)

const kindsOf = ({ results }: UpdatesAnswer) => results.map(({ kind, product }) => [kind, product.id])

test('tells what cannot be had of own plans, what is back, new, repriced or gone, and which of them is new since the last visit', async () => {
  const { api, sophie, productId, otherId, thirdId, read, save, showFirst, ...it } = await setUpUpdates()
  const lars = await makeApprovedPractitioner(api)
  expect(await read(sophie)).toMatchObject({ results: [], lastVisitAt: null, newCount: 0 })
  await call(api, sophie, ['PUT', '/product-updates/visit'])
  const visited = new Date(NOW.getTime() - HOUR_MS)
  await api.db.update(productUpdateReaders).set({ visitedAt: visited })

  const replaced = { replacementProductId: otherId, expectedUntil: '2026-12-24' }
  const short = await it.open([productId], replaced)
  await it.moveThrough(short.id, ['Ready', 'Active'])
  const back = await it.open([otherId])
  await it.moveThrough(back.id, ['Ready', 'Active', 'Resolved'])
  api.setNow(minutesLater(5))
  await save(thirdId, { price: { amount: PRICE, currency: 'EUR' } })
  await showFirst(thirdId)
  await save(otherId, { isHidden: true })

  api.setNow(minutesLater(6))
  const all = await read(sophie)
  expect(kindsOf(all)).toEqual([
    ['AtRisk', productId],
    ['NewArrival', thirdId],
    ['PriceChange', thirdId],
    ['Discontinued', otherId],
  ])
  expect(all).toMatchObject({
    newCount: 4,
    lastVisitAt: visited.toISOString(),
    counts: { AtRisk: 1, BackInStock: 0, NewArrival: 1, PriceChange: 1, Discontinued: 1 },
  })
  expect(all.results[0]).toMatchObject({
    isNew: true,
    product: { imageUrl: `/images/packshots/${productId}` },
    plansCount: 1,
    stockStatusId: 'InStock',
    disruptionType: 'Shortage',
    expectedUntil: '2026-12-24',
    isStillSold: true,
    replacement: null,
  })
  expect(all.results[1]).toMatchObject({ stockStatusId: 'InStock', disruptionType: null })
  expect(all.results[3]).toMatchObject({ isShown: false, stockStatusId: 'NotInCatalog' })
  expect(all.results[2]).toMatchObject({ price: { amount: PRICE, currency: 'EUR' }, plansCount: 0 })
  expect(kindsOf(await read(sophie, '?inOwnPlans=true'))).toEqual([['AtRisk', productId]])
  expect(kindsOf(await read(lars, '?kind=AtRisk'))).toEqual([])
  expect(await read(lars)).toMatchObject({ newCount: 0, pager: { count: 3 } })

  await save(productId, { stockStatusId: 'OutOfStock' })
  expect((await read(sophie)).results[0]).toMatchObject({ kind: 'AtRisk', isStillSold: false })

  await save(otherId, { isHidden: false })
  expect(kindsOf(await read(lars, '?kind=BackInStock'))).toEqual([['BackInStock', otherId]])
  await save(otherId, { stockStatusId: 'OutOfStock' })
  expect(kindsOf(await read(lars, '?kind=BackInStock'))).toEqual([])
  await save(otherId, { stockStatusId: 'InStock' })
  const [[, arrivedId] = []] = kindsOf(await read(lars, '?kind=NewArrival'))
  await save(`${arrivedId}`, { stockStatusId: 'Discontinued' })
  expect(kindsOf(await read(lars, '?kind=NewArrival'))).toEqual([])
  await save(`${arrivedId}`, { stockStatusId: 'InStock' })
  await it.change(back.id, { status: 'Active' })
  expect(kindsOf(await read(lars, '?kind=BackInStock'))).toEqual([])

  await call(api, sophie, ['PUT', '/product-updates/visit'])
  expect((await read(sophie)).newCount).toBe(3)
  api.setNow(new Date(NOW.getTime() + 61 * DAY_MS))
  expect(kindsOf(await read(await makeApprovedPractitioner(api)))).toEqual([])
})

test('tells what an admin discontinued by its stock status with the day of it, and nothing that is shown again as new', async () => {
  const { api, sophie, productId, otherId, thirdId, read, save } = await setUpUpdates()
  api.setNow(minutesLater(5))
  await save(productId, { stockStatusId: 'Discontinued' })
  await save(otherId, { isHidden: true })
  await save(otherId, { stockStatusId: 'Discontinued' })
  await save(thirdId, { isHidden: true })
  api.setNow(minutesLater(6))
  await save(thirdId, { isHidden: false })
  await save(productId, { deliveryTime: 9 })
  await save(otherId, { stockStatusId: 'InStock' })

  const { results, counts } = await read(sophie, '?kind=Discontinued')
  expect(results.map(({ product, at }) => [product.id, at]).toSorted()).toEqual(
    [
      [productId, minutesLater(5).toISOString()],
      [otherId, minutesLater(5).toISOString()],
    ].toSorted(),
  )
  expect(counts).toMatchObject({ NewArrival: 0, Discontinued: 2 })

  await save(productId, { stockStatusId: 'InStock' })
  expect(kindsOf(await read(sophie, '?kind=Discontinued'))).toEqual([['Discontinued', otherId]])

  api.setNow(minutesLater(7))
  await save(otherId, { isHidden: false })
  expect(kindsOf(await read(sophie))).toEqual([])
})
