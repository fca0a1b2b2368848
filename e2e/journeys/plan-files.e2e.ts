import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/salvia.ts'

test('a plan is taken along as a page and as calendar entries', { tag: '@long' }, async ({
  page,
  codeOf,
}) => {
  const code = await codeOf('practitioner', 'Sleep and recovery')
  await page.goto(`/recommendations/${code}`)
  await page.getByRole('button', { name: 'Print and save' }).click()
  const address = await page.getByRole('link', { name: 'Save as PDF' }).getAttribute('href')
  const pdf = await page.request.get(String(address))
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const firstDay = page.locator('form').getByLabel('First day')
  await firstDay.fill('27/13/2027')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await expect(firstDay).toBeFocused()
  await expect(firstDay).toHaveAccessibleDescription('Write the day like this: dd/mm/yyyy.')

  await firstDay.fill('2027-03-27')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain('DTSTART:20270327T070000\r\nDURATION:PT15M\r\nRRULE:FREQ=DAILY;COUNT=')
  expect(unfolded).toContain('1 capsule Iron Bisglycinate')
  expect(unfolded).not.toContain(code)
  expect(downloads).toHaveLength(1)

  const german = await page.request.get(`/de/recommendations/${code}/plan.ics?from=2027-03-27`)
  expect(await german.text()).toContain('1 Kapsel')
  const answers = await Promise.all(
    ['2222222/plan.pdf', '2222222/plan.ics', `${code}/plan.ics?from=2027-02-30`].map(async (path) =>
      (await page.request.get(`/recommendations/${path}`)).status(),
    ),
  )
  expect(answers).toEqual([404, 404, 400])
  for (const file of ['plan.pdf', 'plan.ics']) {
    await page.goto(`/recommendations/2222222/${file}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We did not find this plan')
  }
})

test('the share dialog hands out the QR code, the page and the calendar file', { tag: '@long' }, async ({
  page,
  signInOnce,
  codeOf,
}) => {
  const code = await codeOf('practitioner', 'Sleep and recovery')
  await signInOnce('practitioner')
  await page.goto('/treatment-plans?name=Sleep+and+recovery')
  await page.getByRole('link', { name: 'Sleep and recovery' }).first().click()
  await page.getByRole('button', { name: 'Share the plan' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/anyone with the code or link can open the plan/)).toBeVisible()
  const picture = await page.request.get(`/recommendations/${code}/plan.svg`)
  expect(picture.headers()['content-type']).toBe('image/svg+xml')
  await expect(dialog.getByRole('img', { name: 'QR code that opens this plan' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'QR code as a picture' }).click()
  expect((await downloading).suggestedFilename()).toContain('.svg')
  await expect(dialog.getByRole('link', { name: 'Print', exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})
