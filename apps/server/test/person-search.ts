import { sql } from 'drizzle-orm'
import type { FileStore } from '../src/services/files/files.ts'
import type { TestApi } from './api.ts'

type Column = { schema: string; table: string; column: string }
type Rows<T> = { rows: T[] }

/** Files that a test can look through. */
export function openFiles(): FileStore & { all: () => Buffer[] } {
  const kept = new Map<string, Buffer>()
  return {
    kind: 'folder',
    all: () => [...kept.values()],
    async put(key, bytes) {
      kept.set(key, bytes)
    },
    get: async (key) => kept.get(key) ?? null,
    has: async (key) => kept.has(key),
    async remove(key) {
      kept.delete(key)
    },
  }
}

const SEALED = /\b[0-9a-f]{8}\.[\w-]{20,}/g

/** A value with what is sealed in it opened, as far down as it goes. */
function opened({ app }: TestApi, text: string): string {
  const inside = [...text.matchAll(SEALED)].map(([sealed]) => {
    try {
      return opened({ app } as TestApi, app.sealed.open(sealed))
    } catch {
      return ''
    }
  })
  return [text, ...inside].join(' ')
}

async function columnsOf({ db }: TestApi): Promise<Column[]> {
  const { rows } = (await db.execute(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY')
    order by 1, 2, 3`)) as unknown as Rows<Column>
  return rows
}

async function valuesOf({ db }: TestApi, { schema, table, column }: Column): Promise<string[]> {
  const name = sql.identifier(column)
  const from = sql`${sql.identifier(schema)}.${sql.identifier(table)}`
  const { rows } = (await db.execute(
    sql`select case when pg_typeof(${name}) = 'bytea'::regtype
      then encode(${name}::text::bytea, 'escape') else ${name}::text end as value
      from ${from} where ${name} is not null`,
  )) as unknown as Rows<{ value: string }>
  return rows.map(({ value }) => value)
}

/**
 * Where these texts stand: every text, JSON and binary column of every schema, jobs and stored files included, with
 * what is sealed opened. Answers `table.column`, once each.
 */
export async function whereFound(
  api: TestApi,
  files: { all: () => Buffer[] },
  texts: string[],
): Promise<string[]> {
  const wanted = texts.map((text) => text.toLowerCase())
  const holds = (value: string) => {
    const text = opened(api, value).toLowerCase()
    return wanted.some((each) => text.includes(each))
  }
  const found: string[] = []
  for (const column of await columnsOf(api)) {
    const values = await valuesOf(api, column)
    if (values.some(holds)) found.push(`${column.table}.${column.column}`)
  }
  if (files.all().some((bytes) => holds(bytes.toString('utf8')))) found.push('files')
  return found
}
