import { ask } from './ask.ts'
import { measure } from './load.ts'
import { seedManyPlans } from './many-plans.ts'
import { startMeasured } from './measured-server.ts'
import { printTable, type Row, verdict } from './report.ts'

const PRODUCTS = 1000
const SECONDS = 10
const CONNECTIONS = 8
/** Milliseconds within which nineteen of twenty requests must be answered (p95). */
const LIMITS = { byCode: 15, list: 50 }

async function tokenOf(baseUrl: string): Promise<string> {
  const formFields = [
    { id: 'email', value: 'practitioner@salvia.example' },
    { id: 'password', value: 'salvia-demo' },
  ]
  const said = await ask(`${baseUrl}/auth/signin`, { method: 'POST', body: JSON.stringify({ formFields }) })
  return (JSON.parse(said) as { accessToken: string }).accessToken
}

/** A plan by its code, and a large practice's lists of plans and of alerts. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  try {
    const url = server.baseUrl
    const code = await seedManyPlans(server.databaseUrl)
    const headers = { authorization: `Bearer ${await tokenOf(url)}` }
    const read = async (name: string, path: string, connections: number): Promise<Row> => {
      const load = { url, connections, requests: [{ method: 'GET' as const, path, headers }] }
      await measure({ ...load, connections: CONNECTIONS, seconds: 3 })
      const before = await server.statements()
      const figures = await measure({ ...load, seconds: SECONDS })
      const statements = ((await server.statements()) - before) / (figures.perSecond * SECONDS)
      return { name, connections, figures, statements }
    }
    const list = '/api/recommendations?mode=Recommendations&includeAlertsCount=true&limit=20'
    const byCode = await read('plan by code', `/api/recommendations/code/${code}?countryCode=NL`, CONNECTIONS)
    const listed = await read('plans with alert counts', list, 1)
    const clients = '/api/recommendations/clients?alertsOnly=true&limit=20'
    const alerts = await read('clients with alerts', clients, 1)
    printTable([byCode, listed, alerts])
    verdict('a plan by code at 8 connections: p95 under 15 ms', byCode.figures.p95 < LIMITS.byCode)
    verdict('2,000 plans with alert counts: p95 under 50 ms', listed.figures.p95 < LIMITS.list)
  } finally {
    await server.stop()
  }
}
