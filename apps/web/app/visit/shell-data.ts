import type { ConsentAnswer } from '@salvia/contract/words/analytics'
import { useRouteLoaderData } from 'react-router'
import type { ShownBanner } from './closed-banners.ts'
import type { HeaderLinks, SiteFooter } from './site-map.ts'
import type { StoredPlan } from './stored-plan.ts'

/** The server's data about the visit, sent with the first page. */
export type Shell = {
  sessionFailed: boolean
  isCountryChosen: boolean
  /** In the page's language, `destination` with the preposition and the article: “to the Netherlands”. */
  country: { code: string; name: string; isShippable: boolean; destination: string }
  showsNet: boolean
  isShipToDismissed: boolean
  topBanner: ShownBanner | null
  storedPlan: StoredPlan | null
  /** Null where page views are not counted: then nobody is asked. */
  analytics: { consent: ConsentAnswer | null } | null
  isDemo: boolean
  /** Whether drafts of the content service are shown. */
  isPreview: boolean
  /** Whether an outside messenger takes the place of the stored chat. */
  hasMessenger: boolean
  /** Of the reader, once the browser has told it; else UTC. */
  timeZone: string
  /** Where people write for help; empty while the seller has no address. */
  supportEmail: string
  publicUrl: string
  /** The header's links for visitors without an account. Null if the content service could not be read. */
  headerLinks: HeaderLinks | null
  /** Null if the content service could not be read. */
  footer: SiteFooter | null
}

/** Undefined when the page itself failed to load. */
export const useShell = (): Shell | undefined => useRouteLoaderData<{ shell: Shell }>('root')?.shell
