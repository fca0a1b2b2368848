import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, use } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import { jsonInPage } from '#app/ui/json-in-page.ts'
import { inOneLanguage } from './one-language.ts'

const ID = 'carried-cache'

/** What the page that is rendered carries; null in the browser. */
export const CarriedContext = createContext<ReadonlySet<Query> | null>(null)

/** Reference data comes in every language; a page takes its own along. */
function inPageLanguage(held: DehydratedState['queries'][number]): DehydratedState['queries'][number] {
  if (!`${held.queryKey[0]}`.startsWith('GET /reference-data/')) return held
  return { ...held, state: { ...held.state, data: inOneLanguage(held.state.data, getLocale()) } }
}

/** What these queries hold, for the browser. */
export function dehydrated(client: QueryClient, queries: ReadonlySet<Query>): DehydratedState {
  const { queries: held, ...rest } = dehydrate(client, {
    shouldDehydrateQuery: (one) => queries.has(one) && one.state.status === 'success',
  })
  return { ...rest, queries: held.map(inPageLanguage) }
}

/**
 * What the loaders of a page asked for, as text in the page: the answers hold nothing but JSON, which the router's own
 * way of carrying values takes ten times as long to write.
 */
export function CarriedCache() {
  const client = useQueryClient()
  const carried = use(CarriedContext)
  const text = carried === null ? '' : jsonInPage(dehydrated(client, carried))
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}

/** Fills a cache with what the page has carried. */
export function takeCarried(client: QueryClient): void {
  const text = document.getElementById(ID)?.textContent
  if (text) hydrate(client, JSON.parse(text))
}
