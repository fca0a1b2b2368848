import { type Figures, measure } from './load.ts'
import { startMeasured } from './measured-server.ts'
import { printTable, verdict } from './report.ts'

const CONNECTIONS = 8
const SECONDS = 10
const WARM_SECONDS = 3
const PAGES = ['', '/about', '/pricing', '/how-it-works/practitioner', '/how-it-works/client', '/faqs/all']
const PREFIXES = ['', '/de', '/nl', '/fr']

const paths = PREFIXES.flatMap((prefix) => PAGES.map((page) => prefix + page || '/'))

/** Pages in turn. With a query none is kept, so each is rendered. */
async function measurePages(url: string, query: string): Promise<Figures> {
  let at = 0
  const setupRequest = (request: object) => {
    at += 1
    return { ...request, method: 'GET', path: `${paths[at % paths.length]}${query}` }
  }
  const load = { url, connections: CONNECTIONS, requests: [{ setupRequest }] }
  await measure({ ...load, seconds: WARM_SECONDS })
  return measure({ ...load, seconds: SECONDS })
}

/** Content pages in four languages as strangers get them: rendered each time, and kept. */
export async function run(): Promise<void> {
  const server = await startMeasured(0)
  try {
    const rendered = await measurePages(server.baseUrl, '?from=bench')
    const kept = await measurePages(server.baseUrl, '')
    const row = (name: string, figures: Figures) => ({
      name,
      connections: CONNECTIONS,
      figures,
      statements: Number.NaN,
    })
    printTable([row('content pages, rendered', rendered), row('content pages, kept', kept)])
    verdict(
      `at least 300 content pages a second (${kept.perSecond.toFixed(1)})`,
      kept.perSecond >= 300 && kept.refused === 0,
    )
  } finally {
    await server.stop()
  }
}
