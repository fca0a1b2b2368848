import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { type NoticeFacts, requiredNotices } from './label-notices.ts'

const facts: NoticeFacts = {
  isFoodSupplement: true,
  daily: { least: 2, most: 2 },
  unitName: { one: 'Kapsel', many: 'Kapseln' },
  nature: ['Magnesium', 'Zink', 'Vitamin B6'],
}

test('the notices of a food supplement in German', () => {
  expect(requiredNotices(facts, 'de')).toEqual({
    notices: [
      { kind: 'Name', text: 'Nahrungsergänzungsmittel' },
      { kind: 'Nature', text: 'Mit Magnesium, Zink und Vitamin B6' },
      { kind: 'Portion', text: 'Empfohlene tägliche Verzehrsmenge: 2 Kapseln' },
      {
        kind: 'DailyDose',
        text: 'Die angegebene empfohlene tägliche Verzehrsmenge darf nicht überschritten werden.',
      },
      {
        kind: 'VariedDiet',
        text: 'Nahrungsergänzungsmittel sollten nicht als Ersatz für eine ausgewogene und abwechslungsreiche Ernährung verwendet werden.',
      },
      { kind: 'Children', text: 'Außerhalb der Reichweite von kleinen Kindern lagern.' },
    ],
    missing: [],
  })
})

test.for([
  ['en', 'Food supplement'],
  ['de', 'Nahrungsergänzungsmittel'],
  ['nl', 'Voedingssupplement'],
  ['fr', 'Complément alimentaire'],
] as const)('in %s it is called %s, and all six notices are there', ([language, name]) => {
  const { notices } = requiredNotices(facts, language)
  expect(notices[0]?.text).toBe(name)
  expect(notices).toHaveLength(6)
  expect(notices.every(({ text }) => !/[{}]/.test(text))).toBe(true)
})

test.for([
  ['en', 0.5, '0.5 one'],
  ['en', 1, '1 one'],
  ['en', 1.5, '1.5 many'],
  ['de', 2.5, '2,5 many'],
  ['fr', 1.5, '1,5 one'],
  ['fr', 2, '2 many'],
] as const)('in %s a portion of %d is written "%s"', ([language, amount, written]) => {
  const { notices } = requiredNotices(
    { ...facts, daily: { least: amount, most: amount }, unitName: { one: 'one', many: 'many' } },
    language,
  )
  expect(notices.find(({ kind }) => kind === 'Portion')?.text).toMatch(new RegExp(`: ${written}$`))
})

test('what the product does not say is missing, the rest stands', () => {
  for (const daily of [null, { least: 0, most: 0 }]) {
    expect(requiredNotices({ ...facts, daily, nature: [] }, 'en')).toMatchObject({
      notices: [{ kind: 'Name' }, { kind: 'DailyDose' }, { kind: 'VariedDiet' }, { kind: 'Children' }],
      missing: ['Nature', 'Portion'],
    })
  }
  expect(requiredNotices({ ...facts, unitName: null }, 'nl').missing).toEqual(['Portion'])
})

test('a product that is no food supplement has none', () => {
  for (const language of languages) {
    expect(requiredNotices({ ...facts, isFoodSupplement: false }, language)).toEqual({
      notices: [],
      missing: [],
    })
  }
})

test.for([
  ['en', 'Recommended daily portion: 1–3 capsules'],
  ['de', 'Empfohlene tägliche Verzehrsmenge: 1–3 capsules'],
  ['nl', 'Aanbevolen dagelijkse portie: 1–3 capsules'],
  ['fr', 'Portion journalière recommandée : 1–3 capsules'],
] as const)('in %s a range is written as one: %s', ([language, text]) => {
  const given = { ...facts, daily: { least: 1, most: 3 }, unitName: { one: 'capsule', many: 'capsules' } }
  expect(requiredNotices(given, language).notices).toContainEqual({ kind: 'Portion', text })
})
