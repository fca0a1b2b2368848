import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/salvia.ts'

test('a practitioner compares months, opens the rows behind a figure, and saves the months as a file', {
  tag: '@long',
}, async ({ page, signInOnce }) => {
  await signInOnce('practitioner')
  await page.goto('/insights?monthsCount=3')
  const months = page.getByRole('table', { name: 'Figures by month' })
  await expect(months.getByRole('row')).toHaveCount(1 + 3 + 2)
  await page.getByLabel('Months').selectOption('12 months')
  await expect(months.getByRole('row')).toHaveCount(1 + 12 + 2)
  await expect(page.locator('figure svg').first()).toBeAttached()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(1 + 12)
  expect(lines[1]).toMatch(/^\d{4}-\d{2},\d+\.\d{2},\d+\.\d{2},\d+,/)

  const link = months.getByRole('row').nth(2).getByRole('cell').nth(2).getByRole('link')
  const sold = Number(await link.textContent())
  expect(sold).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/orders\?of=plans&placedFrom=.*-01&placedTo=/)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + sold)
})

test('an admin finds a practitioner’s figures, sorts all, and reads one’s', { tag: '@long' }, async ({
  page,
  signInOnce,
}) => {
  await signInOnce('admin')
  await page.goto('/admin/practitioner-insights?monthsCount=12')
  await page.getByText('All practitioners together').click()
  await expect(page.getByRole('table', { name: 'Figures by month' }).getByRole('row')).toHaveCount(1 + 12 + 2)
  await page.getByText('All practitioners together').click()
  const list = page.getByRole('table', { name: 'Practitioner insights' })
  await list.getByRole('button', { name: 'Sales' }).click()
  await expect(page).toHaveURL(/sort=grossSales/)
  // A practitioner without orders has no sums.
  await expect(list.getByRole('row').nth(1)).toContainText('Camille MoreauCabinet Moreau––')
  await page.getByPlaceholder('Name or practice').fill('Linde')
  await expect(list.getByRole('row')).toHaveCount(2)
  await list.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sophie van Dijk' })).toBeVisible()
  await page.getByPlaceholder('Product or brand').fill('omega')
  const products = page.getByRole('table', { name: 'Products sold most' })
  await expect(products.getByRole('row')).toHaveCount(2)
  await products.getByRole('cell').nth(2).getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/orders\?practitionerId=.*productId=/)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)).toBeVisible()
})
