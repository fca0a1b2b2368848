import { readFileSync } from 'node:fs'
import { buildConcepts, findConcepts, type SynonymRow } from '@salvia/rules/search/concepts'
import { contentWords } from '@salvia/rules/search/plain-text'
import { expect, test } from 'vitest'

const rows = JSON.parse(
  readFileSync(new URL('../data/search/synonyms.json', import.meta.url), 'utf8'),
) as SynonymRow[]
const table = buildConcepts(rows)
const names = rows.flatMap(({ concept, any = [], en = [], de = [], nl = [], fr = [] }) =>
  [...any, ...en, ...de, ...nl, ...fr].map((name) => ({
    concept,
    name,
    words: contentWords(name).join(' '),
  })),
)

test('a concept stands once, and broader ones exist', () => {
  const concepts = rows.map(({ concept }) => concept)
  expect(new Set(concepts).size).toBe(concepts.length)
  expect(
    rows.flatMap(({ broader = [] }) => broader).filter((broader) => !concepts.includes(broader)),
  ).toEqual([])
})

test('no name means two things', () => {
  const meanings = Map.groupBy(names, ({ words }) => words)
  const double = [...meanings.values()].filter(
    (group) => new Set(group.map(({ concept }) => concept)).size > 1,
  )
  expect(double).toEqual([])
})

test('every name is found as its concept', () => {
  for (const { concept, name } of names) {
    expect(
      findConcepts(contentWords(name), table).map((part) => part.concept),
      name,
    ).toEqual([concept])
  }
})

test.for([
  [['P5P', 'pyridoxal-5-phosphate', 'Pyridoxalphosphat', 'pyridoxaal-5-fosfaat'], 'pyridoxal_5_phosphate'],
  [['mag', 'Magnesium', 'magnésium'], 'magnesium'],
  [['ascorbic acid', 'Vitamin C', 'Ascorbinsäure', 'ascorbinezuur', 'acide ascorbique'], 'vitamin_c'],
  [['B6', 'vitamine B6', 'pyridoxine'], 'vitamin_b6'],
] as const)('%j are %s', ([spellings, concept]) => {
  for (const name of spellings) {
    expect(findConcepts(contentWords(name), table)).toMatchObject([{ concept }])
  }
})
