import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'

/**
 * What the HTTP server hands over with every page request.
 *
 * - `nonce`: the one of this response's content security policy; scripts and styles carry it.
 * - `api`: answers a call in process. The URL's path is the call's (`/api/…`, `/auth/…`), its host means nothing; the
 *   visitor's cookies and languages are in its headers already. The server adds what only it knows, the address.
 */
export type PageVisit = {
  nonce: string
  requestId: string
  api: (input: Request) => Promise<Response>
  /** Takes an error that no page was made for; the page itself shows the generic error. */
  report: (error: unknown) => void
  /** Every page of a demo says that it is one. */
  isDemo: boolean
  supportEmail: string
  /** Prices are for this country until the visitor's own is known. */
  sellerCountry: string
  /** Scheme and host of the public address, without a slash at the end; for canonical links. */
  publicUrl: string
}

export const pageVisitContext = createContext<PageVisit | null>(null)

/** This request's own cache: no visitor ever sees another's. */
export const queryClientContext = createContext<QueryClient | null>(null)
