import type { PageVisit } from '@salvia/contract/page-visit'
import type { Query, QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'

export const pageVisitContext = createContext<PageVisit | null>(null)

/** The request's query cache; never shared between visitors. */
export const queryClientContext = createContext<QueryClient | null>(null)

/** Queries the page itself dehydrates; null on navigations, where each loader's answer carries its part. */
export const carriedContext = createContext<Set<Query> | null>(null)
