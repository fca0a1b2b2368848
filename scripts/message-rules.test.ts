import { expect, test } from 'vitest'
import { literalText } from './literal-text.ts'
import {
  countsWithoutPlural,
  differingPlaceholders,
  missingKeys,
  sameAsEnglish,
  sameInAllLanguages,
  staleAllowances,
  staleCounts,
  staleSameness,
  unusedKeys,
  wordsToElide,
} from './message-rules.ts'

test('a key that one language lacks is found, whichever language it is', () => {
  expect(missingKeys({ en: { a: 'A' }, de: { a: 'Ä', b: 'B' } })).toEqual(['en: b is missing'])
})

test('an untranslated value is found unless it is on the list', () => {
  const all = { en: { a: 'Menu', b: 'Demo' }, nl: { a: 'Menu', b: 'Demo' } }
  expect(sameAsEnglish(all, { nl: ['a'] })).toEqual(['nl: b equals the English text'])
})

test('an entry of the list that is no longer needed is found', () => {
  expect(staleAllowances({ en: { a: 'Menu' }, de: { a: 'Menü' } }, { de: ['a', 'gone'] })).toEqual([
    'de: a is allowed to equal the English text, but does not',
  ])
})

const alike = {
  en: { a: 'Draft', b: 'Draft', c: 'Draft', d: 'Send', e: 'Send' },
  de: { a: 'Entwurf', b: 'Entwurf', c: 'Konzept', d: 'Senden', e: 'Senden' },
}

test('what is equal in every language is one message, unless it is on the list', () => {
  const because = 'A button, and a state.'
  expect(sameInAllLanguages(alike, [{ keys: ['d', 'e'], because }])).toEqual([
    'a, b say the same in every language: make them one message',
  ])
  expect(staleSameness(alike, [{ keys: ['e', 'd'], because }])).toEqual([])
  expect(staleSameness(alike, [{ keys: ['a', 'b', 'c'], because }])).toEqual([
    'a, b, c are allowed to say the same, but do not',
  ])
})

test('a language that fills in something else is found, in plural forms as well', () => {
  const plural = (one: string, other: string) => [{ match: { 'n=one': one, 'n=other': other } }]
  const all = {
    en: { a: 'For {name}', b: plural('one item', '{count} items') },
    fr: { a: 'Pour {nom}', b: plural('{count} article', '{count} articles') },
  }
  expect(differingPlaceholders(all)).toEqual(['fr: a fills in {nom}, English {name}'])
})

const counting = {
  en: {
    a: 'Packs: {count}',
    b: [
      {
        declarations: ['input count', 'input days', 'local countPlural = count: plural'],
        match: { 'countPlural=one': '{count} pack, {days} days', 'countPlural=other': '{count} packs' },
      },
    ],
    c: '{at} of {count}',
  },
}

test('a count without plural forms is found, each count by itself', () => {
  expect(countsWithoutPlural(counting, ['c'])).toEqual([
    'en: a counts {count} without plural forms',
    'en: b counts {days} without plural forms',
  ])
})

test('an allowance for a text that counts nothing is found', () => {
  expect(staleCounts(counting, ['c', 'gone'])).toEqual([
    'gone is allowed to have no plural forms, but needs no allowance',
  ])
})

test('a key that no source names is found', () => {
  expect(unusedKeys({ en: { a: 'A', ab: 'AB' } }, ['const x = m.ab()'])).toEqual(['a is used nowhere'])
})

test.for([
  ['<p>Hello</p>', ['Hello']],
  ['<p>{"Hello"}</p>', ['Hello']],
  ['<p>{`items`}</p>', ['items']],
  ['<p>{isOn ? "On" : m.off()}</p>', ['On']],
  ['<p>{isOn && "On"}</p>', ['On']],
  ['<img alt="A bottle" />', ['A bottle']],
  ['<Field label="Name" placeholder={"Anna"} />', ['Name', 'Anna']],
  ['<button aria-label="Close" />', ['Close']],
  ['<ul>{list.map((x) => <li>Text</li>)}</ul>', ['Text']],
] as const)('literal text in %s is found', ([source, found]) => {
  expect(literalText(source)).toEqual(found)
})

test.for([
  '<p>{m.hello()}</p>',
  '<p className="strong" id="a">·</p>',
  '<p>{`·`}</p>',
  '<p>{format("day")}</p>',
  '<Field name="email" label={m.email()} autoComplete="username" />',
  '<p>{count === 1 ? m.one() : m.many()}</p>',
])('%s says nothing by itself', (source) => {
  expect(literalText(source)).toEqual([])
})

test.for([
  ['Le plan de {name}', ['de {name}']],
  ['Que {name} réponde', ['Que {name}']],
  ['Le plan d’{name}', ['’{name}']],
  ['Le plan établi par {name}', []],
  ['Partagé le {day}, {count} de {amount}', []],
  ['Le modèle {name}', []],
] as const)('%s is wrong before a vowel, or without one, at %j', ([text, found]) => {
  expect(wordsToElide({ en: {}, fr: { a: text } })).toEqual(
    found.map((each) => `fr: a has “${each}”, which is wrong before or without a vowel`),
  )
})
