import type { Db } from '../kernel/db/database.ts'
import { seedReference } from '../modules/reference/index.ts'

/** What every shop needs, demo or not: brought up to this release at every start, whatever operators changed kept. */
export const seedOnStart = (db: Db): Promise<void> => db.transaction((tx) => seedReference(tx))
