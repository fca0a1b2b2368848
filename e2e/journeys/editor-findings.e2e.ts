import { openNewPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'

const WARN_INK = 'rgb(125, 84, 7)'

test('on a phone the bottom bar counts what is to be reviewed, and each finding says why and what to do', {
  tag: '@long',
}, async ({ page, signInOnce, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInOnce('practitioner')
  await openNewPlan(page, baseURL)
  const finder = page.getByRole('combobox', { name: 'Add a product' })
  await finder.fill('magnesium 9-0-0 3mo')
  await finder.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  const toReview = page.getByText(/^\d things? to review$/)
  await expect(toReview).toBeVisible()
  await expect(toReview).toHaveCSS('color', WARN_INK)
  await toReview.click()
  const sheet = page.getByRole('dialog', { name: 'Plan at a glance' })
  const finding = sheet.getByRole('link', { name: /^Show: Magnesium is above/ })
  await expect(finding).toBeVisible()
  await expect(sheet.getByRole('region', { name: /^To review/ })).toContainText(
    /Above the upper level: [\d,]+% of/,
  )
  await expect(sheet.getByText(/^From .*magnesium.*mg\.$/i).first()).toBeVisible()
  await sheet
    .getByRole('link', { name: /^Change the dose of / })
    .first()
    .click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('article')).toBeInViewport()
})

test('on a phone on its side a product is in sight above the bottom bar', { tag: '@long' }, async ({
  page,
  signInOnce,
  codeOf,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await signInOnce('practitioner')
  await codeOf('practitioner', 'Sleep and recovery')
  const listed = await page.request.get('/api/recommendations?name=Sleep and recovery&mode=Recommendations')
  const { results } = (await listed.json()) as { results: { id: string }[] }
  await page.goto(`/recommendations/${results[0]?.id}/edit`)
  const name = await page.getByRole('article').first().getByRole('heading').boundingBox()
  const bar = await page.locator('[data-bottom-bar]').boundingBox()
  expect(name && bar && name.y + name.height < bar.y).toBe(true)
})

test('a slash in the empty search types nothing, nothing found offers nothing to add, and saving says what is', {
  tag: '@long',
}, async ({ page, signInOnce, baseURL }) => {
  await signInOnce('practitioner')
  await openNewPlan(page, baseURL)
  const finder = page.getByRole('combobox', { name: 'Add a product' })
  await expect(finder).toBeFocused()
  await finder.press('/')
  await expect(finder).toHaveValue('')
  await finder.fill('xyzzyq')
  await expect(page.getByText(/^Nothing found/)).toBeVisible()
  await expect(page.getByText('add', { exact: true })).toHaveCount(0)
  await finder.fill('')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/recommendations\/[^/]+$/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Plan name').pressSequentially('A')
  await expect(page.getByText('Editing', { exact: true })).toBeVisible()
  await expect(page.getByText('Saving', { exact: true })).toBeVisible()
  await page.getByLabel('Plan name').pressSequentially('B')
  release()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
})
