import type { PageView } from '@salvia/contract/analytics/analytics'

export type AnalyticsSettings = {
  service: 'plausible' | 'matomo'
  /** Without a trailing slash. */
  url: string
  site: string
}

/** Counts page views. It is told the page's pattern and language: nothing of who viewed it. */
export type Analytics = {
  kind: 'off' | 'plausible' | 'matomo'
  /** Throws when the service does not take it. */
  tell: (view: PageView) => Promise<void>
}
