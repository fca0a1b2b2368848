import type { PageVisit } from '@salvia/contract/page-visit'
import type { Query, QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'

export const pageVisitContext = createContext<PageVisit | null>(null)

/** This request's own cache: no visitor ever sees another's. */
export const queryClientContext = createContext<QueryClient | null>(null)

/** What of that cache the page itself carries to the browser; null where each loader's answer carries its own part. */
export const carriedContext = createContext<Set<Query> | null>(null)
