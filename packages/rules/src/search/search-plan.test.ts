import { expect, test } from 'vitest'
import type { SynonymRow } from './concepts.ts'
import { parseQuery } from './parse-query.ts'
import { addWords, buildLexicon, unknownWords } from './search-lexicon.ts'
import { preferringFormat, searchPlan } from './search-plan.ts'

const rows: SynonymRow[] = [
  { concept: 'magnesium', any: ['magnesium'] },
  { concept: 'citrate', en: ['citrate'] },
  { concept: 'fish_oil', broader: ['omega_3'], en: ['fish oil'] },
  { concept: 'extract', en: ['extract'] },
  { concept: 'gelatin', kind: 'additive', en: ['gelatin'] },
  { concept: 'sugar', kind: 'additive', en: ['sugar'] },
  { concept: 'format:capsule', en: ['capsules'] },
  { concept: 'category:children', kind: 'side', en: ['kids'] },
  { concept: 'category:minerals', kind: 'side', en: ['minerals'] },
]
const lexicon = () => buildLexicon(rows, new Map([['lemon', 2]]))
const plan = (query: string) => {
  const known = lexicon()
  return searchPlan(parseQuery(query, known), known)
}
/** What is absent unless a product is called just as the query is. */
const absent = (query: string, whole: string, { held, free }: { held: string; free: string }) =>
  expect(plan(query).absence).toEqual({
    held: `(${held}) & !'whole:${whole}'`,
    free: `((${free}) | 'whole:${whole}')`,
  })

test('a concept is matched in ingredients, forms and formats, and counts more in the name', () => {
  const { all, named, core, wider } = plan('magnesium ')
  expect(all).toBe("('c:magnesium' | 'f:magnesium' | 'r:magnesium')")
  expect(named).toBe("('n:magnesium')")
  expect([core, wider]).toEqual([all, []])
  expect(plan('magnesium ').parts.map(({ weight, kind }) => [weight, kind])).toEqual([
    [60, null],
    [1, 'Text'],
    [6, 'Similar'],
    [1, 'Kind'],
    [3, 'Content'],
    [2, 'Name'],
    [3, null],
    [2, null],
  ])
})

test('a category that is no kind of substances is what something is for, unless its name says so', () => {
  const kindsOf = (query: string) =>
    plan(query).parts.flatMap(({ text, kind }) => (text && kind ? [kind] : []))
  expect(kindsOf('kids ')).toEqual(['Text', 'Use', 'Use', 'Use', 'Name'])
  expect(kindsOf('minerals ')).toEqual(['Text', 'Similar', 'Kind', 'Content', 'Name'])
})

test('additives by themselves may stand among the other ingredients, beside anything else they do not', () => {
  expect(plan('gelatin sugar ').other).toEqual([
    { match: "('o:gelatin')", weight: 6, text: 'gelatin', kind: 'Additive' },
    { match: "('o:sugar')", weight: 6, text: 'sugar', kind: 'Additive' },
  ])
  expect(plan('gelatin capsules ').other).toEqual([])
  expect(plan('gelatin lemon ').other).toEqual([])
  expect(plan('').other).toEqual([])
})

test('what a concept is a kind of is found too', () => {
  expect(plan('fish oil ').all).toContain("'c:omega_3'")
})

test('the last word may be the beginning of others', () => {
  expect(plan('lem').all).toBe("('w:lem' | 'f:lem' | 'r:lem' | 'w:lem':*)")
})

test('what else a mistyped word may be meant for is found too', () => {
  const known = buildLexicon(
    [],
    new Map([
      ['lemon', 2],
      ['melon', 1],
    ]),
  )
  const { all } = searchPlan(parseQuery('lelon ', known), known)
  expect(all).toBe("('w:lemon' | 'f:lemon' | 'r:lemon' | 'w:melon')")
})

test('one letter of a word that is being typed finds nothing by itself, but counts', () => {
  const { all, named, parts } = plan('magnesium b')
  expect([all, named]).toEqual(["('c:magnesium' | 'f:magnesium' | 'r:magnesium')", "('n:magnesium')"])
  expect(parts.map(({ match }) => match)).toContain("('w:b' | 'f:b' | 'r:b' | 'w:b':*)")
  expect(plan('magnesium b ').all).toContain("'w:b'")
})

test('the last letter of a name that is known begins nothing', () => {
  const known = buildLexicon([{ concept: 'vitamin_c', en: ['vitamin C'] }], new Map([['complex', 2]]))
  const all = (query: string) => searchPlan(parseQuery(query, known), known).all
  expect(all('vitamin c')).toBe("('c:vitamin_c' | 'f:vitamin_c' | 'r:vitamin_c')")
  expect(all('c')).toBe("('w:c' | 'f:c' | 'r:c' | 'w:c':*)")
})

test('form and strength belong to one ingredient', () => {
  const matches = plan('magnesium citrate 200 mg').parts.map(({ match }) => match)
  expect(matches).toContain("('pair:magnesium:citrate' | 'pair:citrate:magnesium')")
  expect(matches).toContain("('dose:magnesium:ng200000000' | 'dose:citrate:ng200000000')")
})

test('a strength alone asks for nothing', () => {
  const { all, parts } = plan('200 mg')
  expect([all, parts.map(({ match }) => match)]).toEqual(['', ["'whole:200 mg'", "'label:rows'"]])
})

test('the core of a query leaves out format, extract and side words; a wider search any one', () => {
  const { core, wider } = plan('magnesium extract capsules ')
  expect(core).toBe("('c:magnesium' | 'f:magnesium' | 'r:magnesium')")
  expect(wider.map((each) => each.split(' & ').length)).toEqual([4])
})

test('whom it is for is never left out', () => {
  const children = "('c:category:children' | 'f:category:children' | 'r:category:children' | 'w:kids')"
  const lemon = "('w:lemon' | 'f:lemon' | 'r:lemon')"
  expect(plan('kids magnesium lemon ').wider).toEqual([
    `((${children} & ${lemon}) | (${children} & ('c:magnesium' | 'f:magnesium' | 'r:magnesium')))`,
  ])
  expect(plan('kids ').wider).toEqual([])
})

test('what is to be absent is matched as a whole', () => {
  absent('magnesium without lemon citrate', 'magnesium without lemon citrate', {
    held: "(('lemon') & ('citrate'))",
    free: "('label:complete' | 'free:lemon' | 'free:citrate')",
  })
})

test('the rows of a label tell which actives are absent', () => {
  absent('lemon without magnesium', 'lemon without magnesium', {
    held: "(('magnesium'))",
    free: "('label:rows' | 'free:magnesium')",
  })
})

test('signs are quoted', () => {
  expect(plan("it's").all).not.toContain("t's")
  expect(plan('').all).toBe('')
})

test('a lexicon learns words that it does not know', () => {
  const known = lexicon()
  expect(unknownWords('lemon ginger', known)).toEqual(['ginger'])
  addWords(
    known,
    new Map([
      ['ginger', 4],
      ['lemon', 9],
    ]),
  )
  expect(unknownWords('lemon ginger', known)).toEqual([])
  expect([...known.frequency]).toEqual([
    ['lemon', 2],
    ['ginger', 4],
  ])
})

test('an allergen that is to be absent is left out however a label calls it', () => {
  absent('lemon without fish', 'lemon without fish', { held: "'holds:Fish'", free: "'free:Fish'" })
  absent('lemon without fish, milk', 'lemon without fish milk', {
    held: "'holds:Fish' | 'holds:Milk'",
    free: "'free:Fish' & 'free:Milk'",
  })
})

test('a name of several words holds what its words or its subject say', () => {
  const { absence } = plan('lemon without milk lemon')
  expect(absence?.held).toContain("'holds:Milk'")
  expect(absence?.held).toContain("'lemon'")
})

test('labels that say so lead, then known labels', () => {
  expect(plan('lemon without fish').parts.slice(-2)).toEqual([
    { match: "'said:Fish'", weight: 10, text: '', kind: null },
    { match: "'label:rows'", weight: 2, text: '', kind: null },
  ])
})

test('a preferred format counts and finds nothing by itself', () => {
  const { parts, ...rest } = plan('magnesium ')
  expect(preferringFormat({ parts, ...rest }, "tab'let")).toEqual({
    ...rest,
    parts: [...parts, { match: "'c:format:tab''let'", weight: 3, text: '', kind: null }],
  })
})

test('a letter beside a word never stands for the word', () => {
  const { all, wider } = plan('d-lemon ')
  expect(all).toContain("'w:d'")
  expect(wider).toEqual(["('w:lemon' | 'f:lemon' | 'r:lemon')"])
  expect(plan('d e ').wider).toHaveLength(1)
})

test('a bare number is left out first, then a word beside it', () => {
  const [magnesium, lemon] = [
    "('c:magnesium' | 'f:magnesium' | 'r:magnesium')",
    "('w:lemon' | 'f:lemon' | 'r:lemon')",
  ]
  expect(plan('lemon magnesium 30 ').wider).toEqual([
    `${lemon} & ${magnesium}`,
    `((${magnesium}) | (${lemon}))`,
  ])
})
