import type { LanguageCode } from '@salvia/contract/words/locale'
import { type Asked, holdsAsked, isRelevant } from './is-relevant.ts'
import type { JudgedProduct } from './judged-facts.ts'
import { withTypingErrors } from './typing-errors.ts'

const SHOWN = 10

export type JudgedQuery = { language: LanguageCode; kind: string; query: string; asks: Asked }

/** The search under evaluation: returns ids, best first. */
export type Search = (query: string, language: LanguageCode) => Promise<string[]>

export type QueryFigures = {
  query: string
  language: LanguageCode
  kind: string
  relevant: number
  found: number
  /** Hits among the first 10 ÷ min(10, relevant). */
  recall: number
  /** Share of the first 10 containing the requested active; `null` if none is requested or nothing is found. */
  withActive: number | null
}

export type Figures = { queries: number; recall: number; zeroResultRate: number; withActive: number }

const mean = (numbers: number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Metrics of one result. Ids not in the visible catalogue count as found but never as hits. */
export function queryFigures(judged: JudgedQuery, found: string[], products: JudgedProduct[]): QueryFigures {
  const { asks, query, language, kind } = judged
  const relevant = new Set(products.filter((product) => isRelevant(product, asks)).map(({ id }) => id))
  const first = [...new Set(found)].slice(0, SHOWN)
  const holding = new Set(products.filter((product) => holdsAsked(product, asks)).map(({ id }) => id))
  const asksActive = (asks.actives ?? []).length > 0
  return {
    query,
    language,
    kind,
    relevant: relevant.size,
    found: found.length,
    recall: first.filter((id) => relevant.has(id)).length / Math.min(SHOWN, Math.max(1, relevant.size)),
    withActive:
      asksActive && first.length > 0 ? first.filter((id) => holding.has(id)).length / first.length : null,
  }
}

/** Metrics over many queries: mean recall, mean share with the active, and the rate of empty results. */
export const sumFigures = (all: QueryFigures[]): Figures => ({
  queries: all.length,
  recall: mean(all.map(({ recall }) => recall)),
  zeroResultRate: mean(all.map(({ found }) => (found === 0 ? 1 : 0))),
  withActive: mean(all.flatMap(({ withActive }) => withActive ?? [])),
})

/** The judged queries with seeded typing errors; those without a long enough word are left out. */
export const mistyped = (queries: JudgedQuery[], errors: 1 | 2, seed: number): JudgedQuery[] =>
  queries.flatMap((judged, at) => {
    const query = judged.kind === 'code' ? null : withTypingErrors(judged.query, errors, seed + at)
    return query === null ? [] : [{ ...judged, query }]
  })

/** Runs all queries one after another and returns the metrics of each. */
export async function judgeSearch(
  search: Search,
  queries: JudgedQuery[],
  products: JudgedProduct[],
): Promise<QueryFigures[]> {
  const figures: QueryFigures[] = []
  for (const judged of queries) {
    figures.push(queryFigures(judged, await search(judged.query, judged.language), products))
  }
  return figures
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`

const line = (name: string, { queries, recall, zeroResultRate, withActive }: Figures): string =>
  [
    name.padEnd(14),
    String(queries).padStart(4),
    percent(recall).padStart(8),
    percent(zeroResultRate).padStart(8),
    percent(withActive).padStart(8),
  ].join('  ')

/** A table of the metrics: overall, by language and by kind of query; then each query below full recall. */
export function figureLines(title: string, all: QueryFigures[]): string[] {
  const groups = (key: 'language' | 'kind') =>
    [...Map.groupBy(all, (figures) => figures[key])].map(([name, group]) => line(name, sumFigures(group)))
  const short = all.filter(({ recall }) => recall < 1)
  return [
    `${title}: queries, recall of the first 10, without a result, with the asked active`,
    line('all', sumFigures(all)),
    ...groups('language'),
    ...groups('kind'),
    ...short.map(
      ({ language, query, recall, relevant }) => `  ${language} "${query}" ${percent(recall)} of ${relevant}`,
    ),
  ]
}
