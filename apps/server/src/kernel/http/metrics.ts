import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
import type { OpenDatabase } from '../db/open-database.ts'
import { forbidden } from '../domain-error.ts'
import type { Jobs } from '../jobs/jobs.ts'

const latency = new Histogram({
  name: 'salvia_http_seconds',
  help: 'Time from the first byte of a request to the last of its answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
})
const poolGauge = new Gauge({ name: 'salvia_db_pool', help: 'Database connections', labelNames: ['state'] })
const queueGauge = new Gauge({ name: 'salvia_jobs_waiting', help: 'Jobs that wait', labelNames: ['queue'] })
const oldestGauge = new Gauge({
  name: 'salvia_jobs_oldest_seconds',
  help: 'Age of the oldest waiting job',
  labelNames: ['queue'],
})

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

type Measured = {
  poolUse: OpenDatabase['poolUse']
  jobs: Jobs
  token: string | undefined
  /** Behind a public address a local proxy forwards strangers' requests, so only the token counts. */
  isPublic: boolean
}

const isFromMachine = (req: FastifyRequest, { isPublic }: Measured): boolean =>
  !isPublic && loopback.has(req.ip) && req.headers['x-forwarded-for'] === undefined

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const holdsToken = ({ headers }: FastifyRequest, { token }: Measured): boolean =>
  token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

async function read({ poolUse, jobs }: Measured): Promise<string> {
  for (const [state, count] of Object.entries(poolUse())) poolGauge.set({ state }, count)
  queueGauge.reset()
  oldestGauge.reset()
  for (const { queue, waiting, oldestSeconds } of await jobs.depth()) {
    queueGauge.set({ queue }, waiting)
    oldestGauge.set({ queue }, oldestSeconds)
  }
  return register.metrics()
}

/** Metrics at `/metrics`, for holders of the token, and without a public address also for this machine. */
export function serveMetrics(app: FastifyInstance, measured: Measured): void {
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics()
  app.addHook('onResponse', async (req, reply) => {
    const { method, routeOptions } = req
    latency.observe(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.route({
    method: 'GET',
    url: '/metrics',
    config: { access: 'public', rateLimit: false },
    handler: async (req, reply) => {
      if (!isFromMachine(req, measured) && !holdsToken(req, measured)) throw forbidden()
      return reply.type('text/plain; version=0.0.4').send(await read(measured))
    },
  })
}
