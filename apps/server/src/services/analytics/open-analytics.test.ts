import { expect, test } from 'vitest'
import { serveText } from '#test/json-server'
import { openOutside } from './open-analytics.ts'

const view = { page: '/shop/products/:id', languageCode: 'de' } as const

test.for([
  [
    'plausible',
    '/api/event',
    JSON.stringify({
      ...{ name: 'pageview', domain: 'shop.example', url: 'https://shop.example/shop/products/:id' },
      props: { language: 'de' },
    }),
  ],
  [
    'matomo',
    '/matomo.php',
    'idsite=shop.example&rec=1&apiv=1&send_image=0&url=https%3A%2F%2Fshop.example%2Fshop%2Fproducts%2F%3Aid&lang=de',
  ],
] as const)(
  '%s is told the pattern of the page and its language, and nothing else',
  async ([service, path, body]) => {
    const { url, received } = await serveText(202)
    const settings = { service, url, site: 'shop.example' }
    await openOutside(settings, 'https://shop.example').tell(view)
    expect(received).toEqual([
      { path, body, cookie: undefined, forwarded: undefined, userAgent: 'Mozilla/5.0 (compatible; Salvia)' },
    ])
  },
)

test('a service that refuses is an error, so that the job is tried again', async () => {
  const { url } = await serveText(503)
  const settings = { service: 'matomo' as const, url, site: '1' }
  await expect(openOutside(settings, 'https://shop.example').tell(view)).rejects.toThrow('503')
})
