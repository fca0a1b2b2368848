import { expect, test } from '../fixtures/salvia.ts'

test('who reads in the dark scheme gets dark pictures of the product, and fetches no others', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/')) fetched.push(pathname)
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/how-it-works/client')
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
  }
  const names = ['code', 'day', 'selection']
  expect(fetched.toSorted()).toEqual(names.map((name) => `/pictures/en/${name}-dark.jpg`))
})
