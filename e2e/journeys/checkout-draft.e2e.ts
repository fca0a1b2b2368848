import { fillCart } from '../fixtures/guest-cart.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('a guest is asked eight things at most; what was typed and not saved comes back after a reload and on the way back', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(await fillCart(page, 'details'))
  const form = page.locator('form')
  await expect(form.getByRole('textbox').or(form.getByRole('combobox'))).toHaveCount(8)
  await page.getByLabel('First name').fill('Ruben')
  await page.getByLabel('Street').fill('Markt')
  await page.getByLabel('Bill to the same address').uncheck()
  await page.getByRole('group').getByLabel('Town').fill('Delft')
  await page.reload()
  const kept = async () => {
    await expect(page.getByLabel('First name').first()).toHaveValue('Ruben')
    await expect(page.getByLabel('Street').first()).toHaveValue('Markt')
    await expect(page.getByRole('group').getByLabel('Town')).toHaveValue('Delft')
  }
  await kept()
  await page.getByRole('link', { name: 'Change' }).first().click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goBack()
  await kept()
})

test('a guest whose e-mail was mistyped is offered the likely one', { tag: '@long' }, async ({ page }) => {
  await page.goto(await fillCart(page, 'details'))
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await expect(async () => {
    await email.fill('anna@gmial.com')
    await email.blur()
    await page.getByRole('button', { name: 'Did you mean anna@gmail.com?' }).click({ timeout: 1000 })
  }).toPass()
  await expect(email).toHaveValue('anna@gmail.com')
  await expect(page.getByRole('button', { name: /Did you mean/ })).toHaveCount(0)
})

test('the heading of the next step takes the focus', async ({ page }) => {
  await page.goto(await fillCart(page, 'delivery'))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused()
})
