import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setUpDisruption } from '#test/disruptions'
import { call } from '#test/plans'
import { products } from '../catalogue/index.ts'

test('what is typed is sought as it stands: %, _, quotes and backslashes are no patterns', async () => {
  const { api, admin, productId, otherId, ...it } = await setUpDisruption()
  const rename = (id: string, name: string) =>
    api.db.update(products).set({ name }).where(eq(products.id, id))
  await rename(productId, 'St. John’s wort 50% CO_Q10 \\ 3')
  await rename(otherId, 'St. Johns wort 500 COQQ10 3')
  const [special, plain] = [(await it.open([productId])).id, (await it.open([otherId])).id]
  const found = async (search: string) => {
    const path = `/admin/product-disruptions?search=${encodeURIComponent(search)}`
    const { results } = (await call(api, admin, ['GET', path])).json<{ results: { id: string }[] }>()
    return results.map(({ id }) => id)
  }
  for (const typed of ['%', '50%', '50％', '_', 'co_q', 'co＿q', '\\', '＼', "'", 'john’s', "john's"])
    expect([typed, await found(typed)]).toEqual([typed, [special]])
  expect(await found('5%wort')).toEqual([])
  expect(await found('johns_wort')).toEqual([])
  expect(await found('wort')).toHaveLength(2)
  expect(await found('coqq')).toEqual([plain])
})
