import { readEnv } from '../apps/server/src/env.ts'
import { openDatabase } from '../apps/server/src/kernel/db/open-database.ts'
import { openLog } from '../apps/server/src/kernel/open-log.ts'
import { seedLargeCatalogue } from '../apps/server/src/seed/catalogue/seed-catalogue.ts'

/** All products of the 2019 list, besides those of the demo. */
const ALL = Number.POSITIVE_INFINITY

const env = readEnv(process.env)
const { db, close } = await openDatabase(env, {
  log: openLog(env.logLevel),
  say: (line) => void process.stderr.write(`${line}\n`),
})
const startedAt = Date.now()
const { added, leftOut } = await seedLargeCatalogue(db, ALL, new Date(), (done) =>
  process.stdout.write(`${done} products added\n`),
)
await close()
process.stdout.write(`${added} products in ${Math.round((Date.now() - startedAt) / 1000)} s\n`)

const reasons: [keyof typeof leftOut, string][] = [
  ['NoForm', 'no form that the shop sells: bars, strips, tea bags, none printed'],
  ['NoNetContents', 'no net contents, or in a unit that does not fit the form'],
  ['NoServing', 'no serving that a person could follow'],
  ['ServingDoesNotFit', 'a serving in a unit that does not fit the form'],
]
for (const [reason, words] of reasons)
  if (leftOut[reason]) process.stdout.write(`${leftOut[reason]} rows left out: ${words}\n`)
