import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, use } from 'react'
import { jsonInPage } from '#app/lib/json-in-page.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { inOneLanguage } from './one-language.ts'

const ID = 'dehydrated-cache'

/** The queries sent along with the rendered page; null in the browser. */
export const DehydratedContext = createContext<ReadonlySet<Query> | null>(null)

/** Reference data holds every language; a page sends only its own. */
function inPageLanguage(held: DehydratedState['queries'][number]): DehydratedState['queries'][number] {
  if (!`${held.queryKey[0]}`.startsWith('GET /reference-data/')) return held
  return { ...held, state: { ...held.state, data: inOneLanguage(held.state.data, getLocale()) } }
}

/** Dehydrates these queries for the browser. */
export function dehydrated(client: QueryClient, queries: ReadonlySet<Query>): DehydratedState {
  const { queries: held, ...rest } = dehydrate(client, {
    shouldDehydrateQuery: (one) => queries.has(one) && one.state.status === 'success',
  })
  return { ...rest, queries: held.map(inPageLanguage) }
}

/** The loaders' answers as JSON in the page: for plain JSON the router's own serialisation takes ten times as long. */
export function DehydratedCache() {
  const client = useQueryClient()
  const carried = use(DehydratedContext)
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

/** Hydrates a cache from the JSON in the page. */
export function hydrateFromPage(client: QueryClient): void {
  const text = document.getElementById(ID)?.textContent
  if (text) hydrate(client, JSON.parse(text))
}
