import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import type { SealedText } from '#kernel/sealed-text'
import type { PaymentGateway } from '../../services/payment/payment.ts'

/** Dependencies of payment handling. */
export type PaymentContext = {
  db: Db
  jobs: Jobs
  gateway: PaymentGateway
  publicUrl: string
  /** For the links of mails. */
  sealed: SealedText
  tokenKey: string
  log: FastifyBaseLogger
}
