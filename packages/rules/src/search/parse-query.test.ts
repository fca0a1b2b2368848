import { expect, test } from 'vitest'
import { parseQuery, type QueryTerm } from './parse-query.ts'
import { addKnownWords, addWords, buildLexicon, unknownWords } from './search-lexicon.ts'

const lexicon = buildLexicon(
  [
    { concept: 'magnesium', any: ['magnesium'], fr: ['magnésium'] },
    { concept: 'citrate', en: ['citrate'], de: ['Citrat'] },
    { concept: 'zinc', en: ['zinc'], de: ['Zink'] },
    { concept: 'vitamin_b1', any: ['B1'] },
    { concept: 'vitamin_b12', any: ['B12'], en: ['vitamin B12'] },
    { concept: 'pyridoxal_5_phosphate', broader: ['vitamin_b6'], any: ['P5P'] },
    { concept: 'fish_oil', en: ['fish oil'], de: ['Fischöl'], nl: ['visolie'], fr: ['huile de poisson'] },
    { concept: 'magnesium_stearate', en: ['magnesium stearate'], de: ['Magnesiumstearat'] },
    { concept: 'format:capsule', de: ['Kapseln'], en: ['capsules'] },
  ],
  new Map([
    ['thorne', 9],
    ['melatonin', 7],
    ['melissa', 8],
    ['selenium', 4],
    ['lutein', 2],
    ['luteal', 3],
  ]),
)

const parse = (query: string) => parseQuery(query, lexicon)
const term = (word: string, over: Partial<QueryTerm> = {}): QueryTerm => ({
  words: [word],
  text: word,
  concept: null,
  broader: [],
  begun: [],
  alternatives: [],
  isBeginning: false,
  ...over,
})

test('a query is read as concepts, strength and what is to be absent', () => {
  expect(parse('Magnesium citrate 200 mg without magnesium stearate')).toEqual({
    code: null,
    whole: 'magnesium citrate 200 mg without magnesium stearate',
    terms: [
      term('magnesium', { text: 'Magnesium', concept: 'magnesium' }),
      term('citrate', { concept: 'citrate' }),
    ],
    asked: [
      { typed: 'Magnesium', texts: ['Magnesium'] },
      { typed: 'citrate', texts: ['citrate'] },
    ],
    strengths: [{ amount: 200, unit: 'Milligrams' }],
    diets: [],
    excluded: [
      [{ ...term('magnesium stearate'), words: ['magnesium', 'stearate'], concept: 'magnesium_stearate' }],
    ],
    excludedSubjects: [[]],
    corrected: null,
  })
})

test('a product number is said to be one', () => {
  expect(parse('THO-298074').code).toMatchObject({ sku: 'THO-298074', ean: null })
  expect(parse('7 68990 01761 2').code).toMatchObject({ sku: '7 68990 01761 2', ean: '0768990017612' })
})

test.for([
  ['Magnesiumkapseln ', ['magnesium', 'format:capsule']],
  ['Magnesiumcitratkapseln ', ['magnesium', 'citrate', 'format:capsule']],
  ['Magnesiumkapslen ', ['magnesium', 'format:capsule']],
  ['Fischoel ', ['fish_oil']],
  ['Fischöl ', ['fish_oil']],
  ['Fiscchoel ', ['fish_oil']],
  ['huile de poisson ', ['fish_oil']],
  ['magnesuim ', ['magnesium']],
  ['vitamin b 12 ', ['vitamin_b12']],
] as const)('"%s" names %j', ([query, concepts]) => {
  expect(parse(query).terms.map(({ concept }) => concept)).toEqual(concepts)
})

test('a compound is meant where it is nearer to what was typed than any whole word', () => {
  const known = buildLexicon(
    [
      { concept: 'zinc', de: ['Zink'] },
      { concept: 'format:tablet', de: ['Tabletten'] },
      { concept: 'format:lozenge', nl: ['zuigtabletten'] },
    ],
    new Map(),
  )
  const concepts = (query: string) => parseQuery(query, known).terms.map(({ concept }) => concept)
  expect(concepts('zniktabletten ')).toEqual(['zinc', 'format:tablet'])
  expect(concepts('zniktabletten')).toEqual(['zinc', 'format:tablet'])
  expect(concepts('zuigtabletetn ')).toEqual(['format:lozenge'])
  expect(concepts('zuigtabltetn')).toEqual(['format:lozenge'])
})

test('a concept says what it is a kind of', () => {
  expect(parse('P5P ').terms).toEqual([
    term('p5p', { text: 'P5P', concept: 'pyridoxal_5_phosphate', broader: ['vitamin_b6'] }),
  ])
})

test('the last word may go on while it is typed, the more frequent words first', () => {
  expect(parse('mel').terms).toEqual([
    term('mel', { alternatives: ['melissa', 'melatonin'], isBeginning: true }),
  ])
  expect(parse('thorne b1').terms).toEqual([
    term('thorne'),
    term('b1', { concept: 'vitamin_b1', alternatives: ['b12'], isBeginning: true }),
  ])
  expect(parse('p').terms).toEqual([term('p', { alternatives: ['p5p', 'poisson'], isBeginning: true })])
  expect(parse('mel thorne').terms[0]).toEqual(term('mel'))
})

test('a space, a strength or an exclusion ends the last word', () => {
  expect(parse('b1 ').terms).toEqual([term('b1', { concept: 'vitamin_b1' })])
  expect(parse('b1 5 mg').terms).toEqual([term('b1', { concept: 'vitamin_b1' })])
  expect(parse('b1 ohne Zink').terms).toEqual([term('b1', { concept: 'vitamin_b1' })])
})

test('a beginning may be mistyped', () => {
  expect(parse('elenyu').terms).toEqual([term('elenyu', { isBeginning: true })])
  expect(parse('melta').terms).toEqual([term('melta', { alternatives: ['melatonin'], isBeginning: true })])
})

test('the known word decides how many errors it may have', () => {
  expect(parse('lutei ').terms).toEqual([term('lutein')])
  expect(parse('lutean ').terms).toEqual([term('luteal', { alternatives: ['lutein'] })])
  expect(parse('zink zinx ').terms).toEqual([term('zink', { concept: 'zinc' }), term('zinx')])
})

test('an unknown word stays', () => {
  expect(parse('Qwertyuiop ').terms).toEqual([term('qwertyuiop', { text: 'Qwertyuiop' })])
  expect(parse('qwertyuiop').terms).toEqual([term('qwertyuiop', { isBeginning: true })])
})

test.for([[''], ['   '], ['%_*'], ['!!! ???'], ['()'], ['🙂']])('nothing is left of "%s"', ([query]) => {
  expect(parse(query ?? '')).toEqual({
    code: null,
    whole: '',
    terms: [],
    asked: [],
    strengths: [],
    diets: [],
    excluded: [],
    excludedSubjects: [],
    corrected: null,
  })
})

test('long and hostile texts are read in part and never fail', () => {
  expect(parse('zink '.repeat(2000)).terms).toHaveLength(16)
  expect(parse('x'.repeat(10_000)).terms).toHaveLength(1)
  expect(parse("'; drop table products; --").terms.map(({ words }) => words[0])).toEqual([
    'drop',
    'table',
    'products',
  ])
  expect(parse('without '.repeat(50)).excluded).toEqual([])
  expect(parse('zinc without !!!').excluded).toEqual([])
})

test.for([
  ['magnesium', []],
  ['magn', []],
  ['magn zink', ['magn']],
  ['zink magn', []],
  ['zzz', ['zzz']],
  ['', []],
] as const)(
  'of "%s" the lexicon does not know %j, the last word as far as it is typed',
  ([query, unknown]) => {
    expect(unknownWords(query, lexicon)).toEqual(unknown)
  },
)

test('a short name may be typed with a letter too many; another short word is left alone', () => {
  expect(['Zinck ', 'Zincs', 'Zin '].map((query) => parse(query).corrected)).toEqual(['zinc', 'zinc', null])
})

test('a word that stands in a text is known from then on, and is not corrected', () => {
  const own = buildLexicon([{ concept: 'melatonin', en: ['melatonin'] }], new Map(), ['melone'])
  expect(parseQuery('melotonin ', own).corrected).toBe('melatonin')
  addKnownWords(own, ['melotonin'])
  expect(unknownWords('melotonin melone', own)).toEqual([])
  const { corrected, terms } = parseQuery('melotonin ', own)
  expect([corrected, terms[0]?.words]).toEqual([null, ['melotonin']])
})

test.for([
  ['zinc without fish', ['Fish']],
  ['Zink ohne Milch und Soja', ['Soy', 'Milk']],
  ['gluten-free zinc -egg', ['Gluten', 'Eggs']],
  ['zinc sans fruits à coque', ['Nuts']],
  ['softgel gelatin free', ['Gelatin']],
  ['sugar free lozenges', ['Sugar']],
  ['zuckerfreie Lutschtabletten', ['Sugar']],
  ['zinc zonder magnesium', []],
  ['milk thistle', []],
] as const)('"%s" leaves out %j', ([query, subjects]) => {
  expect(new Set(parse(query).excludedSubjects.flat())).toEqual(new Set(subjects))
})

test('an element is understood by its symbol, a unit only behind a number', () => {
  expect(parse('Mg citrate ').terms.map(({ concept }) => concept)).toEqual(['magnesium', 'citrate'])
  expect(parse('Zn ').terms).toEqual([term('zinc', { concept: 'zinc' })])
  expect(parse('zinc 200 mg').terms).toEqual([term('zinc', { concept: 'zinc' })])
  expect(parse('Fe ').terms.map(({ words }) => words)).toEqual([['fe']])
})

test('a symbol that is being typed may become another word', () => {
  expect(parse('se').terms).toEqual([term('selenium', { alternatives: ['selenium'] })])
  expect(parse('Se ').terms).toEqual([term('selenium')])
})

test('a name with a number is understood without its hyphen', () => {
  const known = buildLexicon(
    [
      { concept: 'five_htp', any: ['5-HTP'] },
      { concept: 'omega_3', any: ['omega 3'] },
    ],
    new Map(),
  )
  expect(parseQuery('5htp', known).terms.map(({ concept }) => concept)).toEqual(['five_htp'])
  expect(parseQuery('Omega3', known).terms.map(({ concept }) => concept)).toEqual(['omega_3'])
})

test('a word is read again once the lexicon has learnt what it may be', () => {
  const known = buildLexicon([], new Map([['lemon', 1]]))
  const wordsOf = (query: string) => parseQuery(query, known).terms.map(({ words }) => words)
  expect(wordsOf('melonn ')).toEqual([['melonn']])
  addWords(known, new Map([['melon', 1]]))
  expect(wordsOf('melonn ')).toEqual([['melon']])
})

test('a word that is being typed is read otherwise than the same word when it is finished, whichever came first', () => {
  const both = (queries: string[]) => {
    const known = buildLexicon([], new Map([['lemon', 1]]))
    return queries.map((query) => parseQuery(query, known).terms[0]?.isBeginning)
  }
  expect(both(['lem', 'lem '])).toEqual([true, false])
  expect(both(['lem ', 'lem'])).toEqual([false, true])
})

test('what is remembered of typed words has a limit, and is right beyond it', () => {
  const known = buildLexicon([], new Map([['lemon', 1]]))
  for (let at = 0; at <= 10_000; at++) parseQuery(`q${at} `, known)
  expect(known.understood.size).toBe(1)
  expect(parseQuery('lemmon ', known).terms.map(({ words }) => words)).toEqual([['lemon']])
})
