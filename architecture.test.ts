import { posix } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
import { boundaries } from './boundaries.ts'
import { modulesInCycles } from './import-cycles.ts'
import { sourcesOf } from './sources-of.ts'
import {
  KEEPS_IMPORTS,
  MODULES,
  MOVES_IMPORTS,
  snakeCase,
  stateColumns,
  statesWithoutWriter,
  stateWriters,
  strayWriters,
  tablesOf,
  withOwnNames,
  writersOfGiven,
  writesByText,
  writesGiven,
  writesState,
} from './state-writers.ts'

let result: ICruiseResult

beforeAll(async () => {
  const { output } = await cruise(
    ['apps/server/src', 'apps/web/app', 'packages/contract/src', 'packages/rules/src'],
    {
      ruleSet: { forbidden: boundaries.forbidden },
      validate: true,
      ...boundaries.options,
    },
  )
  result = output as ICruiseResult
}, 120_000)

describe('boundaries', () => {
  test('no import crosses one', () => {
    const crossings = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
    expect(crossings).toEqual([])
  })

  test('no imports go in a circle, modules included', () => {
    expect(modulesInCycles(result.modules)).toEqual([])
    const planted = (edges: Record<string, string[]>) =>
      modulesInCycles(
        Object.entries(edges).map(([source, targets]) => ({
          source,
          dependencies: targets.map((resolved) => ({ resolved })),
        })),
      )
    expect(planted({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [], e: ['a'] })).toEqual(['a', 'b', 'c'])
    expect(planted({ a: ['b', 'c'], b: ['c'], c: ['node_modules/x'] })).toEqual([])
  })

  test('the import graph is really read: known edges are in it, of types alone too', () => {
    const importsOf = (source: string) =>
      result.modules.find((each) => each.source === source)?.dependencies.map(({ resolved }) => resolved)
    expect(importsOf(`${MODULES}/people/practitioners/data/practitioner-tables.ts`)).toContain(
      `${MODULES}/identity/index.ts`,
    )
    expect(importsOf(`${MODULES}/catalogue/index.ts`)).toContain(
      `${MODULES}/catalogue/product-imports/product-draft.ts`,
    )
  })

  test('no type is imported where it is used, which the import graph does not see', () => {
    const inline = /(?:\b(?:as|typeof|extends|keyof)|[:<|&]) import\('|<import\('/
    expect(
      ["x as import('y').Z", "Map<import('y').Z>", "typeof import('y')"].filter((text) => !inline.test(text)),
    ).toEqual([])
    const users = sourcesOf('{apps,packages}/*/{src,app}/**/*.{ts,tsx}').filter(({ text }) =>
      inline.test(text),
    )
    expect(users.map(({ path }) => path)).toEqual([])
  })

  test('rules read no clock, no chance, no environment and no language of the machine', () => {
    const impure = sourcesOf('packages/rules/src/**/*.ts').filter(({ text }) =>
      /new Date\(\)|Date\.now|Math\.random|process\.|performance\.|crypto\.|\.localeCompare\(|Collator\(\)/.test(
        text,
      ),
    )
    expect(impure.map(({ path }) => path)).toEqual([])
  })

  test('only use cases, services and the seed open a transaction', () => {
    const openers = sourcesOf('apps/server/src/**/*.ts').filter(
      ({ path, text }) =>
        /\.transaction\(/.test(text) &&
        !/\/(use-cases|services|seed)\//.test(path) &&
        !path.endsWith('kernel/db/migrate.ts'),
    )
    expect(openers.map(({ path }) => path)).toEqual([])
  })

  test('modules send nothing out of the process by themselves', () => {
    const callers = sourcesOf('apps/server/src/modules/**/*.ts').filter(({ text }) => /\bfetch\(/.test(text))
    expect(callers.map(({ path }) => path)).toEqual([])
  })
})

const writesTable = (text: string, table: string): boolean =>
  writesByText(text, table) ||
  new RegExp(`\\.(?:insert|update|delete)\\(${table}\\)|\\bdelete from ${snakeCase(table)}\\b`).test(text)

describe('each state has one writer', () => {
  const server = () => sourcesOf('apps/server/src/**/*.ts')

  test('no other file writes one', () => {
    expect(strayWriters(server(), tablesOf(server()))).toEqual([])
  })

  test('a statement that writes one is run by its one use case', () => {
    const callers: Record<string, string> = {
      insertOrder: 'orders/use-cases/create-order.ts',
      updateOrder: 'orders/use-cases/move-order.ts',
      insertAttempt: 'payments/use-cases/move-attempt.ts',
      openAttemptPage: 'payments/use-cases/move-attempt.ts',
      markLiveAttempt: 'payments/use-cases/move-attempt.ts',
      markUnpaidAttempt: 'payments/use-cases/move-attempt.ts',
      closeOrderedCart: 'cart/use-cases/move-cart.ts',
      storeDerived: 'plans/clients/use-cases/derive-clients.ts',
    }
    const found = server().flatMap(({ path, text }) =>
      Object.keys(callers)
        .filter((name) => new RegExp(`import \\{[^}]*\\b${name}\\b`).test(text))
        .map((name) => [name, path] as const),
    )
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(callers).map(([name, file]) => [name, `${MODULES}/${file}`])),
    )
    expect(found).toHaveLength(Object.keys(callers).length)
  })

  test('every column of a state has its writers, or a reason why it needs none', () => {
    const written = Object.entries(stateWriters).map(([table, { column }]) => `${table}.${column}`)
    const excused = Object.keys(statesWithoutWriter)
    const found = stateColumns(server())
    expect(found.filter((column) => ![...written, ...excused].includes(column))).toEqual([])
    expect(excused.filter((column) => !found.includes(column) || written.includes(column))).toEqual([])
  })

  test('every writer is there, and writes what it is named for', () => {
    const sources = server()
    const tables = tablesOf(sources)
    const textOf = (file: string) => {
      const text = sources.find(({ path }) => path === posix.join(MODULES, file))?.text ?? ''
      return withOwnNames(text, tables)
    }
    const isGiven = (file: string, table: string) => writersOfGiven[file]?.includes(table) ?? false
    const idle = Object.entries(stateWriters).flatMap(([table, { column, files }]) =>
      files.filter((file) => !isGiven(file, table) && !writesState(textOf(file), table, column)),
    )
    expect(idle).toEqual([])
    expect(Object.keys(writersOfGiven).filter((file) => !writesGiven(textOf(file), tables))).toEqual([])
  })

  test('tables are given to the writers of imports by their own kind alone', () => {
    const sources = server()
    const givenTo = (writer: string) =>
      sources
        .flatMap(({ text }) => [
          ...text.matchAll(new RegExp(`\\b${writer}\\((\\w+)(?:, (\\w+), \\{|\\))`, 'g')),
        ])
        .flatMap(([, ...tables]) => tables.filter((table) => table !== undefined))
        .toSorted()
    expect(givenTo('moveImportOf')).toEqual(writersOfGiven[MOVES_IMPORTS])
    expect(givenTo('keepImportOf')).toEqual(writersOfGiven[KEEPS_IMPORTS]?.toSorted())
  })

  test.for(Object.entries(stateWriters))('a second writer of %s is caught', ([table, { column }]) => {
    const path = `${MODULES}/planted/use-cases/second-writer.ts`
    const plants = [
      `await tx.update(${table}).set({ ${column}: 'X' }).where(isIt)`,
      `await tx\n    .update(${table})\n    .set({ at: now, ...changes })\n    .where(isIt)`,
      `await tx.insert(${table}).values({ ...row, ${column} })`,
      `await tx.update(${table}).set(row)`,
      `await tx.execute(sql\`update \${${table}} set ${snakeCase(column)} = 'X'\`)`,
      `await tx.execute(sql\`insert into ${snakeCase(table)} (${snakeCase(column)}) values ('X')\`)`,
    ]
    const straysIn = (text: string) => strayWriters([{ path, text }], new Set([table]))
    expect(plants.flatMap(straysIn)).toEqual(plants.map(() => `${path} writes ${table}`))
    const renamed = [
      `import { ${table} as t } from './tables.ts'\nawait tx.update(t).set({ ${column}: 'X' }).where(isIt)`,
      `const t = ${table}\nawait tx.execute(sql\`update \${t} t set ${snakeCase(column)} = 'X'\`)`,
    ]
    expect(renamed.flatMap(straysIn)).toEqual(renamed.map(() => `${path} writes ${table}`))
    const harmless = [
      `await tx.update(${table}).set({ noted: now }).where(isIt)`,
      `await tx.execute(sql\`update \${${table}} set noted = now() where id = 1\`)`,
    ]
    expect(harmless.flatMap(straysIn)).toEqual([])
  })

  test('a second writer of a table that it is given is caught', () => {
    const path = `${MODULES}/planted/use-cases/second-writer.ts`
    const straysIn = (text: string) => strayWriters([{ path, text }], new Set(['users']))
    const plants = [
      `await tx.update(table).set({ ...changes, state }).where(isIt)`,
      `await tx\n    .update(given)\n    .set({ status: 'X' })\n    .where(isIt)`,
      `await db.insert(table).values(row)`,
      `await tx.with(locked).update(table).set({ state: 'X' }).where(isIt)`,
      `await tx.execute(sql\`update \${table} set state = 'X'\`)`,
    ]
    expect(plants.flatMap(straysIn)).toEqual(plants.map(() => `${path} writes a table that it is given`))
    expect(straysIn(`await tx.update(table).set({ touchedAt: now() }).where(isIt)`)).toEqual([])
  })
})

test('a module writes its own tables only', () => {
  const owners = new Map<string, string>()
  for (const { path, text } of sourcesOf('apps/server/src/modules/**/*-tables.ts'))
    for (const [, name] of text.matchAll(/export const (\w+) = pgTable/g))
      owners.set(String(name), path.replace(/.*modules\/([^/]+)\/.*/, '$1'))
  const tables = new Set(owners.keys())
  const strangersIn = (sources: { path: string; text: string }[]) =>
    sources.flatMap(({ path, text: written }) => {
      const text = withOwnNames(written, tables)
      return [...owners]
        .filter(([table, owner]) => !path.includes(`/modules/${owner}/`) && writesTable(text, table))
        .map(([table]) => `${path} writes ${table}`)
    })
  expect(owners.size).toBeGreaterThan(5)
  expect(strangersIn(sourcesOf('apps/server/src/modules/**/*.ts'))).toEqual([])
  const path = `${MODULES}/planted/use-cases/stranger.ts`
  const plants = ['await tx.delete(users).where(isIt)', 'sql`delete from users where id = 1`']
  expect(plants.flatMap((text) => strangersIn([{ path, text }]))).toEqual(
    plants.map(() => `${path} writes users`),
  )
})
