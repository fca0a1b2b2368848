import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'

test('who reads in the dark scheme gets dark pictures of the product, and fetches no others', {
  tag: '@long',
}, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/how-it-works/client')
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
  }
  const names = ['code', 'day', 'selection']
  const fetchedPictures = fetched.filter((path) => path.startsWith('/pictures/'))
  expect(fetchedPictures.toSorted()).toEqual(names.map((name) => `/pictures/en/${name}-dark.avif`))
  // What is seen first is asked for first; its text is legible without the fonts.
  const firstFont = fetched.findIndex((path) => path.endsWith('.woff2'))
  expect(firstFont).toBeGreaterThan(fetched.indexOf('/pictures/en/code-dark.avif'))
})

test('on paper a page that is read in the dark scheme is light, its pictures too', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/how-it-works/client')
  const shown = page.getByRole('main').getByRole('img')
  await expect(shown).toHaveCount(3)
  await expect(shown.first()).toHaveAttribute('src', '/pictures/en/code-dark.webp')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('color', 'rgb(233, 236, 230)')

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(shown).toHaveCount(3)
  await expect(shown.first()).toHaveAttribute('src', '/pictures/en/code.webp')
  await expect(heading).toHaveCSS('color', 'rgb(29, 42, 38)')
})

test('on paper each question has its answer, and nothing asks for a click', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/faqs/all')
  const faq = page.locator('#need-account')
  const answer = faq.getByText('You can open a plan, order and pay without one.')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  await expect(faq.getByText('Did this answer help?')).toBeHidden()
  await expect(page.getByRole('search')).toBeHidden()
})

test('where the browser blocks site data, a page opens without a fault', { tag: '@long' }, async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => void faults.push(message))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.goto('/shop')
  await page.waitForFunction(() => 'isLive' in window)
  expect(faults).toEqual([])
})

test('a picture of a step has its room before it has come', { tag: '@long' }, async ({ page }) => {
  // Never answered: one that is refused is shown as its words.
  await page.route('**/pictures/**', () => {})
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/how-it-works/client', { waitUntil: 'domcontentloaded' })
  const picture = page.getByRole('main').getByRole('listitem').getByRole('img').first()
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
  const ratio = Number(await picture.getAttribute('width')) / Number(await picture.getAttribute('height'))
  // A border of one pixel on each side belongs to the box.
  expect((width - 2) / (height - 2)).toBeCloseTo(ratio, 1)
})

test('a legal text says in one sentence what it is about', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /is responsible for your account, your orders and this website/,
  )
})

test('a link to a question that is no longer there says so and shows the others', { tag: '@long' }, async ({
  page,
}) => {
  const missing = page.getByText('This question is no longer there')
  await page.goto('/faqs/all?question=parking')
  await expect(missing).toBeVisible()
  await page.getByRole('link', { name: 'How can I pay?' }).click()
  await expect(missing).toHaveCount(0)
  await expect(page.locator('details[open]')).toHaveCount(1)
  // A linked question opens also where the filters would leave it out.
  await page.goto('/faqs/all?userType=practitioner&question=need-account')
  await expect(page.locator('#need-account')).toHaveAttribute('open', '')
  const listed = await page.locator('details[id]').count()
  await expect(page.getByText(/^\d+ questions?$/)).toHaveText(`${listed} questions`)
})

test('the first steps know that the credentials were sent', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('practitioner')
  await page.goto('/learning-hub')
  const step = page.locator('details li', { hasText: 'Upload your credentials' })
  await expect(step).toContainText('Done')
  await expect(step.locator('button')).toHaveCount(0)
})

/** Answers each navigation late, as a slow connection does. */
const slowDown = (page: Page) =>
  page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })

test('a search of the questions keeps what is typed, and filters each other, on a slow connection', {
  tag: '@long',
}, async ({ page }) => {
  await slowDown(page)
  await page.goto('/faqs/all')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('Provision', { delay: 90 })
  await page.getByLabel('Who is asking').selectOption({ index: 1 })
  await page.getByLabel('What it is about').selectOption({ index: 2 })
  await expect(search).toHaveValue('Provision')
  await expect
    .poll(() => [...new URL(page.url()).searchParams.keys()].toSorted())
    .toEqual(['category', 'search', 'userType'])
  expect(new URL(page.url()).searchParams.get('search')).toBe('Provision')
  await expect(search).toHaveValue('Provision')
})

test('a linked question is open and has the focus, however it is linked', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/faqs/all#need-account')
  const summary = page.locator('#need-account summary')
  await expect(page.locator('#need-account')).toHaveAttribute('open', '')
  await expect(summary).toBeFocused()
  await page.getByRole('link', { name: 'How can I pay?' }).press('Enter')
  const opened = page.locator('summary', { hasText: 'How can I pay?' })
  await expect(opened).toBeFocused()
  await expect(opened).toBeInViewport()
})

test('the search of past webinars keeps what is typed on a slow connection', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('practitioner')
  await page.goto('/learning-hub')
  await slowDown(page)
  const search = page.getByRole('searchbox')
  await search.pressSequentially('commission', { delay: 90 })
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('commission')
  await expect(search).toHaveValue('commission')
})
