import type { Page } from '@playwright/test'
import { forgetSession } from '../fixtures/accounts.ts'
import { newAddress } from '../fixtures/join.ts'
import { pageOfMail, subjectsTo } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, originOf } from '../fixtures/session.ts'
import { addPlanToCart } from '../fixtures/shopping.ts'
import { type Capsules, makeCapsules, makePlanWith } from '../fixtures/substitution.ts'

const EXPECTED = '20 December 2031'

/** Records and publishes a shortage on the screens of an admin, once it is known whom it touches. */
async function recordShortage(page: Page, short: Capsules, instead: Capsules): Promise<string> {
  await page.goto('/admin/product-disruptions')
  await page.getByRole('button', { name: 'New disruption' }).click()
  const dialog = page.getByRole('dialog', { name: 'New disruption' })
  for (const [label, { name }] of [
    ['Products', short],
    ['Replacement', instead],
  ] as const) {
    await dialog.getByRole('combobox', { name: label }).fill(name)
    await dialog.getByRole('option', { name }).click()
  }
  await dialog.getByLabel('Reason').selectOption({ label: 'Supplier delay' })
  const expected = dialog.getByLabel('Expected back')
  await expected.fill('01/02/2020')
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await expect(expected).toBeFocused()
  await expect(dialog.getByText('The expected end is before the start.')).toHaveCount(1)
  await expect(expected).toHaveAccessibleDescription(/The expected end is before the start\./)
  await expected.fill('20/12/2031')
  await expect(dialog.getByText('The expected end is before the start.')).toBeHidden()
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { name: short.name, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Replace it in treatment plans' })).toHaveAttribute(
    'href',
    `/admin/products/${short.id}/substitute?to=${instead.id}`,
  )
  await page.getByRole('button', { name: 'Mark ready' }).click()
  const touched = page.getByRole('list', { name: 'Affected people' }).getByRole('listitem')
  await expect(async () => {
    await page.reload()
    await expect(touched).toContainText(['In one of their plans'], { timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('button', { name: 'Available again' })).toBeVisible()
  return page.url()
}

/** Of several products the one that is in a disruption already is named, with why; the others are not. */
async function expectRefusedByName(page: Page, short: Capsules): Promise<void> {
  const free = await makeCapsules(`Zinc ${crypto.randomUUID().slice(0, 6)}`, [
    { labelName: 'Zinc', amount: 15 },
  ])
  await page.goto('/admin/product-disruptions')
  await page.getByRole('button', { name: 'New disruption' }).click()
  const dialog = page.getByRole('dialog', { name: 'New disruption' })
  for (const { name } of [free, short]) {
    await dialog.getByRole('combobox', { name: 'Products' }).fill(name)
    await dialog.getByRole('option', { name }).click()
  }
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  const chosen = dialog.getByRole('list', { name: 'Products' }).getByRole('listitem')
  const why = 'A product is already in a disruption that is not closed.'
  await expect(chosen.filter({ hasText: why })).toHaveCount(1)
  await expect(chosen.filter({ hasText: why })).toContainText(short.name)
}

/** Says when the product is expected, and leads to what can be taken instead. */
async function expectWayOut(page: Page, short: Capsules, instead: Capsules): Promise<void> {
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: short.name })
  const row = rows.filter({ hasText: 'This product is in short supply' })
  await expect(row).toContainText(`more are expected on ${EXPECTED}`)
  await expect(row.getByRole('link', { name: instead.name })).toHaveAttribute(
    'href',
    `/shop/products/${instead.id}`,
  )
}

/** Practitioners meet it in their news, in the editor of a plan, and where they compare products. */
async function expectSaidToPractitioner(
  page: Page,
  planId: string,
  { short, instead }: Record<'short' | 'instead', Capsules>,
): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/catalog-updates?inOwnPlans=true&kind=AtRisk')
  const risk = main.getByRole('listitem').filter({ hasText: short.name })
  await expect(risk).toContainText(`more are expected on ${EXPECTED}`)
  await page.goto(`/recommendations/${planId}/edit`)
  const item = main.getByRole('article').filter({ hasText: short.name })
  await expect(item).toContainText(`more are expected on ${EXPECTED}`)
  await expect(item.getByRole('button', { name: `Swap for ${instead.name}` })).toBeVisible()
  await page.goto(`/shop?query=${encodeURIComponent(short.name)}`)
  await page.getByRole('button', { name: `Compare ${short.name}` }).click()
  await expect(main.getByRole('button', { name: short.name, pressed: true })).toBeVisible()
  await page.goto('/shop/comparison')
  await expect(main.getByText(`more are expected on ${EXPECTED}`)).toBeVisible()
}

/** The impact is shown at once, and taken back when the server refuses it. */
async function refuseImpact(page: Page, email: string): Promise<void> {
  const impact = page.getByRole('button', { name: `Impact on ${email}` })
  await expect(impact).toHaveText('Low')
  const calls = '**/api/admin/product-disruptions/users/*'
  let refuse = () => {}
  const isSeen = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route(calls, async (route) => {
    await isSeen
    await route.fulfill({ status: 503, json: {} })
  })
  await impact.click()
  await page.getByRole('button', { name: 'High', exact: true }).click()
  await expect(page.getByText('Saving the disruption …')).toBeVisible()
  await expect(impact).toHaveText('High')
  refuse()
  await expect(page.getByText('The impact was not saved. It shows what it was before.')).toBeVisible()
  await expect(impact).toHaveText('Low')
  await page.unroute(calls)
}

test('a shortage is said wherever the product is met, with the way out, and who asks is told once by mail when it is over', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const rows = [{ labelName: 'Zinc', amount: 15 }]
  const short = await makeCapsules(`Zinc ${mark} first`, rows)
  const instead = await makeCapsules(`Zinc ${mark} second`, rows)
  const plan = await makePlanWith(short, `Winter ${mark}`)
  await signIn('admin')
  const record = await recordShortage(page, short, instead)

  await forgetSession(page)
  await signIn('practitioner')
  await expectSaidToPractitioner(page, plan.id, { short, instead })

  await forgetSession(page)
  await addPlanToCart(page, plan.shareCode)
  await expectWayOut(page, short, instead)
  await page.goto(`/recommendations/${plan.shareCode}`)
  await expectWayOut(page, short, instead)
  await page.goto(`/shop/products/${short.id}`)
  await expect(page.getByText(`more are expected on ${EXPECTED}`)).toBeVisible()
  await expect(page.getByRole('link', { name: instead.name }).first()).toBeVisible()
  const email = newAddress('waiting')
  const tellMe = page.getByRole('button', { name: 'Tell me when it is back' })
  await tellMe.click()
  await expect(page.getByLabel('E-mail address')).toBeFocused()
  await page.keyboard.type(email)
  await tellMe.click()
  await expect(page.getByText('We sent you a link. Follow it to confirm.')).toBeVisible()
  const confirming = await pageOfMail(email, /http\S+\/stock-notices\/confirm\?token=[\w.-]+/)
  await page.goto(confirming)
  await expect(page.getByText(`write to you once when ${short.name} is available again.`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`We will write to you when ${short.name} is available again.`)).toBeVisible()

  await signIn('admin')
  await page.goto(record)
  await refuseImpact(page, email)
  await page.getByRole('button', { name: 'Available again' }).click()
  const notifyAll = page.getByRole('button', { name: 'Notify everyone affected' })
  await expect(page.getByText('Nobody was sent a notice yet.')).toBeVisible()
  await notifyAll.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send notices' }).click()
  await expect(page.getByText('2 notices are on their way.')).toBeVisible()
  await expect.poll(() => subjectsTo(email)).toContain('Available again')
  await page.reload()
  await expect(page.getByText('2 of 2 notices queued. There is nobody left to notify.')).toBeVisible()
  await expect(notifyAll).toHaveCount(0)
  expect((await subjectsTo(email)).filter((subject) => subject === 'Available again')).toHaveLength(1)

  await forgetSession(page)
  await page.goto(`/shop/products/${short.id}`)
  await expect(page.getByRole('heading', { name: short.name })).toBeVisible()
  await expect(page.getByText('This product is in short supply')).toBeHidden()
  await page.goto(confirming)
  const main = page.getByRole('main')
  await expect(main).toContainText(`${short.name} is no longer awaited`)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link')).toHaveAttribute('href', `/shop/products/${short.id}`)
  const ending = await pageOfMail(email, /http\S+\/stock-notices\/end\?token=[\w.-]+/)
  await page.goto(ending)
  await page.getByRole('button', { name: 'Stop notices' }).click()
  await expect(page.getByText('You get no more back-in-stock notices.')).toBeVisible()
  await page.goto(ending)
  await expect(main).toContainText('Back-in-stock notices to you are off already.')
  await expect(main.getByRole('button')).toHaveCount(0)
})

test('closing a disruption says who then waits in vain, and is refused where another admin wrote meanwhile', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const short = await makeCapsules(`Zinc ${crypto.randomUUID().slice(0, 6)}`, [
    { labelName: 'Zinc', amount: 15 },
  ])
  const admin = await callsOf('admin')
  const headers = { origin: originOf() }
  const data = { productIds: [short.id], reason: 'SupplierDelay', startsOn: '2026-11-20' }
  const [opened] = await (await admin.post('/api/admin/product-disruptions', { headers, data })).json()
  const change = (fields: object) =>
    admin.patch('/api/admin/product-disruptions', { headers, data: { ids: [opened.id], ...fields } })
  await change({ status: 'Ready' })
  await expect(async () => {
    expect((await change({ status: 'Active' })).status()).toBe(200)
  }).toPass()
  const client = await callsOf('client')
  await client.post(`/api/product-disruptions/${opened.id}/subscribe`, { headers })

  await signIn('admin')
  await expectRefusedByName(page, short)
  await page.goto(`/admin/product-disruptions/${opened.id}`)
  const close = page.getByRole('main').getByRole('button', { name: 'Close' })
  const question = page.getByRole('dialog', { name: 'Close this disruption?' })
  await close.click()
  await expect(question).toContainText('1 person still waits for a notice and will get none.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(close).toBeFocused()

  await change({ note: 'The supplier called.' })
  await close.click()
  await question.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(
    page.getByText('This was changed elsewhere in the meantime, so nothing was done.'),
  ).toBeVisible()
  await expect(page.getByText('The supplier called.')).toBeVisible()
  await close.click()
  await question.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByText('This disruption is over and is no longer changed.')).toBeVisible()
})
