import { pageOfMail } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, originOf } from '../fixtures/session.ts'

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
  await expect(dialog.getByText('You are waiting for it')).toBeVisible()
  await dialog.getByLabel('Product', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Mine' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: name })).toContainText('Received')
  await expect(rows.filter({ hasText: 'Lactoferrin' })).toContainText('2 practitioners asked for it')
})

test('who asked by telephone joins the inquiry by the link of a mail, without signing in, and sees it among their own', {
  tag: '@long',
}, async ({ page, signInOnce }) => {
  const admin = await callsOf('admin')
  const practitioner = (await (await (await callsOf('practitioner')).get('/api/users/me')).json()) as {
    id: string
    email: string
  }
  const name = `Sea buckthorn ${crypto.randomUUID().slice(0, 8)}`
  const made = await admin.post('/api/admin/product-inquiries', {
    headers: { origin: originOf() },
    data: { name, practitionerId: practitioner.id },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  const link = new RegExp(`http\\S+/product-inquiries/${id}/join\\?token=[\\w-]+`)
  const joining = await pageOfMail(practitioner.email, link)
  await page.goto(joining)
  await expect(page.getByText(`Confirm that you need ${name}.`)).toBeVisible()
  await page.getByRole('button', { name: 'I need it too' }).click()
  await expect(page.getByText('You are counted, and hear of each step.')).toBeVisible()
  await page.goto(joining)
  await expect(page.getByText(`You are counted for ${name} already, and hear of each step.`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await signInOnce('practitioner')
  await page.goto('/product-inquiries?scope=Own')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toContainText(
    'Received',
  )
})

test('an admin tells who waits for a product how far it is', { tag: '@long' }, async ({
  page,
  signInOnce,
}) => {
  const admin = await callsOf('admin')
  const name = `Boswellia ${crypto.randomUUID().slice(0, 8)}`
  const made = await admin.post('/api/admin/product-inquiries', {
    headers: { origin: originOf() },
    data: { name },
  })
  const { id } = (await made.json()) as { id: string }
  await signInOnce('admin')
  await page.goto(`/admin/product-inquiries/${id}`)
  await page.getByRole('button', { name: 'Change status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Status').selectOption('SearchingForSupplier')
  await dialog.getByRole('button', { name: 'Save and tell' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('complementary').getByText('Looking for a supplier').first()).toBeVisible()
})
