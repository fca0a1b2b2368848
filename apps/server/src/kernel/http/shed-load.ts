import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Busy } from '../domain-error.ts'

/** How late the process is for everything that it does, on average over a second: by then people wait for seconds. */
const MOST_DELAY_MS = 1000
const RETRY_SECONDS = 5

/**
 * Refuses requests at once while the process is so far behind that none would be answered in time, so that it catches
 * up instead of failing everybody. Routes with `rateLimit: false` are answered all the same: they say how it is.
 * Throws Busy.
 */
export async function shedLoad(
  app: FastifyInstance,
  bounds: FastifyUnderPressureOptions = { maxEventLoopDelay: MOST_DELAY_MS },
): Promise<void> {
  await app.register(underPressure, {
    ...bounds,
    pressureHandler: ({ routeOptions }) => {
      if (routeOptions.config?.rateLimit !== false) throw new Busy(RETRY_SECONDS)
    },
  })
}
