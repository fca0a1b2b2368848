import { expect, test } from '../fixtures/salvia.ts'

test('a practitioner asks for a product that the shop lacks, and joins what another asked for', {
  tag: '@long',
}, async ({ page, signInOnce }) => {
  await signInOnce('practitioner')
  const name = `Bilberry ${Date.now()} mg`
  await page.goto('/product-inquiries')
  await page.getByRole('button', { name: 'Ask for a product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Product', { exact: true }).fill('magnesium')
  const inShop = dialog.getByRole('region', { name: 'In the shop already' }).getByRole('link')
  await expect(inShop.first()).toHaveAttribute('href', /^\/shop\/products\//)
  await dialog.getByLabel('Product', { exact: true }).fill('Lactoferrin')
  const joining = dialog.getByRole('button', { name: 'I need it too: Lactoferrin 200 mg, 60 capsules' })
  await joining.click()
  await expect(joining).toBeHidden()
  await expect(dialog.getByText('You wait for it')).toBeVisible()
  await dialog.getByLabel('Product', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Mine' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: name })).toContainText('Received')
  await expect(rows.filter({ hasText: 'Lactoferrin' })).toContainText('2 practitioners asked for it')
})
