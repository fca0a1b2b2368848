import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'

const record = (page: Page) => page.getByRole('complementary', { name: 'Open record' })

/** Creates an ingredient by name; its record opens. */
async function make(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New ingredient' }).click()
  const dialog = page.getByRole('dialog', { name: 'New ingredient' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(record(page).getByRole('heading', { name })).toBeVisible()
}

test('an admin names an ingredient in two languages, merges another into it and takes that back', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const mark = Date.now().toString(36)
  const [kept, merged] = [`Ironwort ${mark}`, `Mountain tea ${mark}`]
  await signIn('admin')
  await page.goto('/admin/ingredients')
  await make(page, merged)
  await make(page, kept)

  await record(page).getByLabel('Deutsch').fill(`Griechischer Bergtee ${mark}`)
  await record(page).getByRole('button', { name: 'Save' }).click()
  await expect(record(page).getByText('Saved', { exact: true })).toBeVisible()

  await record(page).getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge ingredients' })
  await dialog.getByRole('combobox', { name: 'Add another' }).fill(merged)
  await dialog.getByRole('option', { name: merged }).click()
  await expect(dialog.getByRole('region', { name: 'What happens' })).toContainText(
    `No longer separate entries: ${merged}`,
  )
  await dialog.getByRole('button', { name: `Merge into ${kept}` }).click()
  await expect(dialog).toBeHidden()
  await expect(record(page).getByLabel('Other names on labels')).toHaveValue(merged)

  const search = page.getByRole('searchbox', { name: 'Any of its names' })
  await search.fill(`bergtee ${mark}`)
  await expect(page.getByRole('row', { name: kept })).toBeVisible()
  await search.fill(merged)
  await expect(page.getByRole('row', { name: kept })).toBeVisible()
  await expect(page.getByRole('row', { name: merged })).toBeHidden()

  await record(page).getByRole('button', { name: 'Undo' }).click()
  const undoing = page.getByRole('dialog', { name: 'Undo the merge' })
  await expect(undoing).toContainText(`${merged} will be restored`)
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await expect(undoing).toBeHidden()
  await expect(record(page).getByLabel('Other names on labels')).toHaveValue('')
  await expect(record(page).getByText(/ · undone$/)).toBeVisible()
  await expect(page.getByRole('row', { name: merged })).toBeVisible()
})

test('what two admins change of one ingredient is kept of both, and a name that is taken is said at the field', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const mark = Date.now().toString(36)
  await signIn('admin')
  await page.goto('/admin/ingredients')
  await make(page, `Sage leaf ${mark}`)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await record(other).getByLabel('Category').fill('botanical')
  await record(other).getByRole('button', { name: 'Save' }).click()
  await expect(record(other).getByText('Saved', { exact: true })).toBeVisible()

  await record(page).getByLabel('Deutsch').fill('Salbeiblatt')
  await record(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else changed this record in the meantime')).toBeVisible()
  await expect(record(page).getByLabel('Category')).toHaveValue('botanical')
  await expect(record(page).getByLabel('Deutsch')).toHaveValue('Salbeiblatt')

  await record(page).getByLabel('Name', { exact: true }).fill('Zinc')
  await record(page).getByRole('button', { name: 'Save' }).click()
  await expect(record(page).getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('a list that is on its way while its record is saved shows what was saved', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  const mark = Date.now().toString(36)
  await signIn('admin')
  await page.goto('/admin/ingredients')
  await make(page, `Sideritis ${mark}`)
  const [read, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/admin/ingredients/*.data*', async (route) => {
    const response = await route.fetch()
    read.resolve()
    await saved.promise
    await route.fulfill({ response })
  })
  await page.getByRole('searchbox', { name: 'Any of its names' }).fill(mark)
  await read.promise
  await record(page).getByLabel('Name', { exact: true }).fill(`Ironwort ${mark}`)
  await record(page).getByRole('button', { name: 'Save' }).click()
  await expect(record(page).getByText('Saved', { exact: true })).toBeVisible()
  saved.resolve()
  await expect(page.getByRole('row', { name: `Ironwort ${mark}` })).toBeVisible()
})
