import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, makeNewcomer, type Person } from '#test/people'
import { call, item, makePlan, setUpPlans } from '#test/plans'
import { recommendations } from './index.ts'

const makeGlobal = ({ db }: TestApi, { id }: { id: string }) =>
  db.update(recommendations).set({ isGlobalTemplate: true }).where(eq(recommendations.id, id))

async function setUpTemplate() {
  const { api, sophie, productIds } = await setUpPlans()
  const template = await makePlan(api, sophie, {
    isTemplate: true,
    discountPercentage: 10,
    recommendationItems: [item(productIds[0])],
  })
  const colleague = await makeApprovedPractitioner(api)
  const open = async (by: Person | null) =>
    (await call(api, by, ['GET', `/recommendations/code/${template.shareCode}`])).statusCode
  return { api, sophie, colleague, template, productIds, open }
}

test('a template opens by its code for who may see it, and is a 404 for all others', async () => {
  const { api, sophie, colleague, template, open } = await setUpTemplate()
  const others = [null, await makeClient(api), await makeNewcomer(api)]
  const statuses = async () => {
    const seen = [sophie, await makeAdmin(api, ['admin:base']), colleague, ...others]
    const answers: number[] = []
    for (const by of seen) answers.push(await open(by))
    return answers
  }
  expect(await statuses()).toEqual([200, 200, 404, 404, 404, 404])
  await makeGlobal(api, template)
  expect(await statuses()).toEqual([200, 200, 200, 404, 404, 404])
})

test('nothing is sold by a template: its item is refused, and the cart stays as it was', async () => {
  const { api, template, productIds } = await setUpTemplate()
  const [first, second] = productIds
  const recommendationItemId = template.recommendationItems[0]?.id
  const opened = await call(api, null, [
    'POST',
    '/cart',
    { countryCode: 'NL', lines: [{ productId: second, quantity: 1 }] },
  ])
  const { id } = opened.json().cart
  const before = await databaseDigest(api.db)
  const refused = await call(api, null, [
    'PUT',
    `/cart/${id}/products/${first}`,
    { quantity: 1, recommendationItemId },
  ])
  expect(refused.json()).toMatchObject({
    error: 'Products of a template cannot be ordered. Copy it to a plan first.',
    cart: { lines: [{ product: { id: second } }], recommendations: [] },
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a plan that becomes a template loses its lines in carts: no discount, no link', async () => {
  const { api, sophie, productIds } = await setUpTemplate()
  const plan = await makePlan(api, sophie, {
    discountPercentage: 10,
    recommendationItems: [item(productIds[0])],
  })
  const line = {
    productId: productIds[0],
    quantity: 1,
    recommendationItemId: plan.recommendationItems[0]?.id,
  }
  const opened = await call(api, null, ['POST', '/cart', { countryCode: 'NL', lines: [line] }])
  const { id, lines } = opened.json().cart
  expect(lines).toMatchObject([{ discountPercentage: 10 }])
  await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { isTemplate: true }])
  const after = await call(api, null, ['GET', `/cart/${id}`])
  expect(after.json().cart).toMatchObject({
    lines: [{ discountPercentage: 0, recommendationItemId: null }],
    recommendations: [],
  })
})

test('a template that stops being one is global no more', async () => {
  const { api, sophie, colleague, template } = await setUpTemplate()
  await makeGlobal(api, template)
  const path = `/recommendations/${template.id}`
  const saved = await call(api, sophie, ['PUT', path, { isTemplate: false }])
  expect(saved.json()).toMatchObject({ isTemplate: false, isGlobalTemplate: false })
  expect((await call(api, colleague, ['GET', path])).statusCode).toBe(404)
  const list = await call(api, colleague, ['GET', '/recommendations?mode=GlobalTemplates'])
  expect(list.json().pager.count).toBe(0)
  await expect(makeGlobal(api, template)).rejects.toThrow()
})

test('a category of templates that does not exist is named, and makes and changes nothing', async () => {
  const { api, sophie, template } = await setUpTemplate()
  const before = await databaseDigest(api.db)
  const input = { name: 'Sleep', templateCategoryId: 'nope' }
  for (const path of ['/recommendations', `/recommendations/${template.id}`])
    expect((await call(api, sophie, [path.length > 20 ? 'PUT' : 'POST', path, input])).json()).toMatchObject({
      status: 422,
      errors: [{ id: 'templateCategoryId', error: 'word_unknown' }],
    })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('the same time twice counts once', async () => {
  const { api, sophie, productIds } = await setUpTemplate()
  const intakeTime = ['Morning', 'Morning', 'Evening']
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0], { intakeTime })] })
  expect(plan.recommendationItems[0]?.intakeTime).toEqual(['Morning', 'Evening'])
})

test('a plan that is copied from a template is in no category of templates', async () => {
  const { api, sophie } = await setUpTemplate()
  const given = { isTemplate: true, templateCategoryId: 'general-health' }
  const { id } = await makePlan(api, sophie, given)
  const copy = async (payload: object) =>
    (await call(api, sophie, ['POST', `/recommendations/${id}/copy`, payload])).json().templateCategoryId
  expect(await copy({})).toBeNull()
  expect(await copy({ isTemplate: true })).toBe('general-health')
})

test('both lists say whether a product is in a plan where it is asked, and count alerts', async () => {
  const { api, sophie, colleague, template, productIds } = await setUpTemplate()
  await makeGlobal(api, template)
  for (const path of ['/recommendations', '/recommendations/list']) {
    const row = async (by: Person, query: string) =>
      (await call(api, by, ['GET', `${path}?mode=AllTemplates${query}`])).json().results[0]
    const asked = `&includeAlertsCount=true&checkContainsProductId=${productIds[0]}`
    expect(await row(sophie, asked)).toMatchObject({ containsProduct: true, alertsCount: 0 })
    expect(await row(sophie, `&checkContainsProductId=${productIds[1]}`)).toMatchObject({
      containsProduct: false,
      alertsCount: null,
    })
    expect(await row(sophie, '')).toMatchObject({ containsProduct: null, alertsCount: null })
    expect(await row(colleague, asked)).toMatchObject({ containsProduct: true, alertsCount: null })
  }
})
