import { Column, DrizzleQueryError, getTableName, is, Param, Placeholder, SQL } from 'drizzle-orm'

type Values = Record<string, unknown>
type Row = Record<string, unknown>
type Decoder = { mapFromDriverValue: (value: unknown) => unknown }
type Field = { path: string[]; field: Column | SQL | { sql: SQL } }
type Client = { query: (config: object, values: unknown[]) => Promise<{ rows: unknown[][] }> }

/** What a prepared statement of the database layer is made of. */
export type Made = {
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

/** A group of columns whose table may be missing from a row is told apart by the database layer. */
const mayBeMissing = ({ path, field }: Field, notNullable: Record<string, boolean>): boolean =>
  path.length > 1 && is(field, Column) && !notNullable[getTableName(field.table)]

function isPlain({ fields, joinsNotNullableMap, customResultMapper, queryConfig }: Made): boolean {
  if (!fields || customResultMapper || queryConfig.text === undefined) return false
  return !fields.some(
    (field) => field.path.length > 2 || (joinsNotNullableMap && mayBeMissing(field, joinsNotNullableMap)),
  )
}

/**
 * How to run a prepared statement with its values and rows taken apart beforehand: the database layer asks for each
 * value of each row anew what it is. Null for the statements that it must run itself.
 */
export function runner(made: Made): ((values?: Values) => Promise<Row[]>) | null {
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
