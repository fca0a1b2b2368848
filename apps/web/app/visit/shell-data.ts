import { useRouteLoaderData } from 'react-router'
import type { SiteMapEntry } from './site-map.ts'
import type { StoredPlan } from './stored-plan.ts'

/** What the server says of a visit with its first page. */
export type Shell = {
  sessionFailed: boolean
  isCountryChosen: boolean
  country: { code: string; isShippable: boolean }
  showsNet: boolean
  isShipToDismissed: boolean
  storedPlan: StoredPlan | null
  isDemo: boolean
  supportEmail: string
  publicUrl: string
  siteMap: SiteMapEntry[]
  year: number
}

/** Undefined when the page itself could not be loaded. */
export const useShell = (): Shell | undefined => useRouteLoaderData<{ shell: Shell }>('root')?.shell
