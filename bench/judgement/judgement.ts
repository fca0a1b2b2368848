import { type Figures, figureLines, judgeSearch, mistyped, type Search, sumFigures } from './judge-search.ts'
import { judgedAbbreviations, judgedProducts, judgedQueries } from './judged-set.ts'

/** Each query is mistyped once per seed, so that no lucky letter decides the result. */
const seeds = [1000, 2000, 3000]
const TWO_ERRORS_SEED = 4000

export const targets = { recall: 0.9, mistypedRecall: 0.98, withActive: 0.8 }

export type Judgement = { lines: string[]; missed: string[] }

const missedBy = (name: string, { recall, withActive }: Figures, leastRecall: number): string[] => [
  ...(recall < leastRecall ? [`${name}: recall ${recall.toFixed(3)}, at least ${leastRecall}`] : []),
  ...(withActive < targets.withActive
    ? [`${name}: with the asked active ${withActive.toFixed(3)}, at least ${targets.withActive}`]
    : []),
]

/**
 * Evaluates a search with the shipped queries as they are, abbreviated, with one typing error and with two, and lists
 * missed targets.
 */
export async function judge(search: Search): Promise<Judgement> {
  const products = judgedProducts()
  const figuresOf = (queries: typeof judgedQueries) => judgeSearch(search, queries, products)
  const asTyped = await figuresOf(judgedQueries)
  const abbreviated = await figuresOf(judgedAbbreviations)
  const oneError = await figuresOf(seeds.flatMap((seed) => mistyped(judgedQueries, 1, seed)))
  const twoErrors = await figuresOf(mistyped(judgedQueries, 2, TWO_ERRORS_SEED))
  return {
    lines: [
      ...figureLines('As typed', asTyped),
      ...figureLines('Abbreviations', abbreviated),
      ...figureLines('One typing error', oneError),
      ...figureLines('Two typing errors', twoErrors),
    ],
    missed: [
      ...missedBy('As typed', sumFigures(asTyped), targets.recall),
      ...missedBy('Abbreviations', sumFigures(abbreviated), targets.recall),
      ...missedBy('One typing error', sumFigures(oneError), targets.mistypedRecall),
    ],
  }
}
