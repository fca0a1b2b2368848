import { expect, test } from '../fixtures/salvia.ts'

const counts: Record<string, number> = { 'Failed true': 1, 'Failed false': 0, 'Waiting null': 2 }

test('what failed and is tried again is told above the outbox, beside what waits', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.route('**/api/admin/outbox?*', async (route) => {
    const { searchParams } = new URL(route.request().url())
    const count = counts[`${searchParams.get('state')} ${searchParams.get('isTried')}`]
    const response = await route.fetch()
    const { pager, ...page } = (await response.json()) as { pager: object }
    const json = { ...page, pager: count === undefined ? pager : { ...pager, count } }
    await route.fulfill({ response, json })
  })
  await page.goto('/admin/outbox')
  const main = page.getByRole('main')
  const tried = main.getByRole('link', { name: '1 message or call failed and will be tried again.' })
  await expect(tried).toHaveAttribute('href', '/admin/outbox?state=Failed&isTried=true')
  await expect(
    main.getByRole('link', { name: '2 messages or calls are waiting to be sent.' }),
  ).toHaveAttribute('href', '/admin/outbox?state=Waiting')
  await expect(main.getByText('none has failed')).toBeHidden()

  counts['Failed true'] = 0
  counts['Waiting null'] = 0
  await page.reload()
  await expect(main.getByText('No message or call is waiting, and none has failed.')).toBeVisible()
})

test('a call to the ERP that failed says why, until when it is tried, and what an admin can do', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('admin')
  const failed = { kind: 'Erp', template: 'saveErpOrder', state: 'Failed', lastError: 'fetch failed' }
  const coming = { nextAttemptAt: '2031-05-02T10:00:00.000Z', triedUntil: '2031-05-04T10:00:00.000Z' }
  await page.route(/\/api\/admin\/outbox\/[^/]+$/, async (route) => {
    const message = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...message, ...failed, ...coming } })
  })
  await page.goto('/admin/outbox')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByText('The ERP did not answer.')).toBeVisible()
  await expect(
    page.getByText(/^It is tried again by itself: next on 2 May 2031, .* until 4 May 2031, /),
  ).toBeVisible()
  Object.assign(coming, { nextAttemptAt: null, triedUntil: null })
  await page.reload()
  await expect(page.getByText('Send it again once the cause is mended.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again/ })).toBeVisible()
})

test('a mail that is sent again shows its outcome without a reload, and goes out once however often it is asked for', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('admin')
  // Of an order of the demo: no other test takes away the use of it.
  await page.goto('/admin/outbox?state=Sent&kind=Mail&query=Votre%20commande')
  await page.getByRole('table').getByRole('link').first().click()
  const record = page.getByRole('complementary')
  const attempts = record.locator('dt', { hasText: 'Attempts' }).locator('+ dd')
  await expect(attempts).toHaveText('1')
  await record.getByRole('button', { name: /^Send again/ }).dblclick()
  await expect(attempts).toHaveText('2')
  await expect(record.getByRole('button', { name: /^Send again/ })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const read = await page.request.get(`/api/admin/outbox/${id}`)
  expect(await read.json()).toMatchObject({ state: 'Sent', attempts: 2 })
})
