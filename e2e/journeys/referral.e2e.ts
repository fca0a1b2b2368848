import { joinByForm, newAddress } from '../fixtures/join.ts'
import { answer } from '../fixtures/question.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('a colleague joins by a practitioner’s link, and an admin decides on the bonus', {
  tag: '@long',
}, async ({ page, browser, signIn }) => {
  await signIn('practitioner')
  await page.goto('/referral-program')
  const link = await page.getByLabel('Your link for colleagues').inputValue()
  const mail = page.getByRole('link', { name: 'Share by e-mail' })
  expect(decodeURIComponent(String(await mail.getAttribute('href')))).toContain(link)

  const visitor = await browser.newContext()
  const theirs = await visitor.newPage()
  const { pathname, search } = new URL(link)
  const origin = new URL(page.url()).origin
  await theirs.goto(`${origin}${pathname}${search.replace(/ref=.*/, 'ref=AAAAAAA')}`)
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await visitor.cookies()).filter(({ name }) => name === 'salvia_referrer')).toEqual([])
  await theirs.goto(`${origin}${pathname}${search}`)
  await expect(theirs.getByText(/^Sophie van Dijk .* recommends Salvia to you$/)).toBeVisible()
  await expect(theirs.getByText(/€25.00 once/)).toBeVisible()
  await joinByForm(theirs, 'practitioner', newAddress('referred'))
  await theirs.goto(`${origin}/dashboard`)
  await expect(
    theirs.getByText('Sophie van Dijk referred you: a newcomer bonus of €25.00 waits'),
  ).toBeVisible()
  await visitor.close()

  await page.reload()
  const newcomer = page.getByRole('row', { name: /Nora/ }).first()
  await expect(newcomer).toContainText('Credentials to be approved')
  await expect(newcomer).toContainText('€50.00')

  await signIn('accounting')
  await page.goto('/admin/referrals?status=Pending')
  await page.getByRole('link', { name: 'Nora Bakker' }).first().click()
  const record = page.getByRole('complementary', { name: 'Open record' })
  await expect(record).toContainText('Sophie van Dijk')
  await page.route('**/api/admin/referrals/*', (route) => route.abort())
  await record.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('This could not be saved.')).toBeVisible()
  await expect(record.getByText('Pending')).toBeVisible()
  await page.unroute('**/api/admin/referrals/*')

  await record.getByRole('button', { name: 'Approve' }).click()
  await expect(record.getByText('€25.00')).toBeVisible()
  await record.getByRole('button', { name: 'Take the bonuses back' }).click()
  await answer(page, 'Take the bonuses back?', 'Take the bonuses back')
  await expect(record.getByText('Rejected')).toBeVisible()
  await expect(record.getByRole('button', { name: 'Open again' })).toBeVisible()
  await expect(record.getByText('€25.00')).toBeHidden()
})
