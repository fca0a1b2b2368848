import { expect, test } from 'vitest'
import type { SynonymRow } from './concepts.ts'
import { parseQuery } from './parse-query.ts'
import { buildLexicon } from './search-lexicon.ts'

const rows: SynonymRow[] = [
  { concept: 'magnesium', any: ['magnesium'], fr: ['magnésium'] },
  { concept: 'zinc', en: ['zinc'], de: ['Zink'] },
  { concept: 'iron', en: ['iron'] },
  { concept: 'copper', en: ['copper'] },
  { concept: 'vitamin_c', en: ['vitamin C'], fr: ['vitamine C'] },
  { concept: 'protein', en: ['protein'] },
  { concept: 'multivitamin', en: ['multivitamin'] },
  { concept: 'oxide', kind: 'form', en: ['oxide'] },
  { concept: 'stearate', kind: 'form', en: ['stearate'], fr: ['stéarate'] },
  {
    concept: 'magnesium_stearate',
    kind: 'additive',
    en: ['magnesium stearate'],
    de: ['Magnesiumstearat'],
    fr: ['stéarate de magnésium'],
  },
  { concept: 'gelatin', kind: 'additive', en: ['gelatin'] },
  { concept: 'soy', kind: 'additive', en: ['soy'] },
  { concept: 'vegan', kind: 'side', en: ['vegan'] },
  { concept: 'format:capsule', kind: 'side', en: ['capsules'] },
]

const lexicon = buildLexicon(rows, new Map([['starch', 3]]))

const read = (query: string) => {
  const { terms, excluded, strengths } = parseQuery(`${query} `, lexicon)
  const names = (parts: typeof terms) => parts.map(({ concept, words }) => concept ?? words.join(' '))
  return { asked: names(terms), excluded: excluded.map(names), strengths: strengths.length }
}

test.for([
  ['without magnesium stearate vitamin c', ['vitamin_c'], [['magnesium_stearate']]],
  ['ohne Magnesiumstearat Vitamin C', ['vitamin_c'], [['magnesium_stearate']]],
  ['sans stéarate de magnésium vitamine C', ['vitamin_c'], [['magnesium_stearate']]],
  ['without magnesim stearate vitamin c', ['vitamin_c'], [['magnesium_stearate']]],
  ['without gelatin vegan protein capsules', ['vegan', 'protein', 'format:capsule'], [['gelatin']]],
  ['without iron oxide zinc', ['zinc'], [['iron', 'oxide']]],
  ['without iron multivitamin', ['multivitamin'], [['iron']]],
  ['without magnesium starch zinc', ['zinc'], [['magnesium', 'starch']]],
  ['without gelatin vitamin c and zinc', ['vitamin_c', 'zinc'], [['gelatin']]],
  ['without gelatin vitamin c and soy', ['vitamin_c'], [['gelatin'], ['soy']]],
  ['without gelatin vitamin c without iron copper', ['vitamin_c'], [['gelatin'], ['iron', 'copper']]],
  ['capsules without gelatin vitamin c', ['format:capsule', 'vitamin_c'], [['gelatin']]],
  ['zinc without gelatin vitamin c', ['zinc', 'vitamin_c'], [['gelatin']]],
  ['without gelatin, soy', [], [['gelatin'], ['soy']]],
  ['without gelatin, vitamin c', ['vitamin_c'], [['gelatin']]],
  ['without gelatin; soy, vitamin c, zinc', ['vitamin_c', 'zinc'], [['gelatin'], ['soy']]],
  ['without gelatin, vitamin c, soy', ['vitamin_c'], [['gelatin'], ['soy']]],
  ['without gelatin, without zinc', [], [['gelatin'], ['zinc']]],
  ['without starch, zinc', ['zinc'], [['starch']]],
  ['zinc without gelatin, vitamin c', ['zinc', 'vitamin_c'], [['gelatin']]],
] as const)('"%s" asks for %j without %j', ([query, asked, excluded]) => {
  expect(read(query)).toEqual({ asked, excluded, strengths: 0 })
})

test.for([
  ['multivitamin without iron, copper', ['multivitamin'], [['iron'], ['copper']]],
  ['multivitamin without iron copper', ['multivitamin'], [['iron', 'copper']]],
  ['without zinc and copper', [], [['zinc'], ['copper']]],
  ['without iron oxide', [], [['iron', 'oxide']]],
  ['without soy protein', [], [['soy', 'protein']]],
  ['without gelatin capsules', [], [['gelatin', 'format:capsule']]],
  ['without qwertyuiop vitamin c', [], [['qwertyuiop', 'vitamin_c']]],
  ['vitamin c without magnesium stearate', ['vitamin_c'], [['magnesium_stearate']]],
  ['without !!!, zinc', ['zinc'], []],
  ['gelatin-free zinc', ['zinc'], [['gelatin']]],
] as const)('"%s" asks for %j and leaves %j absent as a whole', ([query, asked, excluded]) => {
  expect(read(query)).toEqual({ asked, excluded, strengths: 0 })
})

test('a strength behind the name that is to be absent is asked for', () => {
  expect(read('without gelatin 500 mg vitamin c')).toEqual({
    asked: ['vitamin_c'],
    excluded: [['gelatin']],
    strengths: 1,
  })
})

test('what is wanted behind the name that is to be absent is still being typed', () => {
  const [term] = parseQuery('without gelatin zinc', lexicon).terms
  expect(term).toMatchObject({ concept: 'zinc', isBeginning: true })
})
