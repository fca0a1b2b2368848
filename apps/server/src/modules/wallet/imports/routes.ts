import { commissionImports } from '@salvia/contract/wallet/commission-imports'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { registerImport } from '#kernel/imports/register-import'
import { startImport } from '#kernel/imports/use-cases/start-import'
import { readFile } from '#kernel/uploads/read-upload'
import type { App } from '../../../app-type.ts'
import { commissionImportKind } from './commission-import-kind.ts'
import {
  getCommissionImport,
  listCommissionImportLines,
  listCommissionImports,
} from './data/commission-import-queries.ts'
import { readCommissionImport } from './use-cases/read-commission-import.ts'

function readRoutes(app: App): void {
  const { db } = app

  app.route({
    ...commissionImports.list,
    handler: async ({ query }) => {
      const { results, count } = await listCommissionImports(db, query)
      return toPage(results, count, query)
    },
  })

  app.route({ ...commissionImports.get, handler: ({ params }) => getCommissionImport(db, params.id) })

  app.route({
    ...commissionImports.lines,
    handler: async ({ params, query }) => {
      const { results, count } = await listCommissionImportLines(db, params.id, query)
      return toPage(results, count, query)
    },
  })
}

function writeRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...commissionImports.read,
    handler: async (req, reply) => {
      const key = req.headers['idempotency-key']
      const reading = { file: await readFile(req), actorId: signedIn(req).userId, key }
      return reply
        .code(201)
        .send(await getCommissionImport(db, await readCommissionImport(db, reading, now())))
    },
  })

  app.route({
    ...commissionImports.apply,
    handler: async (req) => {
      const { id: importId } = req.params
      const asked = { importId, actorId: signedIn(req).userId, event: 'apply' as const }
      await startImport(app, commissionImportKind, asked, now())
      return getCommissionImport(db, importId)
    },
  })

  app.route({
    ...commissionImports.undo,
    handler: async (req) => {
      const { id: importId } = req.params
      const asked = { importId, actorId: signedIn(req).userId, event: 'undo' as const }
      await startImport(app, commissionImportKind, asked, now())
      return getCommissionImport(db, importId)
    },
  })
}

/** Imports of commission: upload, preview, apply and undo. */
export function commissionImportRoutes(app: App): void {
  readRoutes(app)
  writeRoutes(app)
  registerImport(app, commissionImportKind, '43 3 * * *')
}
