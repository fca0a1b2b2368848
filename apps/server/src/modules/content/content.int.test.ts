import { hash } from 'node:crypto'
import type { ContentFault } from '@salvia/contract/content/content'
import { legalTexts } from '@salvia/contract/words/content'
import { TERMS_VERSION } from '@salvia/contract/words/identity'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { readData } from '#kernel/data-file'
import { startApi } from '#test/api'
import { makeAdmin } from '#test/people'
import { callVersioned } from '#test/plans'

type Text = { version: string; sections: { heading: string; paragraphs: string[] }[] }

const textOf = (language: string, name: string) => readData<Text>(`content/${language}/${name}.json`)

/** Digests of the texts by their version: to change a text, raise its version and TERMS_VERSION, and add a row. */
const published: Record<string, string> = {
  '2026-11': '16fe752cfe359ccb8c7df9559de13703aa5ee3412935478b90b6d6d700c0bd4a',
  '2026-11-23': 'b19a64076c0d0aecf4d6a1be216868ac02898b354167d8178c2b0c3c8788e476',
  '2026-11-26': '9c5e90fb9c401b3dd9f54771007f0179d382b6394a90f4190487ff015152b9f3',
  '2026-11-27': '7a1e53923bddb03f3161edd6aed9c4bae4adec4777340d8f482344e869f33f31',
}

test('every legal text has the version that consents name, and its text is the published one', () => {
  const texts = languages.flatMap((language) => legalTexts.map((name) => textOf(language, name)))
  expect(new Set(texts.map(({ version }) => version))).toEqual(new Set([TERMS_VERSION]))
  expect(hash('sha256', JSON.stringify(texts))).toBe(published[TERMS_VERSION])
})

test.for(legalTexts)('%s says the same in every language', (name) => {
  const shapeOf = ({ sections }: Text) =>
    sections.map(({ paragraphs }) =>
      paragraphs.map((text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()),
    )
  const shapes = languages.map((language) => shapeOf(textOf(language, name)))
  for (const shape of shapes) expect(shape).toEqual(shapes[0])
})

test('the legal notice names the seller once it is stated, and says nothing that is not', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const read = async (path: string) => (await api.app.inject(`/api/content/${path}`)).json()
  const before = await read('impressum')
  expect(before).toMatchObject({ title: 'Legal notice', version: TERMS_VERSION, isSellerKnown: false })
  expect(before.sections.map(({ heading }: { heading: string }) => heading)).toEqual([
    'Registration',
    'Content',
  ])
  const given = {
    name: 'Salvia B.V.',
    streetName: 'Oudegracht',
    houseNumber: '12',
    postalCode: '3511 AB',
    city: 'Utrecht',
    email: 'hello@salvia.example',
  }
  await callVersioned(api, admin, ['PUT', '/admin/seller', { version: 0, ...given }])
  const after = await read('impressum?lang=de')
  expect(after).toMatchObject({ title: 'Impressum', languageCode: 'de', isSellerKnown: true })
  const shown = after.sections.map(({ heading, paragraphs }: Text['sections'][number]) => ({
    heading,
    paragraphs,
  }))
  expect(shown.slice(0, 3)).toEqual([
    { heading: 'Betreiber', paragraphs: ['Salvia B.V.', 'Oudegracht 12, 3511 AB Utrecht, Niederlande'] },
    { heading: 'Kontakt', paragraphs: ['E-Mail: hello@salvia.example'] },
    { heading: 'Register', paragraphs: ['Umsatzsteuer-Identifikationsnummer: NL123456789B01'] },
  ])
})

/** Content of a service that answers these entries in English, and an app that shows it. */
async function withContent(entries: Record<string, unknown>) {
  const api = await startApi()
  const { content } = api.services
  content.read = async (name, language) => (language === 'en' ? (entries[name] ?? null) : null)
  const read = async (path: string) => (await api.app.inject(`/api/content/${path}`)).json()
  return { api, read }
}

test('what another language lacks comes in English, and says so', async () => {
  const { read } = await withContent({ about: { title: 'About us' } })
  expect(await read('about?lang=fr')).toMatchObject({ kind: 'page', title: 'About us', languageCode: 'en' })
})

test('an entry and a webinar come in the language that a call names, else in that of its header', async () => {
  const api = await startApi()
  const read = async (query: string, language?: string) => {
    const headers = language === undefined ? {} : { 'accept-language': language }
    const answer = await api.app.inject({ url: `/api/content/about${query}`, headers })
    expect(answer.headers.vary).toContain('Accept-Language')
    return answer.json().languageCode
  }
  expect(await read('', 'nl-BE;q=0.8, sv')).toBe('nl')
  expect(await read('?lang=fr', 'nl')).toBe('fr')
  expect([await read('', 'sv'), await read('')]).toEqual(['en', 'en'])
  const webinar = { id: 'zinc', description: '', minutes: 60, startsAt: '2026-12-01T18:00:00Z' }
  api.services.content.read = async (_, language) => [{ ...webinar, title: `Zinc ${language}` }]
  const found = await api.app.inject({
    url: '/api/content/webinars/zinc',
    headers: { 'accept-language': 'de-AT' },
  })
  expect(found.json().title).toBe('Zinc de')
})

test('rich text runs nothing, unknown fields are left out, figures are those of the code', async () => {
  const paragraphs = ['<p>Margin: {practitionerPercent} %<script>alert(1)</script></p>', '<b>{phone}</b>']
  const { read } = await withContent({
    commission: { title: '<i>Commission</i>', sections: [{ heading: 'How', paragraphs, block: 'unknown' }] },
  })
  const { title, sections } = await read('commission')
  expect(title).toBe('Commission')
  expect(sections).toEqual([
    {
      ...{ anchor: null, heading: 'How', points: [], picture: null, action: null },
      paragraphs: ['Margin: 30 %'],
    },
  ])
})

test('what is wrong of a list is left out, the rest is shown, and admins are told', async () => {
  const faq = {
    id: 'pay',
    question: 'How?',
    answer: '{practitionerPercent} percent',
    userType: 'client',
    category: 'orders',
  }
  const { api, read } = await withContent({ faqs: [faq, { id: 'x' }], about: { sections: 'none' } })
  expect((await read('faqs')).results).toEqual([
    { ...faq, answer: '30 percent', popular: false, featured: false, featuredInPricing: false },
  ])
  expect(await read('about')).toMatchObject({ title: 'About Salvia' })
  const admin = await makeAdmin(api)
  const told = (await callVersioned(api, admin, ['GET', '/admin/content/faults'])).json()
  expect(told.results).toMatchObject([
    {
      name: 'faqs',
      languageCode: 'en',
      faults: expect.arrayContaining([expect.stringMatching(/^2\. question: /)]),
    },
    { name: 'about', faults: [expect.stringMatching(/^title: /), expect.stringMatching(/^sections: /)] },
  ])
})

test('one fault takes the least it can from a page, a menu and the footer; the release lends what is missing', async () => {
  const script = { label: 'Look', href: 'javascript:alert(1)' }
  const right = { heading: 'Right', paragraphs: ['Kept'] }
  const links = [
    { title: 'Old', href: 'http://old.example' },
    { title: 'Shop', href: '/shop' },
  ]
  const { api, read } = await withContent({
    about: { title: 'Our house', action: script, sections: [right, { paragraphs: ['No heading'] }] },
    'pricing-page': { title: '', sections: [{ ...right, action: script }] },
    'data-compliance': { title: 7, sections: [{ points: 'none' }] },
    header: { groups: [{ title: 'Salvia', links }] },
    footer: { copyright: '© {year} Our house', leftSiteMap: [{ title: 'Salvia', links }] },
  })
  const shown = { ...{ anchor: null, points: [], picture: null, action: null }, ...right }
  expect(await read('about')).toMatchObject({ title: 'Our house', action: null, sections: [shown] })
  expect(await read('pricing-page')).toMatchObject({ title: 'What Salvia costs', sections: [shown] })
  const { title, sections } = await read('data-compliance')
  expect([title, sections.length > 0]).toEqual(['Data protection for practices', true])
  expect((await read('header')).groups).toEqual([{ title: 'Salvia', links: [links[1]] }])
  expect(await read('footer')).toMatchObject({
    copyright: '© 2026 Our house',
    leftSiteMap: [{ title: 'Salvia', links: [links[1]] }],
  })
  const admin = await makeAdmin(api)
  const told = (await callVersioned(api, admin, ['GET', '/admin/content/faults'])).json()
  const pathOf = (fault: string) => fault.slice(0, fault.indexOf(':'))
  const paths = told.results.map(({ name, faults }: ContentFault) => [name, faults.map(pathOf)])
  expect(Object.fromEntries(paths)).toMatchObject({
    about: ['action.href', 'sections.1.heading'],
    'pricing-page': ['title', 'sections.0.action.href'],
    'data-compliance': ['title', 'sections.0.heading', 'sections.0.points'],
    header: ['groups.0.links.0.href'],
    footer: ['leftSiteMap.0.links.0.href'],
  })
})

test('an item of a list goes without a wrong picture or address, not without what it says', async () => {
  const webinar = {
    ...{ id: 'zinc', title: 'Zinc', description: 'All of it', minutes: 60, startsAt: '2026-12-01T18:00:00Z' },
    recordingUrl: 'http://insecure.example',
    picture: { src: '/uploads/zinc.jpg', alt: '', width: 20_000, height: 1 },
  }
  const banner = { id: 'sale', content: 'Sale', dateFrom: 'soon', dateTo: '2030-01-01' }
  const { read } = await withContent({
    webinars: [webinar, { ...webinar, id: 'iron', startsAt: 'soon' }],
    'shop-banner': [banner],
  })
  expect(await read('webinars')).toMatchObject({
    count: 1,
    results: [{ id: 'zinc', recordingUrl: null, picture: null }],
  })
  expect(await read('shop-banner')).toMatchObject({ banner: null })
})

test('a link that runs something is no link, and its banner is not shown', async () => {
  const banner = (href: string) => ({
    id: 'sale',
    content: 'Sale',
    action: { label: 'Look', href },
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
  })
  const { read } = await withContent({
    'shop-banner': banner('/shop'),
    'pdp-banner': banner('javascript:alert(1)'),
  })
  expect(await read('shop-banner')).toMatchObject({ kind: 'banner', banner: { id: 'sale' } })
  expect(await read('pdp-banner')).toMatchObject({ kind: 'banner', banner: null })
})

test('a webinar keeps the address at which it takes place', async () => {
  const webinar = {
    ...{ id: 'zinc', title: 'Zinc', description: 'All of it', minutes: 60 },
    ...{ startsAt: '2026-12-01T18:00:00Z', joinUrl: 'https://meet.example/zinc' },
  }
  const { api, read } = await withContent({ webinars: [webinar] })
  const found = await read('webinars?when=upcoming')
  expect(found).toMatchObject({ count: 1, results: [{ id: 'zinc', hasJoinUrl: true }] })
  expect(await read('webinars/zinc')).toEqual({ ...found.results[0], languageCode: 'en' })
  expect(JSON.stringify(found)).not.toContain('meet.example')
  expect((await api.app.inject('/api/content/webinars/iron')).statusCode).toBe(404)
})

test('only the content service says that content has changed', async () => {
  const { api } = await withContent({})
  let emptied = 0
  api.services.content.empty = () => {
    emptied += 1
  }
  const say = (headers: Record<string, string>) =>
    api.app.inject({ method: 'POST', url: '/api/content/changed', headers })
  expect((await say({})).statusCode).toBe(400)
  expect((await say({ 'x-content-secret': 'guessed' })).statusCode).toBe(400)
  expect(emptied).toBe(0)
  expect((await say({ 'x-content-secret': 'a-test-secret-of-the-content-service' })).statusCode).toBe(204)
  expect(emptied).toBe(1)
})

test('a text that does not exist is refused', async () => {
  const api = await startApi()
  expect((await api.app.inject('/api/content/secrets')).statusCode).toBe(400)
})
