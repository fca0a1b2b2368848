import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, originOf } from '../fixtures/session.ts'
import { makePair, makePlanWith, runOut, setPrice } from '../fixtures/substitution.ts'

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first()

test('of a plan that was changed under its reader nothing is added until the reader saw what it is now', {
  tag: '@long',
}, async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const { from, to } = await makePair(mark)
  const plan = await makePlanWith(from, `Changed ${mark}`, to)
  await page.goto(`/recommendations/${plan.shareCode}`)
  await expect(addButton(page)).toBeEnabled()
  const practitioner = await callsOf('practitioner')
  const dose = { intakeAmount: 1, intakeFormatId: 'capsule', intakeTime: ['Morning', 'Afternoon', 'Evening'] }
  const changed = await practitioner.put(`/api/recommendations/${plan.id}`, {
    headers: { origin: originOf() },
    data: { recommendationItems: [{ productId: to.id, ...dose }] },
  })
  expect(changed.status()).toBe(200)
  const note = page.getByRole('alert').filter({ hasText: 'This plan was changed while you had it open' })
  await addButton(page).focus()
  // Pressed again and again before the answer is there, and once after.
  await expect(async () => {
    await page.keyboard.press('Enter')
    expect(await note.count()).toBe(1)
  }).toPass({ intervals: [40] })
  await page.keyboard.press('Enter')
  await expect(note.getByText(`${from.name}: removed`, { exact: false })).toBeVisible()
  await expect(note.getByText(`${to.name}: now`, { exact: false })).toBeVisible()
  expect(await page.getByText('The plan was changed meanwhile. Nothing was added.').count()).toBe(0)
  await expect(page.getByRole('checkbox', { name: from.name })).toHaveCount(0)
  const cart = await page.request.get('/api/cart')
  expect(cart.status()).toBe(204)
  expect((await page.context().cookies()).some(({ name }) => name === 'salvia_cart')).toBe(false)
  await addButton(page).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { name: to.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: from.name })).toBeHidden()
})

test('of a plan that was deleted under its reader nothing is added, and its page says that it is gone', {
  tag: '@long',
}, async ({ page }) => {
  const { from } = await makePair(crypto.randomUUID().slice(0, 6))
  const plan = await makePlanWith(from, 'Deleted')
  await page.goto(`/recommendations/${plan.shareCode}`)
  await expect(addButton(page)).toBeEnabled()
  const practitioner = await callsOf('practitioner')
  const headers = { origin: originOf() }
  expect((await practitioner.delete(`/api/recommendations/${plan.id}`, { headers })).status()).toBe(204)
  await addButton(page).click()
  await expect(page.getByText('The plan is no longer available. Nothing was added.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This plan is no longer available' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We did not find this plan' })).toBeVisible()
})

test('a plan of which nothing can be ordered says so, instead of a total of nothing', {
  tag: '@long',
}, async ({ page }) => {
  const { from } = await makePair(crypto.randomUUID().slice(0, 6))
  const plan = await makePlanWith(from, 'Nothing left')
  await runOut(from)
  await page.goto(`/recommendations/${plan.shareCode}`)
  const choice = page.getByRole('complementary', { name: 'Your selection' })
  await expect(choice.getByText('Nothing in this plan can be ordered now.')).toBeVisible()
  await expect(choice.getByText('€0.00')).toHaveCount(0)
  await expect(addButton(page)).toHaveCount(0)
})

test('at another price than was shown nothing is added until the reader saw it', {
  tag: '@long',
}, async ({ page, context }) => {
  const { from } = await makePair(crypto.randomUUID().slice(0, 6))
  const plan = await makePlanWith(from, 'Dearer')
  const product = await context.newPage()
  await page.goto(`/recommendations/${plan.shareCode}`)
  await product.goto(`/shop/products/${from.id}`)
  for (const open of [page, product]) await expect(addButton(open)).toBeEnabled()
  await setPrice(from, 3000)
  await addButton(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'Prices have changed while you had this plan open' })
  await expect(note.getByText(`The price of ${from.name} has changed.`)).toBeVisible()
  await addButton(product).click()
  await expect(product.getByText('The price has changed in the meantime. Nothing was added.')).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === 'salvia_cart')).toBe(false)
  await addButton(product).click()
  await expect(product.getByText(`${from.name} was added to your cart`).first()).toBeVisible()
  // At once: a snackbar goes by itself.
  expect(await product.getByText('The price has changed in the meantime. Nothing was added.').count()).toBe(0)
  await addButton(page).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('a product opened from a plan is not added by what the plan said before', {
  tag: '@long',
}, async ({ page }) => {
  const { from } = await makePair(crypto.randomUUID().slice(0, 6))
  const plan = await makePlanWith(from, 'Halved')
  await page.goto(`/shop/products/${from.id}?recommendationId=${plan.shareCode}`)
  await expect(page.getByText('2 capsules').first()).toBeVisible()
  const practitioner = await callsOf('practitioner')
  const changed = await practitioner.put(`/api/recommendations/${plan.id}`, {
    headers: { origin: originOf() },
    data: {
      discountPercentage: 10,
      recommendationItems: [
        { productId: from.id, intakeAmount: 1, intakeFormatId: 'capsule', intakeTime: ['Evening'] },
      ],
    },
  })
  expect(changed.status()).toBe(200)
  await addButton(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'This plan was changed while you had it open' })
  await expect(note.getByText(/: now 1 capsule.*, before 2 capsules/)).toBeVisible()
  await expect(note).toBeInViewport()
  expect(await page.getByText('The plan was changed meanwhile. Nothing was added.').count()).toBe(0)
  await expect(note.getByText(/^The discount has changed from 0\s?% to 10\s?%\.$/)).toBeVisible()
  await expect(page.getByText('1 capsule').first()).toBeVisible()
  await expect(page.getByText(/^You save 10\s?% with this plan\.$/)).toBeVisible()
  expect((await page.context().cookies()).some(({ name }) => name === 'salvia_cart')).toBe(false)
  await addButton(page).click()
  await expect(page.getByText(`${from.name} was added to your cart`).first()).toBeVisible()
  await expect(note).toHaveCount(0)

  const headers = { origin: originOf() }
  const { to } = await makePair(crypto.randomUUID().slice(0, 6))
  const removed = await practitioner.put(`/api/recommendations/${plan.id}`, {
    headers,
    data: { recommendationItems: [{ productId: to.id }] },
  })
  expect(removed.status()).toBe(200)
  await addButton(page).click()
  await expect(
    page.getByText(/no longer in the plan “Halved”.*outside the plan and at its own price/),
  ).toBeVisible()
  await expect(page.getByText(/^You save 10\s?% with this plan\.$/)).toHaveCount(0)
})

test('a product opened from a plan that was withdrawn since says so, and is sold without it', {
  tag: '@long',
}, async ({ page }) => {
  const { from } = await makePair(crypto.randomUUID().slice(0, 6))
  const plan = await makePlanWith(from, 'Withdrawn')
  await page.goto(`/shop/products/${from.id}?recommendationId=${plan.shareCode}`)
  await expect(page.getByText('2 capsules').first()).toBeVisible()
  const practitioner = await callsOf('practitioner')
  const headers = { origin: originOf() }
  expect((await practitioner.delete(`/api/recommendations/${plan.id}`, { headers })).status()).toBe(204)
  await addButton(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'This plan is no longer available' })
  await expect(note).toContainText('has withdrawn the plan “Withdrawn” while you had it open')
  expect((await page.context().cookies()).some(({ name }) => name === 'salvia_cart')).toBe(false)
  await addButton(page).click()
  await expect(page.getByText(`${from.name} was added to your cart`).first()).toBeVisible()
  await addButton(page).click()
  await expect(page.getByText(`${from.name} is in your cart already: 1 pack.`).first()).toBeVisible()
})
