import { hash } from 'node:crypto'
import { legalTexts } from '@salvia/contract/words/content'
import { TERMS_VERSION } from '@salvia/contract/words/identity'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { readData } from '#kernel/data-file'
import { startApi } from '#test/api'
import { withContent } from '#test/content'
import { makeAdmin } from '#test/people'
import { callVersioned } from '#test/plans'

type Text = { version: string; lead?: string; sections: { heading: string; paragraphs: string[] }[] }

const textOf = (language: string, name: string) => readData<Text>(`content/${language}/${name}.json`)

/** Digests of the texts by their version: to change a text, raise its version and TERMS_VERSION, and add a row. */
const published: Record<string, string> = {
  '2026-11': '16fe752cfe359ccb8c7df9559de13703aa5ee3412935478b90b6d6d700c0bd4a',
  '2026-11-23': 'b19a64076c0d0aecf4d6a1be216868ac02898b354167d8178c2b0c3c8788e476',
  '2026-11-26': '9c5e90fb9c401b3dd9f54771007f0179d382b6394a90f4190487ff015152b9f3',
  '2026-11-27': '151335748ff114fdc7af6bef42c9de45cb27b50cace0dce5f8d9456611f184ba',
  '2026-11-28': '9e1d1c6033ab8bcc6021d376f93881622fcdf21cec8a8fa19259f259a8122154',
  '2026-11-29': '73b2c267dd68b24f895a658de4b19aeae5b2cf1abf2a25dbf6ffb0ffc1bd1c37',
  '2026-11-30': '0b1a862cbb349f982d6a6a97446a4fb36cc3cf7d2c0fea5cf09bdbf80427bb09',
}

test('every legal text has the version that consents name, and its text is the published one', () => {
  const texts = languages.flatMap((language) => legalTexts.map((name) => textOf(language, name)))
  expect(new Set(texts.map(({ version }) => version))).toEqual(new Set([TERMS_VERSION]))
  expect(hash('sha256', JSON.stringify(texts))).toBe(published[TERMS_VERSION])
})

test('every legal text says at its head that a lawyer still has to look at it', () => {
  const leads = languages.map((language) => new Set(legalTexts.map((name) => textOf(language, name).lead)))
  expect(leads.map((each) => [...each])).toEqual([
    ['Draft: this text comes with the software. A lawyer still has to look at it for this shop.'],
    [expect.stringContaining('Entwurf: ')],
    [expect.stringContaining('Concept: ')],
    [expect.stringContaining('Projet\u00a0: ')],
  ])
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

test.for([
  ['en', ['credit card', 'shipping costs', 'invoice', 'password', 'login', 'returns', 'How can I pay?']],
  [
    'de',
    ['Kreditkarte', 'Versandkosten', 'Rechnung', 'Passwort', 'Login', 'einloggen', 'Rückgabe', 'ruckgabe'],
  ],
  ['nl', ['creditcard', 'verzendkosten', 'factuur', 'wachtwoord', 'login', 'aanmelden', 'retour']],
  [
    'fr',
    ['carte de credit', 'frais de port', 'facture', 'mot de passe', 'login', 's’identifier', 'remboursement'],
  ],
] as const)(
  'the questions of the release in %s are found by what people search for',
  async ([language, searched]) => {
    const api = await startApi()
    const found = async (search: string) => {
      const url = `/api/content/faqs?lang=${language}&search=${encodeURIComponent(search)}`
      return (await api.app.inject(url)).json().results.length
    }
    for (const search of searched) expect([search, await found(search)]).not.toEqual([search, 0])
  },
)

test('a webinar and a question that are there in another language alone are found by their ids', async () => {
  const webinar = { id: 'zink', title: 'Zink', description: 'Alles', minutes: 60 }
  const faq = {
    id: 'parken',
    question: 'Wo parke ich?',
    answer: 'Hier.',
    userType: 'client',
    category: 'orders',
  }
  const api = await startApi()
  const entries: Record<string, unknown> = {
    'de/webinars': [{ ...webinar, startsAt: '2026-12-01T18:00:00Z' }],
    'en/webinars': [{ ...webinar, id: 'iron', startsAt: '2026-12-02T18:00:00Z' }],
    'de/faqs': [faq],
    'en/faqs': [{ ...faq, id: 'pay' }],
  }
  api.services.content.read = async (name, language) => entries[`${language}/${name}`] ?? null
  const found = await api.app.inject('/api/content/webinars/zink?lang=nl')
  expect(found.json()).toMatchObject({ title: 'Zink', languageCode: 'de' })
  expect((await api.app.inject('/api/content/webinars/tin?lang=nl')).statusCode).toBe(404)
  const say = async (id: string) => {
    const url = `/api/content/faqs/${id}/feedback`
    const headers = { origin: api.app.config.publicUrl }
    return (await api.app.inject({ method: 'PUT', url, headers, payload: { wasHelpful: true } })).statusCode
  }
  expect([await say('parken'), await say('pay'), await say('none')]).toEqual([204, 204, 404])
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
