import { hash } from 'node:crypto'
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
  expect(after.sections.slice(0, 3)).toEqual([
    { heading: 'Betreiber', paragraphs: ['Salvia B.V.', 'Oudegracht 12, 3511 AB Utrecht, Niederlande'] },
    { heading: 'Kontakt', paragraphs: ['E-Mail: hello@salvia.example'] },
    { heading: 'Register', paragraphs: ['Umsatzsteuer-Identifikationsnummer: NL123456789B01'] },
  ])
})

test('a text that does not exist is refused', async () => {
  const api = await startApi()
  expect((await api.app.inject('/api/content/secrets')).statusCode).toBe(400)
})
