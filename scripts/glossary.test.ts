import { expect, test } from 'vitest'
import {
  forbiddenWords,
  forbiddenWordsIn,
  messageTexts,
  sourceTexts,
  textsByLanguage,
  textsWithin,
  typographyFaults,
} from './glossary.ts'

const glossary = `# Glossary

| Thing | Language | Say | Never | Except |
| --- | --- | --- | --- | --- |
| Mail | en | e-mail | email, mail | |
| Label | nl | etiket | label* | brand_name, legal |
`
const words = forbiddenWords(glossary)
const found = (language: string, text: string, key = 'a') =>
  forbiddenWordsIn([{ language, key, text }], words)

test('the table names each forbidden word with its language and exceptions', () => {
  expect(words).toEqual([
    { language: 'en', say: 'e-mail', word: 'email', except: [] },
    { language: 'en', say: 'e-mail', word: 'mail', except: [] },
    { language: 'nl', say: 'etiket', word: 'label*', except: ['brand_name', 'legal'] },
  ])
})

test('a table with padded cells names the same words', () => {
  const padded = glossary
    .replace('| en | e-mail |', '| en       | e-mail  |')
    .replace('| nl |', '| nl       |')
  expect(forbiddenWords(padded)).toEqual(words)
})

test.for([
  ['en', 'We sent an Email.', 'en: a says “email”, the glossary says “e-mail”'],
  ['nl', 'De labeldienst', 'nl: a says “label*”, the glossary says “etiket”'],
] as const)('a forbidden word is found in %s: %s', ([language, text, fault]) => {
  expect(found(language, text)).toEqual([fault])
})

test.for([
  ['en', 'Your e-mail {email}, for example name@mail.com'],
  ['en', 'De labeldienst'],
  ['nl', 'Ons etablissement'],
] as const)('nothing is forbidden in %s: %s', ([language, text]) => {
  expect(found(language, text)).toEqual([])
})

test('an exception holds for its key alone', () => {
  expect(found('nl', 'Label', 'legal')).toEqual([])
  expect(found('nl', 'Label', 'other')).toHaveLength(1)
})

test('each text of a message is read, in plural forms as well', () => {
  const all = { en: { a: 'A', b: [{ match: { 'n=one': 'one', 'n=other': 'many' } }] } }
  expect(messageTexts(all).map(({ key, text }) => [key, text])).toEqual([
    ['a', 'A'],
    ['b', 'one'],
    ['b', 'many'],
  ])
})

test('the texts of a source are found under their names', () => {
  const source = `export const words = {
  'mail.lead': { en: 'Hello', fr: \`Bonjour \${name}\` },
  Tea: {
    text: { nl: 'Thee' } },
}`
  expect(sourceTexts(source)).toEqual([
    { language: 'en', key: 'mail.lead', text: 'Hello' },
    { language: 'fr', key: 'mail.lead', text: 'Bonjour ' },
    { language: 'nl', key: 'Tea', text: 'Thee' },
  ])
})

test.for([
  ['fr', 'Prêt ?', 'fr: a lacks a no-break space'],
  ['fr', 'Prêt?', 'fr: a lacks a no-break space'],
  ['fr', 'Le plan « Été\u00a0»', 'fr: a lacks a no-break space'],
  ['en', "Don't", 'en: a has straight quotes'],
  ['de', 'Der "Plan"', 'de: a has straight quotes'],
] as const)('in %s, %s is set wrongly', ([language, text, fault]) => {
  expect(typographyFaults([{ language, key: 'a', text }])).toEqual([fault])
})

test.for(['Prêt\u00a0?', '«\u00a0Été\u00a0»', 'À 9:30, sur www.salvia.example/?x=1'])(
  '%s is set well',
  (text) => {
    expect(typographyFaults([{ language: 'fr', key: 'a', text }])).toEqual([])
  },
)

test('each text of a document is read, however deep', () => {
  const document = { title: 'A', version: 1, sections: [{ heading: 'B', paragraphs: ['C', 'D'] }] }
  expect(textsWithin(document)).toEqual(['A', 'B', 'C', 'D'])
})

test('data are read by language, however deep, and nothing else of them', () => {
  const document = {
    rows: [{ id: 'a', names: { en: 'A', de: ['B', 'C'] }, unit: 'mg' }],
    of: { fr: { x: 'D' } },
  }
  expect(textsByLanguage('words', document)).toEqual([
    { language: 'en', key: 'words', text: 'A' },
    { language: 'de', key: 'words', text: 'B' },
    { language: 'de', key: 'words', text: 'C' },
    { language: 'fr', key: 'words', text: 'D' },
  ])
})
