import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Db } from './kernel/db/database.ts'
import type { OpenDatabase } from './kernel/db/open-database.ts'
import type { AccessTokens } from './kernel/http/access-token.ts'
import type { Jobs } from './kernel/jobs/jobs.ts'
import type { SealedText } from './kernel/sealed-text.ts'
import type { Services } from './services/services.ts'

export type AppDeps = {
  db: Db
  poolUse: OpenDatabase['poolUse']
  signals: OpenDatabase['signals']
  jobs: Jobs
  services: Services
  config: Config
  log: FastifyBaseLogger
  now: () => Date
}

declare module 'fastify' {
  interface FastifyInstance extends Omit<AppDeps, 'log' | 'poolUse'> {
    tokens: AccessTokens
    sealed: SealedText
  }
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
