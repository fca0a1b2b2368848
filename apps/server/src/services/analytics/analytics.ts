import type { PageView } from '@salvia/contract/analytics/analytics'

/** An outside service that counts page views. */
export type OutsideAnalytics = {
  service: 'plausible' | 'matomo'
  /** Without a trailing slash. */
  url: string
  site: string
}

export type AnalyticsSettings = OutsideAnalytics | { service: 'own' }

/**
 * Who counts page views: nobody, this server in its own table, or an outside service, which is sent the page's pattern
 * and language and nothing of who viewed it. Telling throws when the service does not take it.
 */
export type Analytics = { kind: 'off' | 'own' } | OutsideCounter

export type OutsideCounter = {
  kind: OutsideAnalytics['service']
  tell: (view: PageView) => Promise<void>
}
