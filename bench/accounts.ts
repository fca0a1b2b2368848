import { ask } from './ask.ts'
import { type Figures, type Load, measure, measurePaced } from './load.ts'
import { startMeasured } from './measured-server.ts'
import { printTable, type Row, verdict } from './report.ts'

const PRODUCTS = 1000
const SECONDS = 10
const READS_PER_SECOND = 100
/** Milliseconds within which nineteen of twenty requests must be answered (p95). */
const LIMITS = { currentUser: 10, readsBesideSignIns: 25 }

const signInBody = JSON.stringify({
  formFields: [
    { id: 'email', value: 'client@salvia.example' },
    { id: 'password', value: 'salvia-demo' },
  ],
})
const json = { 'content-type': 'application/json' }

async function tokenOf(baseUrl: string): Promise<string> {
  const said = await ask(`${baseUrl}/auth/signin`, { method: 'POST', body: signInBody })
  return (JSON.parse(said) as { accessToken: string }).accessToken
}

const rowOf = (name: string, connections: number, figures: Figures): Row => ({
  name,
  connections,
  figures,
  statements: Number.NaN,
})

const isWithin = ({ p95, refused }: Figures, limit: number): boolean => p95 < limit && refused === 0

/** The current-user call at 8 connections, and reads while two clients sign in continuously. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  try {
    const url = server.baseUrl
    const authorization = `Bearer ${await tokenOf(url)}`
    const me = { method: 'GET' as const, path: '/api/users/me', headers: { authorization } }
    const urls = [`${url}${me.path}`, `${url}/api/products?limit=20&countryCode=NL&languageCode=nl`]
    const reads = { urls, headers: { authorization }, perSecond: READS_PER_SECOND, seconds: SECONDS }
    const load = (part: Partial<Load>) =>
      measure({ url, connections: 8, seconds: SECONDS, requests: [me], ...part })
    await load({ seconds: 3 })
    const currentUser = await load({})
    const alone = await measurePaced(reads)
    const signIn = { method: 'POST' as const, path: '/auth/signin', headers: json, body: signInBody }
    const [beside, signIns] = await Promise.all([
      measurePaced(reads),
      load({ requests: [signIn], connections: 2 }),
    ])
    printTable([
      rowOf('current user', 8, currentUser),
      rowOf('reads alone, 100 a second', 8, alone),
      rowOf('reads beside two who sign in', 8, beside),
      rowOf('sign-ins', 2, signIns),
    ])
    verdict('the current user at 8 connections: p95 under 10 ms', isWithin(currentUser, LIMITS.currentUser))
    verdict('reads beside two who sign in: p95 under 25 ms', isWithin(beside, LIMITS.readsBesideSignIns))
  } finally {
    await server.stop()
  }
}
