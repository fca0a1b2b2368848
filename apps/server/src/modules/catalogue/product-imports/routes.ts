import { productImports } from '@salvia/contract/catalogue/product-imports'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { registerImport } from '#kernel/imports/register-import'
import { startImport } from '#kernel/imports/use-cases/start-import'
import { readFile } from '#kernel/uploads/read-upload'
import type { App } from '../../../app-type.ts'
import { languageOf } from '../shop/data/shop-locale.ts'
import { getImport, listImportLines, listImports } from './data/import-queries.ts'
import { exportProducts } from './export-products.ts'
import { productImportKind } from './product-import-kind.ts'
import { changeMany } from './use-cases/change-many.ts'
import { readProductImport } from './use-cases/read-import.ts'

function readRoutes(app: App): void {
  const { db } = app

  app.route({
    ...productImports.list,
    handler: async ({ query }) => {
      const { results, count } = await listImports(db, query)
      return toPage(results, count, query)
    },
  })

  app.route({ ...productImports.get, handler: ({ params }) => getImport(db, params.id) })

  app.route({
    ...productImports.lines,
    handler: async ({ params, query }) => {
      const { results, count } = await listImportLines(db, params.id, query)
      return toPage(results, count, query)
    },
  })

  app.route({
    ...productImports.export,
    handler: (req, reply) => exportProducts(db, { ...req.query, language: languageOf(req) }, reply),
  })
}

function writeRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...productImports.read,
    handler: async (req, reply) => {
      const key = req.headers['idempotency-key']
      const reading = { file: await readFile(req), actorId: signedIn(req).userId, key }
      return reply.code(201).send(await getImport(db, await readProductImport(db, reading, now())))
    },
  })

  app.route({
    ...productImports.apply,
    handler: async (req) => {
      const { id: importId } = req.params
      const asked = { importId, actorId: signedIn(req).userId, event: 'apply' as const }
      await startImport(app, productImportKind, asked, now())
      return getImport(db, importId)
    },
  })

  app.route({
    ...productImports.undo,
    handler: async (req) => {
      const { id: importId } = req.params
      const asked = { importId, actorId: signedIn(req).userId, event: 'undo' as const }
      await startImport(app, productImportKind, asked, now())
      return getImport(db, importId)
    },
  })

  app.route({
    ...productImports.bulk,
    handler: async (req, reply) => {
      const asked = { ...req.body, actorId: signedIn(req).userId, key: req.headers['idempotency-key'] }
      return reply.code(201).send(await getImport(db, await changeMany(app, asked, now())))
    },
  })
}

/** Product import routes: upload, preview, apply and undo; and bulk changes. */
export async function importRoutes(app: App) {
  readRoutes(app)
  writeRoutes(app)
  registerImport(app, productImportKind, '41 3 * * *')
}
