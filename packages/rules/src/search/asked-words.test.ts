import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { buildLexicon } from './search-lexicon.ts'

const lexicon = buildLexicon(
  [
    { concept: 'magnesium', any: ['magnesium'] },
    { concept: 'citrate', en: ['citrate'], de: ['Citrat'] },
    { concept: 'vitamin_d3', any: ['vitamin D3'] },
    { concept: 'zinc', en: ['zinc'], de: ['Zink'] },
    { concept: 'brand:Thorne', any: ['Thorne'] },
    { concept: 'brand:Solgar', any: ['Solgar'] },
  ],
  new Map([
    ['vital', 2],
    ['life', 4],
    ['forte', 2],
  ]),
)
const askedOf = (query: string) => parseQuery(query, lexicon).asked.map(({ typed }) => typed)

test.for([
  ['Garden of Life vitamin D3 1000 IU', ['Garden of Life', 'vitamin D3']],
  ['zinc Garden-of  Life', ['zinc', 'Garden-of Life']],
  ['Solgar Thorne zinc', ['Solgar', 'Thorne', 'zinc']],
  ['Vitals magnesium', ['Vitals', 'magnesium']],
  ['Magnesiumcitrat forte', ['magnesium', 'Citrat', 'forte']],
  ['zinc 30 d', ['zinc']],
  ['zinc 3 forte', ['zinc', 'forte']],
  ["Nature's Boünty zinc", ["Nature's Boünty", 'zinc']],
  ['', []],
] as const)('%s is asked as %j', ([query, typed]) => {
  expect(askedOf(query)).toEqual(typed)
})

test('what words were read as goes with them', () => {
  expect(parseQuery('Vitals Qwertz Zn', lexicon).asked).toEqual([
    { typed: 'Vitals Qwertz', texts: ['vital', 'Qwertz'] },
    { typed: 'Zn', texts: ['zinc'] },
  ])
})
