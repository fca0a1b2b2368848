import { privacy } from '@salvia/contract/privacy/privacy'
import { cookieNames } from '@salvia/contract/words/cookies'
import { isTimeZone } from '@salvia/rules/format/time-zone'
import type { FastifyRequest } from 'fastify'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { listConsents } from '../identity/index.ts'
import { listAccess } from './data/access-queries.ts'
import { getExport, listExports } from './data/export-queries.ts'
import { type ExportFormat, exportKey } from './export-keys.ts'
import type { PrivacyContext, PrivacyOptions } from './privacy-context.ts'
import { toExport } from './to-export.ts'
import { eraseAccount } from './use-cases/erase-account.ts'
import { failDeadExports } from './use-cases/fail-dead-exports.ts'
import { finishErasures } from './use-cases/finish-erasures.ts'
import { MAKE_EXPORT, makeExport, removeOldExports } from './use-cases/make-export.ts'
import { requestExport } from './use-cases/request-export.ts'
import { setConsent } from './use-cases/set-consent.ts'

const contentTypes: Record<ExportFormat, string> = { json: 'application/json', pdf: 'application/pdf' }

/** The zone of the caller's browser, as it says. */
function zoneOf({ cookies }: FastifyRequest): string {
  const zone = cookies[cookieNames.timeZone]
  return zone !== undefined && isTimeZone(zone) ? zone : 'UTC'
}

function exportRoutes(app: App, context: PrivacyContext): void {
  const { db, now } = app
  const ownExport = (req: FastifyRequest, id: string) =>
    getExport(db, { id, userId: signedIn(req).userId }, now())

  app.route({
    ...privacy.requestExport,
    handler: async (req, reply) => {
      const asked = { actor: signedIn(req), timeZone: zoneOf(req) }
      return reply.code(201).send(await requestExport(context, asked, now()))
    },
  })

  app.route({
    ...privacy.exports,
    handler: async (req) => {
      const rows = await listExports(db, signedIn(req).userId, now())
      return rows.map(toExport)
    },
  })

  app.route({
    ...privacy.getExport,
    handler: async (req) => toExport(await ownExport(req, req.params.id)),
  })

  app.route({
    ...privacy.downloadExport,
    handler: async (req, reply) => {
      const { id, format } = req.params
      const row = await ownExport(req, id)
      const bytes = row.state === 'Ready' ? await app.services.files.get(exportKey(id, format)) : null
      if (!bytes) throw notFound('export')
      reply.header('content-disposition', `attachment; filename="salvia-data.${format}"`)
      reply.header('cache-control', 'private, no-store')
      return reply.type(contentTypes[format]).send(bytes)
    },
  })
}

function keepByClock(app: App, context: PrivacyContext): void {
  const { jobs, now } = app
  jobs.on<{ exportId: string }>({
    queue: MAKE_EXPORT,
    work: ({ exportId }) => makeExport(context, exportId, now()),
  })
  jobs.on({ queue: 'fail-data-exports', cron: '*/5 * * * *', work: () => failDeadExports(app.db, now()) })
  jobs.on({ queue: 'remove-data-exports', cron: '11 * * * *', work: () => removeOldExports(context, now()) })
  jobs.on({ queue: 'finish-erasures', cron: '33 4 * * *', work: () => finishErasures(app.db) })
}

/** Privacy routes: access to, export and erasure of one's own data. */
export async function privacyRoutes(app: App, options: PrivacyOptions) {
  const { db, jobs, sealed, config, services, now } = app
  const context: PrivacyContext = { db, jobs, sealed, config, services, ...options }
  exportRoutes(app, context)
  keepByClock(app, context)

  app.route({ ...privacy.consents, handler: (req) => listConsents(db, signedIn(req).userId) })

  app.route({
    ...privacy.setConsent,
    handler: (req) => setConsent(db, { actor: signedIn(req), ...req.params, ...req.body }, now()),
  })

  app.route({
    ...privacy.accessLog,
    handler: async (req) => {
      const { results, count } = await listAccess(db, signedIn(req).userId, req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...privacy.erase,
    handler: async (req, reply) => {
      await eraseAccount(context, { actor: signedIn(req), ...req.body }, now())
      return reply.code(204).send(null)
    },
  })
}
