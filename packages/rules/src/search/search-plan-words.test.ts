import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { buildLexicon } from './search-lexicon.ts'
import { searchPlan } from './search-plan.ts'

const shop = buildLexicon(
  [
    { concept: 'green_tea', en: ['green tea'], nl: ['groene thee'] },
    { concept: 'algae_oil', broader: ['omega_3'], isNarrow: true, en: ['algae oil'] },
    { concept: 'omega_3', en: ['omega 3'] },
    { concept: 'probiotic', broader: ['category:probiotics'], en: ['probiotics'] },
    { concept: 'category:sleep', kind: 'side', de: ['Schlaf'] },
    { concept: 'supplement', kind: 'side', en: ['supplement'] },
    { concept: 'claim:vegan', kind: 'side', en: ['vegan'] },
    { concept: 'zinc', en: ['zinc'], de: ['Zink'] },
    { concept: 'iron', en: ['iron'] },
    { concept: 'format:tablet', kind: 'side', de: ['Tabletten'] },
    { concept: 'food:honey', en: ['honey'] },
    { concept: 'food:pine-nut', en: ['pine nuts'] },
  ],
  new Map([['lemon', 2]]),
  ['melisse', 'honeylemon', 'zinktab'],
)
const shopPlan = (query: string, isVerbatim = false) => searchPlan(parseQuery(query, shop, isVerbatim), shop)

test('the beginning of a name of several words finds what bears it', () => {
  const { all, core } = shopPlan('groene t')
  expect(all).toContain("'c:green_tea'")
  expect(core).toBe(all)
})

test('a narrow concept is not widened', () => {
  expect(shopPlan('algae oil ').all).toBe("('c:algae_oil' | 'f:algae_oil' | 'r:algae_oil')")
})

test('categories are told, of a use and of what bears the name of one', () => {
  expect(shopPlan('Schlaf').categories).toEqual(['sleep'])
  expect(shopPlan('probiotics ').categories).toEqual(['probiotics'])
  expect(shopPlan('zinc ').categories).toEqual([])
})

test('a use and a food are found by their word, too', () => {
  expect(shopPlan('Schlaf ').all).toContain("'w:schlaf'")
  expect(shopPlan('honey ').all).toContain("'w:honey'")
})

test('a supplement is what all are; alone it is what is asked for', () => {
  expect(shopPlan('zinc supplement ').all).toBe(shopPlan('zinc ').all)
  expect(shopPlan('supplement ').all).toContain("'c:supplement'")
})

test('a diet leaves out what holds an animal and what nobody says suits it', () => {
  const { all, absence } = shopPlan('vegan zinc ')
  expect(all).toBe(shopPlan('zinc ').all)
  expect(absence?.free).toBe("(('diet:vegan') | 'whole:vegan zinc')")
  expect(absence?.held).toContain("'holds:Fish'")
  expect(shopPlan('vegan ').all).toBe('')
})

test('a food is absent where the label is complete', () => {
  expect(shopPlan('zinc without honey').absence?.free).toContain("'label:complete'")
})

test.for([
  ['iron and zinc free lemon', true],
  ['lemon and zinc free', false],
] as const)('in “%s” both are to be absent: %s', ([query, both]) => {
  const { absence } = shopPlan(query)
  expect(absence?.held.includes("'iron'")).toBe(both)
})

test('a compound whose last part is being typed is read as far as it goes', () => {
  const { all } = shopPlan('Zinkta')
  expect(all).toContain("'c:zinc'")
  expect(all).toContain("'c:format:tablet'")
  expect(shopPlan('Zinktab').all).toContain("'c:format:tablet'")
  expect(shopPlan('Zinkxx').corrected).toBeNull()
  expect(shopPlan('zinclem').all).not.toContain("'c:format:tablet'")
  expect(shopPlan('zinc groene t').all).toContain("'c:zinc'")
})

test.for([
  ['lemom ', false, 'lemon'],
  ['lemom ', true, null],
  ['melisse ', false, null],
  ['honeylemon', false, null],
  ['tablettne', false, 'Tabletten'],
  ['tabletz', false, 'tabletten'],
  ['grxen te', false, 'green te'],
] as const)('“%s” (as typed: %s) is read as %j', ([query, isVerbatim, corrected]) => {
  expect(shopPlan(query, isVerbatim).corrected).toBe(corrected)
})
