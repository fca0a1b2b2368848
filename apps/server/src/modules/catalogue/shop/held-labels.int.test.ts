import type { Product } from '@salvia/contract/catalogue/shop'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { products } from '../products/product-tables.ts'

const api = await startApiOfFile({ isStocked: true })

/** A product of a plan that the shop does not show any more. */
async function setUp(change: Partial<typeof products.$inferInsert> = { isHidden: true }, plan: object = {}) {
  const sophie = await makeApprovedPractitioner(api)
  const shown = { isHidden: false, isActive: true }
  const [held, other] = await api.db.select().from(products).where(eq(products.isHidden, false)).limit(2)
  const [productId, otherId] = [held?.id ?? '', other?.id ?? '']
  const written = await makePlan(api, sophie, { recommendationItems: [item(productId)], ...plan })
  const compare = (by: Person | null, query = '') =>
    call(api, by, ['GET', `/products/comparison?productIds=${otherId},${productId}${query}`])
  const idsFor = async (by: Person | null) => (await compare(by)).json<Product[]>().map(({ id }) => id)
  const before = (await compare(null)).json<Product[]>()[1]
  await api.db.update(products).set(change).where(eq(products.id, productId))
  const restore = () => api.db.update(products).set(shown).where(eq(products.id, productId))
  return { sophie, written, productId, otherId, compare, idsFor, before, restore }
}

test.for([
  ['hidden', { isHidden: true }],
  ['inactive', { isActive: false }],
] as const)(
  'the label of a product that is %s is read by who holds it in a plan, and nobody else',
  async ([, change]) => {
    const { sophie, productId, otherId, compare, idsFor, before, restore } = await setUp(change)
    const [, label] = (await compare(sophie)).json<Product[]>()
    expect(label).toMatchObject({
      ingredients: before?.ingredients,
      mainServing: before?.mainServing,
      stockStatus: { id: 'NotInCatalog' },
    })
    expect(await idsFor(sophie)).toEqual([otherId, productId])
    for (const by of [null, await makeClient(api), await makeApprovedPractitioner(api), await makeAdmin(api)])
      expect(await idsFor(by)).toEqual([otherId])
    await restore()
  },
)

test('no shared cache keeps an answer with such a label', async () => {
  const { sophie, compare, restore } = await setUp()
  const query = '&countryCode=NL&languageCode=en'
  expect((await compare(sophie, query)).headers['cache-control']).toBe('private, no-store')
  expect((await compare(null, query)).headers['cache-control']).toContain('public')
  await restore()
})

test('a template counts, an archived plan and what was taken out do not', async () => {
  const ofTemplate = await setUp({ isHidden: true }, { isTemplate: true })
  expect(await ofTemplate.idsFor(ofTemplate.sophie)).toContain(ofTemplate.productId)
  await ofTemplate.restore()

  const { sophie, written, productId, idsFor, restore } = await setUp()
  await call(api, sophie, ['DELETE', `/recommendations/${written.id}`])
  expect(await idsFor(sophie)).not.toContain(productId)
  await restore()

  const taken = await setUp()
  const [held] = taken.written.recommendationItems
  await call(api, taken.sophie, ['DELETE', `/recommendations/${taken.written.id}/items/${held?.id}`])
  expect(await taken.idsFor(taken.sophie)).not.toContain(taken.productId)
  await taken.restore()
})
