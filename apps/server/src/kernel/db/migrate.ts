import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as nodePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as pglite } from 'drizzle-orm/pglite/migrator'
import { serverFile } from '../own-files.ts'

export const migrationsFolder = fileURLToPath(serverFile('migrations'))
const MIGRATION_LOCK = 7_252_842

/** Several processes may start at once: the first migrates, the others wait. */
export async function migrateNodePostgres(db: NodePgDatabase, folder = migrationsFolder): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await nodePostgres(db, { migrationsFolder: folder })
  })
}

export async function migratePglite(db: PgliteDatabase, folder = migrationsFolder): Promise<void> {
  await pglite(db, { migrationsFolder: folder })
}
