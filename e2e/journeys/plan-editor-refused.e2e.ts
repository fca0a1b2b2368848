import { expect, test } from '../fixtures/salvia.ts'
import { hide, makeCapsules, makePlanWith, takeOutOfCatalogue } from '../fixtures/substitution.ts'

for (const [how, take] of [
  ['left the catalogue', takeOutOfCatalogue],
  ['was hidden', hide],
] as const)
  test(`a product that ${how} while it was chosen is named, also after a reload, and holds no save once it is out`, {
    tag: '@long',
  }, async ({ page, signInOnce }) => {
    // No digit in it: that would be read as a part of a dose.
    const mark = crypto.randomUUID().replaceAll(/[^a-f]/g, '')
    const label = [{ labelName: 'Magnesium', amount: 100 }]
    const [from, to] = [
      await makeCapsules(`Stays ${mark}`, label),
      await makeCapsules(`Leaves ${mark}`, label),
    ]
    const plan = await makePlanWith(from, `Left ${mark}`)
    await signInOnce('practitioner')
    await page.goto(`/recommendations/${plan.id}/edit`)
    await page.getByRole('combobox', { name: 'Add a product' }).fill(to.name)
    const found = page.getByRole('option', { name: to.name }).first()
    await expect(found).toBeVisible()
    await take(to)
    await found.click()
    const notice = page.getByRole('alert').filter({ hasText: 'The plan was not saved.' })
    const row = page.locator(`#item-${to.id}`)
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload()
      await expect(notice.getByRole('link', { name: to.name })).toBeVisible()
      await expect(row.getByText('No longer in the catalogue')).toBeVisible()
      await expect(page.locator(`#item-${from.id}`).getByText('No longer in the catalogue')).toHaveCount(0)
    }
    await notice.getByRole('link', { name: to.name }).click()
    await expect(row).toBeInViewport()
    await notice.getByRole('button', { name: `Remove ${to.name}` }).click()
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
