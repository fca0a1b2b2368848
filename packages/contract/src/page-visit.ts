import type { PlanSheet } from './plans/plan-sheet.ts'

/** An in-process API call of a page's loader. */
export type InProcessCall = {
  path: string
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

/** The parts of a response that loaders use. */
export type Answer = { status: number; ok: boolean; statusText: string; json: () => Promise<unknown> }

/**
 * What the HTTP server hands over with every page request.
 *
 * - `nonce`: the one of this response's content security policy; scripts and styles carry it.
 * - `api`: answers a call in process. The path is the call's (`/api/…`, `/auth/…`); the visitor's cookies and languages
 *   are in its headers already. The server adds what only it knows, the address.
 * - `drawPlan`: a plan as a PDF; null while the server is too busy.
 * - `hasSession`: false where nobody can be signed in.
 */
export type PageVisit = {
  nonce: string
  requestId: string
  api: (call: InProcessCall) => Promise<Answer>
  drawPlan: (sheet: PlanSheet) => Promise<Uint8Array | null>
  hasSession: boolean
  /** Reports an error that prevented rendering; the page shows the generic error. */
  report: (error: unknown) => void
  /** Whether an analytics service counts page views of those who consent. */
  hasAnalytics: boolean
  /** Demo pages say so. */
  isDemo: boolean
  /** Whether an outside messenger takes the place of the stored chat. */
  hasMessenger: boolean
  /** Where people write for help; empty while the seller has no address. */
  supportEmail: string
  /** Default country for prices until the visitor's is known. */
  sellerCountry: string
  /** Public origin without a trailing slash, for canonical links. */
  publicUrl: string
}
