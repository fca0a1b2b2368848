import { readFileSync } from 'node:fs'
import { MaterialEntry, PageEntry } from '@salvia/contract/content/entries'
import { expect, test } from 'vitest'
import { type JsonAnswer, serveJson } from '#test/json-server'
import { UncertainDraft } from './content-source.ts'
import { directusContent } from './directus-content.ts'
import { strapiContent } from './strapi-content.ts'

/** A content service that answers by path; it keeps what it was asked. */
async function startService(answer: (url: URL) => JsonAnswer) {
  const asked: { path: string; authorization: string | undefined }[] = []
  const url = await serveJson(({ url: { pathname, search }, url, authorization }) => {
    asked.push({ path: decodeURIComponent(pathname + search), authorization })
    return answer(url)
  })
  return { asked, url }
}

const refused = { status: 403, body: { error: { status: 403, name: 'ForbiddenError' } } }

test('Strapi: a single type in a language, and none is null', async () => {
  const { asked, url } = await startService(({ searchParams }) =>
    searchParams.get('locale') === 'nl'
      ? { body: { data: { id: 1, documentId: 'abc', title: 'Over ons', sections: [] } } }
      : { status: 404, body: { data: null, error: { status: 404, message: 'Not Found' } } },
  )
  const source = strapiContent({ url, token: 'secret' })
  expect(await source.read('about', 'nl')).toMatchObject({ id: 'abc', title: 'Over ons', sections: [] })
  expect(await source.read('about', 'de')).toBeNull()
  expect(asked[0]).toEqual({
    path: '/api/about?locale=nl&status=published&populate=*',
    authorization: 'Bearer secret',
  })
})

test('Strapi: a list of more than a page, each item by its slug', async () => {
  const items = Array.from({ length: 150 }, (_, at) => ({
    ...{ id: at, documentId: `d${at}`, slug: `faq-${at}`, question: `${at}?` },
  }))
  const { asked, url } = await startService(({ searchParams }) => {
    const start = Number(searchParams.get('pagination[start]'))
    return { body: { data: items.slice(start, start + 100), meta: { pagination: { total: 150 } } } }
  })
  const found = (await strapiContent({ url, token: null }).read('faqs', 'en')) as { id: string }[]
  expect(found.map(({ id }) => id)).toEqual(items.map(({ slug }) => slug))
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/faqs?locale=en&status=published&populate=*&sort=id:asc&pagination[start]=0&pagination[limit]=100',
    '/api/faqs?locale=en&status=published&populate=*&sort=id:asc&pagination[start]=100&pagination[limit]=100',
  ])
  expect(asked[0]?.authorization).toBeUndefined()
})

test('Strapi: a place has many banners, of which the top one needs a fallback', async () => {
  const items = ['fallback', 'sale'].map((slug, id) => ({ id, documentId: `d${id}`, slug, content: slug }))
  const { asked, url } = await startService(() => ({
    body: { data: items, meta: { pagination: { total: 2 } } },
  }))
  expect(await strapiContent({ url, token: null }).read('top-banner', 'en')).toEqual([
    { id: 'fallback', content: 'fallback' },
    { id: 'sale', content: 'sale' },
  ])
  expect(asked).toHaveLength(1)
})

/** What a service said in a real run, filled by `npm run content -- export` before. */
async function replay(recording: string): Promise<string> {
  const said = JSON.parse(
    readFileSync(new URL(`../../../test/recordings/${recording}.json`, import.meta.url), 'utf8'),
  ) as { path: string; status: number; body: unknown }[]
  return serveJson(({ url }) => {
    const answer = said.find(({ path }) => path === url.pathname + url.search)
    return answer ?? { status: 500, body: { error: `not recorded: ${url.pathname}${url.search}` } }
  })
}

const idsOf = (items: unknown) => (items as { id: string }[] | null)?.map(({ id }) => id)

test.for([
  ['Strapi 5.54.0', strapiContent, 'Votre panier est vide'],
  // Nobody has begun a draft version.
  ['Directus 11.17.4', directusContent, UncertainDraft],
] as const)(
  '%s, as it answered: a page in a language, lists in order by their slugs, none and a draft',
  async ([service, open, draft]) => {
    const recording = service.toLowerCase().replace(' ', '-')
    const settings = { url: await replay(recording), token: null }
    const source = open(settings)
    const about = PageEntry.parse(await source.read('about', 'nl'))
    expect(about.title).toBe('Over Salvia')
    expect(about.action).toEqual({ label: 'Gratis account aanmaken', href: '/auth/join?type=practitioner' })
    expect(about.sections.map(({ heading }) => heading).slice(0, 2)).toEqual([
      'Wat we doen',
      'Waar je ons aan mag houden',
    ])
    expect(idsOf(await source.read('faq-categories', 'fr'))).toEqual([
      'account',
      'plans',
      'orders',
      'delivery',
      'products',
      'commission',
      'privacy',
    ])
    const materials = MaterialEntry.array().parse(await source.read('onboarding-materials', 'nl'))
    expect(materials[0]).toMatchObject({
      id: 'how-it-works',
      title: 'Zo werkt Salvia',
      href: '/how-it-works/practitioner',
    })
    expect(materials).toHaveLength(6)
    expect(await source.read('top-banner', 'de')).toBeNull()
    const drafted = open(settings, 'draft').read('empty-basket', 'fr')
    if (draft === UncertainDraft) await expect(drafted).rejects.toThrow(draft)
    else expect(await drafted).toMatchObject({ title: draft })
  },
)

test('Directus: a singleton and a list with the texts of one language; what is not translated is left out', async () => {
  const { asked, url } = await startService(({ pathname }) => ({
    body: {
      data: pathname.endsWith('/faqs')
        ? [
            {
              ...{ id: 1, slug: 'pay', popular: true },
              translations: [{ id: 7, languages_code: 'nl-NL', question: 'Hoe betaal ik?' }],
            },
            { id: 2, slug: 'other', translations: [] },
          ]
        : { id: 1, translations: [{ id: 3, languages_code: 'nl-NL', title: 'Over ons' }] },
    },
  }))
  const source = directusContent({ url, token: 'secret' })
  expect(await source.read('faqs', 'nl')).toEqual([{ id: 'pay', popular: true, question: 'Hoe betaal ik?' }])
  expect(await source.read('home-page', 'nl')).toEqual({ id: '1', title: 'Over ons' })
  const deep = 'deep[translations][_filter][languages_code][_starts_with]=nl'
  expect(asked.map(({ path }) => path)).toEqual([
    `/items/faqs?fields=*,translations.*&${deep}&limit=-1&sort=id&filter[status][_eq]=published`,
    `/items/home_page?fields=*,translations.*&${deep}`,
  ])
})

test('Directus: drafts of a list that it forbids are a refusal, as are published pages', async () => {
  const { url } = await startService(() => refused)
  const open = (status: 'draft' | 'published') => directusContent({ url, token: null }, status)
  const refusals = [open('draft').read('faqs', 'en'), open('published').read('about', 'en')]
  for (const each of refusals) await expect(each).rejects.toMatchObject({ status: 403 })
  await expect(open('draft').read('about', 'en')).rejects.toThrow(UncertainDraft)
})

test.for([
  ['a refusal', refused],
  ['nonsense', { body: 'nonsense' }],
  ['nothing', { body: null }],
  ['a 404 of what stands before it', { status: 404, body: '<html>nginx</html>' }],
] as const)('%s is an error, never an empty page', async ([, answer]) => {
  const { url } = await startService(() => answer)
  await expect(strapiContent({ url, token: null }).read('about', 'en')).rejects.toThrow()
  await expect(directusContent({ url, token: null }).read('faqs', 'en')).rejects.toThrow()
})
