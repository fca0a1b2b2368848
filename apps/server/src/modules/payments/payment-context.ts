import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import type { PaymentGateway } from '../../services/payment/payment.ts'

/** Dependencies of payment handling. */
export type PaymentContext = {
  db: Db
  jobs: Jobs
  gateway: PaymentGateway
  publicUrl: string
  log: FastifyBaseLogger
}
