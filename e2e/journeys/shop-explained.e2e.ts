import { expect, test } from '../fixtures/salvia.ts'

test('the tour keeps what was left out through its steps, goes back by the browser and stays where it was', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/demo/client')
  await expect(page.getByText('Sophie van Dijk has made a plan for you.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the plan' }).click()
  await page.getByRole('checkbox', { name: 'Iron bisglycinate' }).uncheck()
  await expect(page.getByText('€93.00')).toBeVisible()
  await page.getByRole('link', { name: 'Add to cart' }).click()
  await expect(page.getByRole('heading', { name: 'Choose what goes into the cart' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Iron bisglycinate' })).not.toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText('€93.00')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Read what to take, and when' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Iron bisglycinate' })).not.toBeChecked()
  await page.goForward()
  await page.reload()
  await expect(page.getByText('Step 3 of 4')).toBeVisible()
})

test('the price calculator says what it takes, and reckons with nothing else', async ({ page }) => {
  await page.goto('/pricing')
  const list = page.getByLabel('Net list price of an order, in euros')
  const pays = page.locator('dl > div').filter({ hasText: 'The client pays, before VAT' })
  const month = page.locator('dl > div').filter({ hasText: 'In a month' })
  await expect(pays).toContainText('€90.00')
  await list.fill('20000')
  await expect(list).toHaveAccessibleDescription(
    'Enter an amount from 0 to €10,000.00, with at most two decimals.',
  )
  await expect(pays.locator('dd')).toHaveText('–')
  await list.fill('100')
  await page.getByLabel('Orders a month').fill('5000')
  await expect(page.getByText('Enter a whole number from 0 to 1,000.')).toBeVisible()
  await expect(pays).toContainText('€90.00')
  await expect(month.locator('dd')).toHaveText('–')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculator and the sample plan say that they are examples, which need scripts to be tried', async ({
    page,
  }) => {
    for (const path of ['/pricing', '/']) {
      await page.goto(path)
      await expect(page.locator('noscript p')).toHaveText(
        'This is an example. Changing it needs scripts, which are off in this browser.',
      )
    }
    await expect(page.getByText('Try it: leave out what you do not want to order.')).toBeHidden()
  })

  test('the footer shows the marks of the payment methods, and leads to no network nobody named', async ({
    page,
  }) => {
    await page.goto('/pricing')
    const mark = page.getByRole('contentinfo').getByRole('img', { name: 'Visa' })
    await expect(mark.locator('use')).toHaveAttribute('href', /\.svg#visa$/)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn|Instagram|YouTube/ }),
    ).toHaveCount(0)
  })
})
