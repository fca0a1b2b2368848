import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { setUpDisruption } from '#test/disruptions'
import { call } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { disruptionUsers } from './data/disruption-tables.ts'

const PATH = '/admin/product-disruptions'

type Offering = { replacement: { id: string } | null }
type Listed = {
  results: (Offering & { id: string; product?: { id: string } } & Partial<
      Record<'productDisruption' | 'disruption', Offering>
    >)[]
}

test('becoming ready finds out whom it touches, with flags, impact and the day on which packs are used up', async () => {
  const { sophie, anna, bob, carla, productId, otherId, ...it } = await setUpDisruption()
  const opened = await it.open([productId], { replacementProductId: otherId, expectedUntil: '2026-12-01' })
  expect(opened).toMatchObject({
    status: 'Draft',
    type: 'Shortage',
    usersCount: null,
    replacement: { id: otherId },
    history: [{ from: null, to: 'Draft', actor: { firstName: 'Test', lastName: 'Person' } }],
  })
  const { id } = opened

  await it.change(id, { status: 'Ready' })

  expect((await it.read(id)).usersCount).toBe(4)
  const users = await it.usersOf(id)
  const found = users.map(({ email, flags, impactType, runsOutOn }) => [email, flags, impactType, runsOutOn])
  expect(found[0]).toEqual([anna.email, ['HasInOwnRecommendation', 'OrderedBefore'], 'High', '2026-12-20'])
  expect(found.slice(1, 3).toSorted()).toEqual(
    [sophie, carla].map(({ email }) => [email, ['HasInOwnRecommendation'], 'High', null]).toSorted(),
  )
  expect(found[3]).toEqual([bob.email, ['OrderedBefore'], 'Medium', null])
  expect(found).toHaveLength(4)
  expect((await it.usersOf(id, '?impactType=Medium')).map(({ email }) => email)).toEqual([bob.email])

  await it.moveThrough(id, ['Draft'])
  expect([(await it.read(id)).usersCount, await it.usersOf(id)]).toEqual([null, []])
})

test('once active it is public, on its product too, under products at risk, and its practitioners are told once', async () => {
  const { api, sophie, anna, productId, otherId, ...it } = await setUpDisruption()
  const shown = async () => {
    const list = (await call(api, null, ['GET', '/product-disruptions'])).json().results
    const product = (
      await call(api, null, ['GET', `/products/${productId}?countryCode=NL&languageCode=en`])
    ).json()
    return { list, product: product.productDisruption }
  }
  const { id } = await it.open([productId], { replacementProductId: otherId })
  await it.moveThrough(id, ['Ready'])
  expect(await shown()).toEqual({ list: [], product: null })
  const ofAdmin = (await call(api, it.admin, ['GET', `/admin/products/${productId}`])).json()
  expect(ofAdmin.productDisruption).toMatchObject({ id, status: 'Ready' })

  await api.db
    .update(products)
    .set({ deliveryFormatSize: 120, deliveryFormatId: 'capsule' })
    .where(eq(products.id, otherId))
  await it.moveThrough(id, ['Active'])
  const told = { id, status: 'Active', type: 'Shortage', reason: 'SupplierDelay', startsOn: '2026-11-20' }
  const public_ = { ...told, expectedUntil: null, replacement: expect.objectContaining({ id: otherId }) }
  expect((await shown()).list).toEqual([{ ...public_, product: expect.objectContaining({ id: productId }) }])
  expect((await shown()).product).toEqual(public_)
  const atRisk = (await call(api, sophie, ['GET', '/recommendations/products-at-risk'])).json()
  const pack = { productDeliveryFormatId: 'capsule', deliveryFormatSize: 120 }
  expect(atRisk.results).toMatchObject([
    { product: { id: productId }, plansCount: 1, disruption: { replacement: { id: otherId, ...pack } } },
  ])

  await it.moveThrough(id, ['Resolved', 'Active'])
  const subjects = async (email: string) =>
    (await messagesTo(api, email))
      .map(({ subject }) => subject)
      .filter((subject) => subject?.includes('not available as usual'))
  expect(await subjects(sophie.email)).toHaveLength(1)
  expect(await subjects(anna.email)).toEqual([])

  await it.moveThrough(id, ['Closed'])
  expect(await shown()).toEqual({ list: [], product: null })
  const { history } = await it.read(id)
  expect(history.map(({ from, to }) => [from, to])).toEqual([
    ['Active', 'Closed'],
    ['Resolved', 'Active'],
    ['Active', 'Resolved'],
    ['Ready', 'Active'],
    ['Draft', 'Ready'],
    [null, 'Draft'],
  ])
})

test('lists are filtered by status and type, and searched by product, brand and article number', async () => {
  const { api, admin, productId, otherId, ...it } = await setUpDisruption()
  const first = await it.open([productId])
  const second = await it.open([otherId], { reason: 'Discontinued' })
  await it.change(second.id, { status: 'Ready' })
  const list = async (query: string) =>
    (await call(api, admin, ['GET', `${PATH}?${query}`]))
      .json<{ results: { id: string }[] }>()
      .results.map(({ id }) => id)
  expect(await list('status=Draft')).toEqual([first.id])
  expect(await list('type=Discontinuation')).toEqual([second.id])
  expect(await list(`search=${encodeURIComponent(first.product.sku)}`)).toEqual([first.id])
  expect(await list(`search=${encodeURIComponent(second.product.name)}`)).toEqual([second.id])
  expect(await list(`search=${encodeURIComponent(first.product.brandName)}`)).toContain(first.id)
  const { name, brandName } = second.product
  expect(await list(`search=${encodeURIComponent(`${brandName.toUpperCase()} ${name}`)}`)).toEqual([
    second.id,
  ])
  expect(await list(`search=${encodeURIComponent(name.replaceAll('e', 'É'))}`)).toEqual([second.id])
  expect(await list('sort=-updatedAt&limit=1')).toHaveLength(1)
})

test('an impact that is set stays, singly and in bulk', async () => {
  const { api, admin, bob, carla, productId, ...it } = await setUpDisruption()
  const { id } = await it.open([productId])
  await it.change(id, { status: 'Ready' })
  const users = await it.usersOf(id)
  const idOf = (email: string) => users.find((user) => user.email === email)?.id
  const one = await call(api, admin, ['PATCH', `${PATH}/users/${idOf(bob.email)}`, { impactType: 'None' }])
  expect(one.json()).toMatchObject({ email: bob.email, impactType: 'None' })
  const ids = [idOf(carla.email), idOf(bob.email)]
  const both = await call(api, admin, ['PATCH', `${PATH}/users`, { ids, impactType: 'Low' }])
  expect(both.json().map(({ impactType }: { impactType: string }) => impactType)).toEqual(['Low', 'Low'])
  const before = await databaseDigest(api.db)
  const some = { ids: [ids[0], crypto.randomUUID()], impactType: 'High' }
  expect((await call(api, admin, ['PATCH', `${PATH}/users`, some])).json().code).toBe('user_not_found')
  expect(await databaseDigest(api.db)).toEqual(before)

  await it.change(id, { status: 'Closed' })
  const closed = await databaseDigest(api.db)
  const late = await call(api, admin, ['PATCH', `${PATH}/users`, { ids, impactType: 'High' }])
  expect([late.statusCode, late.json().code]).toEqual([409, 'disruption_state'])
  expect(await databaseDigest(api.db)).toEqual(closed)
})

test('a replacement that is short itself is offered nowhere, and again once it is back', async () => {
  const { api, sophie, productId, otherId, ...it } = await setUpDisruption()
  const { id } = await it.open([productId], { replacementProductId: otherId })
  await it.moveThrough(id, ['Ready', 'Active'])
  const offered = async () => {
    const product = await call(api, null, ['GET', `/products/${productId}?countryCode=NL&languageCode=en`])
    const list = (await call(api, null, ['GET', '/product-disruptions'])).json<Listed>().results
    const updates = (await call(api, sophie, ['GET', '/product-updates'])).json<Listed>().results
    const atRisk = (await call(api, sophie, ['GET', '/recommendations/products-at-risk'])).json<Listed>()
    return [
      product.json<Listed['results'][number]>().productDisruption,
      list.find((each) => each.id === id),
      updates.find((each) => each.product?.id === productId),
      atRisk.results.find((each) => each.product?.id === productId)?.disruption,
    ].map((each) => each && (each.replacement?.id ?? null))
  }
  expect(await offered()).toEqual(Array(4).fill(otherId))
  const other = await it.open([otherId])
  await it.moveThrough(other.id, ['Ready', 'Active'])
  expect(await offered()).toEqual(Array(4).fill(null))
  const ofAdmin = (await call(api, it.admin, ['GET', `/admin/products/${productId}`])).json()
  expect(ofAdmin.productDisruption.replacement.id).toBe(otherId)
  await it.change(other.id, { status: 'Resolved' })
  expect(await offered()).toEqual(Array(4).fill(otherId))
  await api.db.update(products).set({ stockStatus: 'Discontinued' }).where(eq(products.id, otherId))
  expect(await offered()).toEqual(Array(4).fill(null))
})

test('a replacement comes first in what can be had instead, linked or not, as long as the product is short', async () => {
  const { api, productId, otherId, ...it } = await setUpDisruption()
  const instead = async () => {
    const path = `/products/linked-products-new?productIds=${productId},${otherId}`
    const answer = (await call(api, null, ['GET', path])).json<{ linkedProducts: { id: string }[] }[]>()
    return answer.map(({ linkedProducts }) => linkedProducts.map(({ id }) => id))
  }
  const before = await instead()
  const [linkedIds = [], ofOther] = before
  const lastId = linkedIds.at(-1)
  expect([linkedIds.length > 1, linkedIds.includes(otherId)]).toEqual([true, false])
  const { id } = await it.open([productId], { replacementProductId: otherId })
  await it.moveThrough(id, ['Ready'])
  expect(await instead()).toEqual(before)
  await it.moveThrough(id, ['Active'])
  expect(await instead()).toEqual([[otherId, ...linkedIds], ofOther])
  await it.change(id, { replacementProductId: lastId })
  expect(await instead()).toEqual([[lastId, ...linkedIds.slice(0, -1)], ofOther])
  await it.change(id, { replacementProductId: otherId })
  await api.db.update(products).set({ stockStatus: 'Discontinued' }).where(eq(products.id, otherId))
  expect(await instead()).toEqual(before)
})

test('a product that can no longer be had is refused as a replacement, and nothing changes', async () => {
  const { api, productId, otherId, ...it } = await setUpDisruption()
  const { id } = await it.open([productId])
  await api.db.update(products).set({ stockStatus: 'Discontinued' }).where(eq(products.id, otherId))
  const before = await databaseDigest(api.db)
  const refused = await call(api, it.admin, ['PATCH', PATH, { ids: [id], replacementProductId: otherId }])
  expect(refused.json()).toMatchObject({
    status: 422,
    errors: [{ id: 'replacementProductId', error: 'replacement_unknown' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('addresses are deleted when a disruption is closed', async () => {
  const { api, productId, ...it } = await setUpDisruption()
  const { id: disruptionId } = await it.open([productId])
  await it.moveThrough(disruptionId, ['Ready', 'Active'])
  const email = 'zoe@post.example'
  await api.db
    .insert(disruptionUsers)
    .values({ disruptionId, email, languageCode: 'en', flags: ['Subscribed'], impactType: 'Low' })
  const emails = async () => (await it.usersOf(disruptionId)).map((each) => each.email)
  expect(await emails()).toContain(email)
  await it.change(disruptionId, { status: 'Closed' })
  expect(await emails()).not.toContain(email)
})

test('an id is the same in capitals', async () => {
  const { api, admin, productId, ...it } = await setUpDisruption()
  const { id } = await it.open([productId])
  const found = await call(api, admin, ['GET', `${PATH}/${id.toUpperCase()}`])
  expect([found.statusCode, found.json().id]).toEqual([200, id])
})

test('two admins who open one of the same product at once make one', async () => {
  const { api, admin, productId, otherId } = await setUpDisruption()
  const body = (productIds: string[]) => ({ productIds, reason: 'Discontinued', startsOn: '2026-11-20' })
  const answers = await Promise.all([
    call(api, admin, ['POST', PATH, body([productId, otherId])]),
    call(api, admin, ['POST', PATH, body([otherId, productId])]),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const list = await call(api, admin, ['GET', PATH])
  expect(list.json().pager.count).toBe(2)
})
