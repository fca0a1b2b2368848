import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import pg from 'pg'
import type { Env } from '../env.ts'
import { holdDataDir } from '../kernel/db/data-dir-lock.ts'

export type PlainSql = {
  /** Runs one statement and returns its rows; values fill `$1` and so on. */
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

async function openServer(url: string): Promise<PlainSql> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows as Row[],
    close: () => client.end(),
  }
}

async function openEmbedded(dataDir: string): Promise<PlainSql> {
  const release = holdDataDir(dataDir)
  const client = await PGlite.create({
    dataDir: join(dataDir, 'database'),
    extensions: { pg_trgm, unaccent },
  })
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
    close: async () => {
      await client.close()
      release()
    },
  }
}

/**
 * One connection to an installation's database as it is, without migrating. Throws StartFault if the data folder is
 * locked.
 */
export const openPlain = ({
  databaseUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<PlainSql> =>
  databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir)
