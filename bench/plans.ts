import { ask } from './ask.ts'
import { type Load, measure } from './load.ts'
import { seedManyPlans } from './many-plans.ts'
import { startMeasured } from './measured-server.ts'
import { printTable, verdict } from './report.ts'

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
    const load = async (path: string, part: Partial<Load> = {}) => {
      const requests = [{ method: 'GET' as const, path, headers }]
      await measure({ url, connections: CONNECTIONS, seconds: 3, requests })
      return measure({ url, connections: CONNECTIONS, seconds: SECONDS, requests, ...part })
    }
    const list = '/api/recommendations?mode=Recommendations&includeAlertsCount=true&limit=20'
    const byCode = await load(`/api/recommendations/code/${code}?countryCode=NL`)
    const listed = await load(list, { connections: 1 })
    const alerts = await load('/api/recommendations/clients?alertsOnly=true&limit=20', { connections: 1 })
    const row = { connections: 1, statements: Number.NaN }
    printTable([
      { ...row, name: 'plan by code', connections: CONNECTIONS, figures: byCode },
      { ...row, name: 'plans with alert counts', figures: listed },
      { ...row, name: 'clients with alerts', figures: alerts },
    ])
    verdict('a plan by code at 8 connections: p95 under 15 ms', byCode.p95 < LIMITS.byCode)
    verdict('2,000 plans with alert counts: p95 under 50 ms', listed.p95 < LIMITS.list)
  } finally {
    await server.stop()
  }
}
