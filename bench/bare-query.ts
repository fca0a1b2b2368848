import type { Pool, PoolClient } from 'pg'

export type Reads = Pick<Pool | PoolClient, 'query'>
type Statement = { name: string; text: string }

/** The rows of a prepared statement. */
export async function rowsOf<T extends object>(
  on: Reads,
  statement: Statement,
  values: unknown[],
): Promise<T[]> {
  const { rows } = await on.query<T>({ ...statement, values })
  return rows
}

/** The first row of a prepared statement. Throws if there is none. */
export async function rowOf<T extends object>(
  on: Reads,
  statement: Statement,
  values: unknown[],
): Promise<T> {
  const [row] = await rowsOf<T>(on, statement, values)
  if (!row) throw new Error(`${statement.name} found nothing`)
  return row
}

/** Commits what `work` wrote, or rolls it back if it throws. */
export async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const [, result] = await Promise.all([client.query('begin'), work(client)])
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
