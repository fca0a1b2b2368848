import { z } from 'zod'
import type { AnalyticsSettings } from '../services/analytics/analytics.ts'
import { httpUrl, withoutSlash, words } from './words.ts'

export const analyticsVariables = {
  ANALYTICS_SERVICE: z.enum(['own', 'plausible', 'matomo']).optional(),
  ANALYTICS_URL: httpUrl.optional(),
  /** The site as the service knows it: Plausible's domain, Matomo's number. */
  ANALYTICS_SITE: words.optional(),
}
const Variables = z.object(analyticsVariables)
type Given = z.infer<typeof Variables>

/** Who counts page views; undefined: nothing is counted and nobody is asked. */
export function analyticsFrom(given: Given): AnalyticsSettings | undefined {
  const { ANALYTICS_SERVICE: service, ANALYTICS_URL: url, ANALYTICS_SITE: site } = given
  if (service === 'own') return { service }
  return service && url && site ? { service, url: withoutSlash(url), site } : undefined
}

export function analyticsFaults(given: Given): string[] {
  if (given.ANALYTICS_SERVICE === 'own') return []
  const names = ['ANALYTICS_SERVICE', 'ANALYTICS_URL', 'ANALYTICS_SITE'] as const
  const missing = names.filter((name) => !given[name])
  if (missing.length === 0 || missing.length === names.length) return []
  return [`${missing.join(' and ')} missing: an outside analytics service is set up by all three variables.`]
}
