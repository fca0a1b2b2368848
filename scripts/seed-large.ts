import { readEnv } from '../apps/server/src/env.ts'
import { openDatabase } from '../apps/server/src/kernel/db/open-database.ts'
import { seedLargeCatalogue } from '../apps/server/src/modules/catalogue/index.ts'

/** Every product that the list of 2019 gives, beside those of the demo. */
const ALL = Number.POSITIVE_INFINITY

const { db, close } = await openDatabase(readEnv(process.env))
const startedAt = Date.now()
const added = await seedLargeCatalogue(db, ALL, new Date(), (done) =>
  process.stdout.write(`${done} products added\n`),
)
await close()
process.stdout.write(`${added} products in ${Math.round((Date.now() - startedAt) / 1000)} s\n`)
