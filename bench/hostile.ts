import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { largestAsset, stillOpen } from '../apps/server/test/fixtures/hostile-clients.ts'
import { memoryOf } from '../apps/server/test/fixtures/process-memory.ts'
import { ask } from './ask.ts'
import { type Attack, type Attacked, attackers } from './hostile-attack.ts'
import { type Figures, measurePaced } from './load.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import { printMarkdown, verdict } from './report.ts'

const PRODUCTS = 1000
const VISITORS = 50
const PER_SECOND = 25
const WARM_UP_SECONDS = 15
const SECONDS = 30
/** Longer than the longest timeout any of them hits. */
const AFTERWARDS_MS = 130_000
/** Longer than an idle rendering process is kept. */
const IDLE_MS = 70_000
const MOST_MEGABYTES = 800
/** Memory that may remain in use: a formerly large heap is never returned completely. */
const LEFT_MEGABYTES = 100

const visitors = () =>
  Array.from(
    { length: VISITORS },
    (_, at) => new Agent({ keepAlive: true, localAddress: `127.0.1.${at + 1}` }),
  )

type Shop = { port: number; urls: string[]; productIds: string[]; asset: string }

async function lookAround({ baseUrl }: MeasuredServer): Promise<Shop> {
  const port = Number(new URL(baseUrl).port)
  const said = await ask(`${baseUrl}/api/products?limit=100&countryCode=NL`)
  const { results } = JSON.parse(said) as { results: { id: string }[] }
  const productIds = results.map(({ id }) => id)
  const asset = await largestAsset(port)
  const urls = productIds.flatMap((id) => [
    `${baseUrl}/shop`,
    `${baseUrl}/shop/products/${id}`,
    `${baseUrl}/api/products?limit=20&countryCode=NL&languageCode=nl`,
    `${baseUrl}${asset}`,
    `${baseUrl}/images/packshots/${id}?width=192`,
  ])
  return { port, urls: urls.slice(1), productIds, asset }
}

const visit = ({ urls }: Shop, seconds: number): Promise<Figures> =>
  measurePaced({ urls, headers: {}, perSecond: PER_SECOND, seconds, agents: visitors() })

/** Peak memory of the server and its helpers, sampled each second until requested. */
function watchMemory({ pid }: MeasuredServer): () => { own: number; helpers: number } {
  const highest = { own: 0, helpers: 0 }
  const looking = setInterval(() => {
    const { own, helpers } = memoryOf(pid)
    highest.own = Math.max(highest.own, own)
    highest.helpers = Math.max(highest.helpers, helpers)
  }, 1000)
  return () => {
    clearInterval(looking)
    return highest
  }
}

/**
 * Starts all attacks in a separate process; returns the result of those that get responses, and keeps the rest open.
 */
async function attack({ port, productIds, asset }: Shop) {
  const attacker = fork(fileURLToPath(new URL('hostile-attack.ts', import.meta.url)))
  attacker.send({ port, productIds, asset } satisfies Attack)
  const [answered] = (await once(attacker, 'message')) as [Attacked]
  return { ...answered, end: () => attacker.kill() }
}

const openOf = ({ port }: Shop): number =>
  Object.values(attackers).reduce((sum, localAddress) => sum + stillOpen({ port, localAddress }), 0)

function print(usual: Figures, beside: Figures): void {
  const row = (name: string, { p50, p95, p99, refused }: Figures) => [
    name,
    ...[p50, p95, p99].map((figure) => figure.toFixed(1)),
    String(refused),
  ]
  const titles = ['visitors', 'p50 ms', 'p95 ms', 'p99 ms', 'refused']
  printMarkdown([titles, row('alone', usual), row('beside hostile clients', beside)])
}

/** The effect of hostile clients on ordinary visitors, and what they leave behind. */
export async function run(): Promise<void> {
  const variables = { RATE_LIMITS: 'on', HOST: '127.0.0.1' }
  const server = await startMeasured(PRODUCTS, { variables, isBegunAnew: true })
  try {
    const shop = await lookAround(server)
    await visit(shop, WARM_UP_SECONDS)
    const usual = await visit(shop, SECONDS)
    const before = server.memoryMegabytes()
    const highest = watchMemory(server)
    const [beside, { sessions, pictures, end }] = await Promise.all([visit(shop, SECONDS), attack(shop)])
    await wait(AFTERWARDS_MS)
    const [peak, open] = [highest(), openOf(shop)]
    end()
    await visit(shop, WARM_UP_SECONDS)
    await wait(IDLE_MS)
    const after = server.memoryMegabytes()
    print(usual, beside)
    process.stdout.write(
      `made-up sessions: ${JSON.stringify(sessions)}, pictures: ${JSON.stringify(pictures)}\n`,
    )
    process.stdout.write(
      `memory: ${before} MB before, ${peak.own} at most, ${after} after; processes that draw: ${peak.helpers} at most\n`,
    )
    verdict('visitors have a p95 under twice their usual', beside.p95 < 2 * usual.p95)
    verdict('none of them is refused', beside.refused === 0)
    verdict('made-up sessions meet the limit', sessions[429] === 900)
    verdict(`memory stays under ${MOST_MEGABYTES} MB`, peak.own < MOST_MEGABYTES)
    verdict(`and is given back but for ${LEFT_MEGABYTES} MB`, after - before < LEFT_MEGABYTES)
    verdict('every hostile connection was ended', open === 0)
  } finally {
    await server.stop()
  }
}
