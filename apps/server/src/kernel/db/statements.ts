import {
  Column,
  DrizzleQueryError,
  getTableName,
  is,
  Param,
  Placeholder,
  SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from './database.ts'

// The only file that uses Drizzle internals. Written against the version named in statements.test.ts: after an upgrade,
// re-check both before raising it there.

/** The object shared by all connections and transactions of one database, used as the key of per-database caches. */
export const sharedOf = (db: Db): object => (db as unknown as { dialect: object }).dialect

type Values = Record<string, unknown>
type Row = Record<string, unknown>
type Decoder = { mapFromDriverValue: (value: unknown) => unknown }
type Field = { path: string[]; field: Column | SQL | { sql: SQL } }
type Client = { query: (config: object, values: unknown[]) => Promise<{ rows: unknown[][] }> }

/** The parts of a Drizzle prepared query. */
type Made = {
  params: unknown[]
  fields?: Field[]
  joinsNotNullableMap?: Record<string, boolean>
  customResultMapper?: unknown
  queryConfig: { text?: string }
  rawQueryConfig: { text?: string }
  logger: { logQuery: (text: string, values: unknown[]) => void }
  client: Client
}

function decoderOf({ field }: Field): Decoder {
  if (is(field, Column)) return field
  const expression = is(field, SQL) ? field : field.sql
  return (expression as unknown as { decoder: Decoder }).decoder
}

function takerOf(param: unknown): (values: Values) => unknown {
  const encoded = is(param, Param) && is(param.value, Placeholder) ? param : null
  const placeholder = encoded ? encoded.value : param
  if (!is(placeholder, Placeholder)) return () => param
  const { name } = placeholder
  return (values) => {
    if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`)
    return encoded ? encoded.encoder.mapToDriverValue(values[name]) : values[name]
  }
}

function setterOf(field: Field): (row: Row, value: unknown) => void {
  const { path } = field
  const decoder = decoderOf(field)
  const decoded = (value: unknown) => (value === null ? null : decoder.mapFromDriverValue(value))
  const [first = '', second] = path
  if (second === undefined)
    return (row, value) => {
      row[first] = decoded(value)
    }
  return (row, value) => {
    row[first] ??= {}
    ;(row[first] as Row)[second] = decoded(value)
  }
}

/** Columns of an outer-joined table, whose absence Drizzle itself must detect. */
const mayBeMissing = ({ path, field }: Field, notNullable: Record<string, boolean>): boolean =>
  path.length > 1 && is(field, Column) && !notNullable[getTableName(field.table)]

function isPlain({ fields, joinsNotNullableMap, customResultMapper, queryConfig }: Made): boolean {
  if (!fields || customResultMapper || queryConfig.text === undefined) return false
  return !fields.some(
    (field) => field.path.length > 2 || (joinsNotNullableMap && mayBeMissing(field, joinsNotNullableMap)),
  )
}

/**
 * Precomputes how to bind the values and map the rows of a prepared statement, which Drizzle would work out again for
 * every value of every row. Null for statements that Drizzle must run itself.
 */
function runner(made: Made): ((values?: Values) => Promise<Row[]>) | null {
  if (!isPlain(made)) return null
  const { queryConfig, rawQueryConfig, logger, fields = [] } = made
  const { text = '' } = rawQueryConfig
  const takers = made.params.map(takerOf)
  const setters = fields.map(setterOf)
  const toRow = (found: unknown[]): Row => {
    const row: Row = {}
    for (let at = 0; at < setters.length; at++) setters[at]?.(row, found[at])
    return row
  }
  return async function execute(this: Made, values: Values = {}) {
    const taken = takers.map((take) => take(values))
    logger.logQuery(text, taken)
    try {
      return (await this.client.query(queryConfig, taken)).rows.map(toRow)
    } catch (error) {
      throw new DrizzleQueryError(text, taken, error instanceof Error ? error : undefined)
    }
  }
}

type Prepared = { execute: (values?: Record<string, unknown>) => Promise<unknown> }
/** Drizzle internal: the session of a database or transaction. */
const clientOf = (db: Db): unknown => (db as unknown as { session: { client: unknown } }).session.client

/**
 * Builds a statement once per database and runs it on any of its connections, including transactions: building a query
 * costs more than running a small one, and the database caches the plan of a named statement.
 */
export function preparedForShape<P extends Prepared>(build: (db: Db) => P): (db: Db) => P {
  const kept = new WeakMap<object, P>()
  return (db) => {
    const shared = sharedOf(db)
    const known = kept.get(shared)
    const made = known ?? build(db)
    if (!known) {
      const execute = runner(made as unknown as Made)
      if (execute) Object.assign(made, { execute })
      kept.set(shared, made)
    }
    const here: P = Object.create(made)
    return Object.assign(here, { client: clientOf(db) })
  }
}

/** What `preparedAnywhere` was given: `statements.sql` shows their texts in review. */
export const preparedStatements: ((db: Db) => Prepared)[] = []

/** The same for a statement that is known when its module is loaded. */
export function preparedAnywhere<P extends Prepared>(build: (db: Db) => P): (db: Db) => P {
  preparedStatements.push(build)
  return preparedForShape(build)
}

/** Runs several writes as one statement: one round trip on one snapshot, so no two may touch the same row. */
export async function inOneStatement(tx: Db, writes: SQLWrapper[]): Promise<void> {
  const parts = writes.map((write, at) => sql`${sql.raw(`part_${at}`)} as ${write}`)
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`)
}
