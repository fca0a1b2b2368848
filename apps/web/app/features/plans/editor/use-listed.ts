import type { PastedLine } from '@salvia/rules/plans/pasted-list/list-lines'
import { answerEntry, readNamedEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import type { Choice, TypedEntry } from '@salvia/rules/plans/typed-entry/typed-entry'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import { labelQueries } from './ledger/ledger-queries.ts'
import { rowsOf } from './ledger/use-ledger.ts'
import type { ListLine } from './list-review.ts'
import type { FoundCard } from './typed-item.ts'
import { productsFor, saysStrength } from './use-search.ts'

type Searched = { query: string; entry: TypedEntry; results: FoundCard[] | undefined }

/** The products found for each line with the rows of their labels, as far as it says a strength; null until both are there. */
function useLabelledLines(lines: Searched[]) {
  const asked = lines.map(({ query, entry, results }) =>
    saysStrength(query, entry) ? (results ?? []).map(({ id }) => id) : [],
  )
  const { labels, isLoading } = useQueries({
    queries: asked.flatMap((productIds) => labelQueries(productIds, getLocale())),
    combine: (answers) => ({
      labels: new Map(answers.flatMap(({ data }) => data ?? []).map((label) => [label.id, label])),
      isLoading: answers.some((answer) => answer.isLoading),
    }),
  })
  return lines.map(({ results }, at) => {
    const isRead = !isLoading || asked[at]?.every((id) => labels.has(id))
    if (!results || !isRead) return null
    return results.map((product) => ({ product, rows: rowsOf(labels.get(product.id)) }))
  })
}

/** A value kept for each line, by its text. */
function useKept<T>() {
  const [kept, setKept] = useState<Record<string, T>>({})
  const keep = (line: string, value: T) => setKept((before) => ({ ...before, [line]: value }))
  return [kept, keep] as const
}

type Asked = { entry: TypedEntry; isSearched: boolean; query: string; searched: string }

/** A search for each line by the words before its dose, and by all where those find nothing. */
function useSearches(asked: Asked[]) {
  const first = useQueries({
    queries: asked.map(({ searched, entry, isSearched }) => ({
      ...productsFor(searched, entry),
      enabled: isSearched,
    })),
  })
  const isNothing = (at: number) => first[at]?.data?.results.length === 0
  const others = useQueries({
    queries: asked.map(({ query, entry }, at) => ({ ...productsFor(query, entry), enabled: isNothing(at) })),
  })
  return first.map((search, at) => (isNothing(at) ? (others[at] ?? search) : search))
}

type Listed = PastedLine & Pick<ListLine, 'isLeftOut'>

/** What was found for each line, what was answered about it, and how to answer and to choose. */
export function useListed(lines: Listed[]) {
  const [answers, keepAnswers] = useKept<Choice[]>()
  const [chosen, keepChosen] = useKept<string>()
  const asked = lines.map((pasted) => {
    const { text: line, is, isLeftOut } = pasted
    const given = answers[line] ?? []
    const entry = readNamedEntry(line)
    const { query, searched = query } = given.reduce(answerEntry, entry)
    const isSearched = is === 'Item' && entry.query !== ''
    return {
      ...{ pasted, isLeftOut, entry, isSearched, answers: given },
      ...{ query: query || line, searched: searched || line },
    }
  })
  const searches = useSearches(asked)
  const products = useLabelledLines(
    asked.map(({ query, entry }, at) => ({ query, entry, results: searches[at]?.data?.results })),
  )
  const failed = searches.filter(({ isError }) => isError)
  return {
    listed: asked.map(
      (each, at): ListLine => ({
        ...each,
        products: products[at] ?? null,
        chosenId: chosen[each.pasted.text] ?? null,
      }),
    ),
    onRetry: failed.length > 0 ? () => failed.map(({ refetch }) => refetch()) : null,
    answer: (line: string, choice: Choice) => keepAnswers(line, [...(answers[line] ?? []), choice]),
    choose: (line: string, productId: string) => {
      keepChosen(line, productId)
      keepAnswers(line, [])
    },
  }
}
