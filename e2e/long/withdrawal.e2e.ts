import { placeGuestOrder } from '../fixtures/guest-order.ts'
import { newAddress } from '../fixtures/join.ts'
import { pageOfMail, textOfMail } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('a guest withdraws from some packs by the link of a mail, and it is said and mailed with day and time', {
  tag: '@long',
}, async ({ page }) => {
  const { id, number, email } = await placeGuestOrder(newAddress('withdraws'))
  await page.goto('/withdrawal')
  await page.getByLabel('Order number').fill(number.toLowerCase())
  await page.getByLabel('E-mail address of the order').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'its link is on its way to you' })).toBeVisible()
  const link = await pageOfMail(
    email,
    /(?<=You asked for the way to your order[\s\S]*)http\S+\/orders\/\S+key=[\w-]+/,
  )
  expect(link).toContain(id)

  await page.goto(link)
  const right = page.getByRole('region', { name: 'Right of withdrawal' })
  await expect(right).toContainText('until 14 days after everything has arrived')
  await right.getByRole('button', { name: 'Withdraw from this order' }).click()
  const dialog = page.getByRole('dialog', { name: `Withdraw from order ${number}` })
  const packs = dialog.getByRole('listitem')
  // Of one, two and three packs, the buyer keeps the first and two of the last.
  for (const at of [0, 2, 2]) await packs.nth(at).getByRole('button').first().click()
  await expect(dialog.getByLabel('Your name')).toHaveValue('Mara Vos')
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(dialog).toBeHidden()
  await expect(right).toContainText('You withdrew from 3 packs.')
  await expect(page.getByText('You withdrew from 3 of 6 packs.')).toBeVisible()
  expect(await textOfMail(email, /On .*\d{1,2}:\d{2}[\s\S]*you withdrew from these packs[\s\S]*/)).toContain(
    'Mara Vos',
  )

  await page.reload()
  await expect(right).toContainText('You withdrew from 3 packs.')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Withdraw from a contract here' })).toBeVisible()
  await page.goForward()
  await expect(right.getByText('You withdrew from 3 packs.')).toHaveCount(1)
  await right.getByRole('button', { name: 'Withdraw from this order' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
})
