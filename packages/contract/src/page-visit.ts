/** A call that a page's loader makes in the server's own process. */
export type InProcessCall = {
  path: string
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

/** As much of a response as is read of it. */
export type Answer = { status: number; ok: boolean; statusText: string; json: () => Promise<unknown> }

/**
 * What the HTTP server hands over with every page request.
 *
 * - `nonce`: the one of this response's content security policy; scripts and styles carry it.
 * - `api`: answers a call in process. The path is the call's (`/api/…`, `/auth/…`); the visitor's cookies and languages
 *   are in its headers already. The server adds what only it knows, the address.
 * - `hasSession`: false where nobody can be signed in.
 */
export type PageVisit = {
  nonce: string
  requestId: string
  api: (call: InProcessCall) => Promise<Answer>
  hasSession: boolean
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
