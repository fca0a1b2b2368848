import type { Db } from '../kernel/db/database.ts'
import { seedReference } from '../modules/reference/index.ts'

/** Data every shop needs, demo or not: updated to this release at every start, keeping operators' changes. */
export const seedOnStart = (db: Db): Promise<void> => db.transaction((tx) => seedReference(tx))
