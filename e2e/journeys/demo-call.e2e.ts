import { newAddress } from '../fixtures/join.ts'
import { pageOfMail } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { originOf } from '../fixtures/session.ts'

test('a practitioner books a demo, is refused a time that was just taken without losing what was typed, moves it by the mail’s link and cancels it', {
  tag: '@long',
}, async ({ page }) => {
  const email = newAddress('demo')
  const focused = Promise.withResolvers<void>()
  await page.route(/\/booking-form-[^/]*\.js$/, async (route) => {
    await focused.promise
    await route.continue()
  })
  await page.goto('/demo')
  const times = page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio')
  const days = page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio')
  // The list of all zones comes with the first thing that the visitor does, also where the form is not live yet.
  await page.getByLabel('Time zone').focus()
  focused.resolve()
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Book the demo' }).click()
  await expect(page.getByText('Choose a time.')).toBeVisible()
  await page.getByLabel('First name').fill('Mia')
  await page.getByLabel('Last name').fill('Brandt')
  await page.getByLabel('E-mail').fill(email)
  // A day with all its times: of the first one the hour leaves few.
  await days.nth(2).check({ force: true })
  const startsAt = await times.first().getAttribute('value')
  const rival = {
    startsAt,
    timeZone: 'Europe/Paris',
    firstName: 'Noa',
    lastName: 'Petit',
    email: newAddress('rival'),
  }
  const took = await page.request.post('/api/demo-calls', { headers: { origin: originOf() }, data: rival })
  expect(took.status()).toBe(201)
  await times.first().check({ force: true })
  await page.getByRole('button', { name: 'Book the demo' }).click()
  await expect(page.getByText('Somebody has just booked this time. Choose another one.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(times.first()).not.toHaveAttribute('value', startsAt ?? '')
  await times.first().check({ force: true })
  // What is booked is what is shown: a time goes with its day.
  await days.nth(3).check({ force: true })
  await page.getByRole('button', { name: 'Book the demo' }).click()
  await expect(page.getByText('Choose a time.')).toBeVisible()
  await times.first().check({ force: true })
  await page.getByRole('button', { name: 'Book the demo' }).click()
  await expect(page.getByRole('heading', { name: 'Your demo is booked' })).toBeVisible()
  // Counted at once: it would go by itself after a while.
  expect(await page.getByText('needs attention').count()).toBe(0)
  await expect(page.getByText('Time zone: Asia/Tokyo')).toBeVisible()

  await page.goto(await pageOfMail(email, /http\S+\/demo\/booked\?token=[\w-]+/))
  const { search } = new URL(page.url())
  const calendarIn = async (prefix: string) =>
    (await page.request.get(`${prefix}/demo/booked/demo.ics${search}`)).status()
  expect([await calendarIn(''), await calendarIn('/de'), await calendarIn('/xx')]).toEqual([200, 200, 404])
  const before = await page.locator('article time').textContent()
  const change = page.getByRole('button', { name: 'Change the time' })
  await change.press('Enter')
  await expect(page.getByRole('heading', { name: 'Change the time' })).toBeFocused()
  await page.getByRole('button', { name: 'Keep the time' }).press('Enter')
  await expect(change).toBeFocused()
  await change.press('Enter')
  await days.nth(3).check({ force: true })
  await times.first().check({ force: true })
  await page.getByRole('button', { name: 'Move to this time' }).press('Enter')
  const moved = page.getByRole('status').filter({
    hasText: 'The demo is moved. We have sent you a new calendar file.',
  })
  await expect(moved).toBeFocused()
  await expect(page.locator('article time')).not.toHaveText(before ?? '')
  await page.goto(`/de/demo/booked${search}`)
  const german = await page.getByRole('link', { name: 'In den Kalender eintragen' }).getAttribute('href')
  expect(await (await page.request.get(String(german))).text()).toContain('Vor dem Gespräch senden wir')
  await page.goto(`/demo/booked${search}`)
  await page.getByRole('button', { name: 'Cancel the demo' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the demo' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'This demo is cancelled' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This demo is cancelled' })).toBeVisible()
  const over = await (await page.request.get(`/demo/booked/demo.ics${search}`)).text()
  expect(over).toContain('METHOD:CANCEL')
  expect(over).toContain('DESCRIPTION:This demo is cancelled')
})

test('the calendar file of a link that is over leads a person to the page that says so', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/de/demo/booked/demo.ics?token=x')
  expect(new URL(page.url()).pathname).toBe('/de/demo/booked')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const asFile = await page.request.get('/de/demo/booked/demo.ics?token=x')
  expect(asFile.status()).toBe(422)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the demo says why it cannot be booked and whom to write to, in place of its form', async ({
    page,
  }) => {
    await page.goto('/demo')
    const said = page.locator('noscript p')
    await expect(said).toHaveText('Booking needs scripts, which are off in this browser.')
    await expect(said).toBeVisible()
    await expect(page.locator('noscript a')).toHaveAttribute('href', /^mailto:.+@/)
    const form = page.locator('form', { has: said })
    await expect(form).toHaveAttribute('method', 'post')
    for (const part of [form.locator('input').first(), form.locator('button').last()])
      await expect(part).toBeHidden()
  })
})
