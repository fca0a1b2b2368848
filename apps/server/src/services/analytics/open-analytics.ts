import type { Analytics, AnalyticsSettings, OutsideAnalytics, OutsideCounter } from './analytics.ts'

const TIMEOUT_MS = 10_000
/** Both services leave out views without one. No visitor's own is passed on. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Salvia)'

async function post(url: string, contentType: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': contentType, 'user-agent': USER_AGENT },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the analytics service answered ${response.status}`)
}

/** Plausible's events API. */
const plausible = ({ url, site }: OutsideAnalytics, publicUrl: string): OutsideCounter => ({
  kind: 'plausible',
  tell: ({ page, languageCode }) => {
    const event = { name: 'pageview', domain: site, url: publicUrl + page, props: { language: languageCode } }
    return post(`${url}/api/event`, 'application/json', JSON.stringify(event))
  },
})

/** Matomo's tracking API. */
const matomo = ({ url, site }: OutsideAnalytics, publicUrl: string): OutsideCounter => ({
  kind: 'matomo',
  tell: ({ page, languageCode }) => {
    const view = {
      idsite: site,
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: publicUrl + page,
      lang: languageCode,
    }
    return post(`${url}/matomo.php`, 'application/x-www-form-urlencoded', String(new URLSearchParams(view)))
  },
})

/** An outside service. */
export const openOutside = (settings: OutsideAnalytics, publicUrl: string): OutsideCounter =>
  (settings.service === 'plausible' ? plausible : matomo)(settings, publicUrl)

/** What is set up; without it nothing is counted. */
export function openAnalytics(settings: AnalyticsSettings | undefined, publicUrl: string): Analytics {
  if (!settings) return { kind: 'off' }
  if (settings.service === 'own') return { kind: 'own' }
  return openOutside(settings, publicUrl)
}
