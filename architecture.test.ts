import { globSync, readFileSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
import { boundaries } from './boundaries.ts'

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

const sourcesOf = (...patterns: string[]) =>
  globSync(patterns, { exclude: ['**/node_modules/**', '**/*.test.ts', '**/paraglide/**'] }).map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }))

const MODULES = 'apps/server/src/modules'

/** Who alone may write where a record stands: its transition table lies in `packages/rules`. */
const stateWriters: Record<string, { column: string; files: string[] }> = {
  // What erasure writes of an order is typed without its status.
  orders: {
    column: 'status',
    files: ['orders/data/order-statements.ts', 'orders/use-cases/erase-from-orders.ts'],
  },
  walletTransactions: { column: 'status', files: ['wallet/use-cases/move-transactions.ts'] },
  paymentAttempts: {
    column: 'state',
    files: ['payments/data/attempt-statements.ts', 'payments/use-cases/move-attempt.ts'],
  },
  refunds: { column: 'state', files: ['payments/use-cases/move-refund.ts'] },
  carts: {
    column: 'state',
    files: ['cart/data/cart-statements.ts', 'cart/data/write-cart.ts', 'cart/use-cases/move-cart.ts'],
  },
  productImports: { column: 'state', files: ['catalogue/product-imports/use-cases/move-import.ts'] },
  dataExports: { column: 'state', files: ['privacy/use-cases/move-export.ts'] },
}

/** A write of a state: named, or hidden in what is spread or handed over whole. */
const writesState = (text: string, table: string, column: string): boolean =>
  [
    ...text.matchAll(
      new RegExp(
        `\\.(?:update|insert)\\(${table}\\)\\s*\\.(?:set|values)\\(([\\s\\S]*?)(?=\\.where|\\.returning|\\.onConflict|\\.prepare|\\n\\n|$)`,
        'g',
      ),
    ),
  ].some(
    ([, written = '']) =>
      !written.startsWith('{') ||
      new RegExp(`\\.\\.\\.|\\b${column}\\b`).test(written.replace(/\$\{[^}]*\}/g, '')),
  )

const strayWriters = (sources: { path: string; text: string }[]): string[] =>
  Object.entries(stateWriters).flatMap(([table, { column, files }]) =>
    sources
      .filter(
        ({ path, text }) =>
          !files.some((file) => path === `${MODULES}/${file}`) && writesState(text, table, column),
      )
      .map(({ path }) => `${path} writes ${table}`),
  )

describe('boundaries', () => {
  test('no import crosses one', () => {
    const crossings = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
    expect(crossings).toEqual([])
  })

  test('the import graph is really read: a known edge is in it', () => {
    const cart = result.modules.find(
      ({ source }) => source === 'apps/server/src/modules/people/practitioners/data/practitioner-tables.ts',
    )
    expect(cart?.dependencies.map(({ resolved }) => resolved)).toContain(
      'apps/server/src/modules/identity/index.ts',
    )
  })

  test('rules read no clock, no chance and no environment', () => {
    const impure = sourcesOf('packages/rules/src/**/*.ts').filter(({ text }) =>
      /new Date\(\)|Date\.now|Math\.random|process\.|performance\.|crypto\./.test(text),
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

  describe('each state has one writer', () => {
    const server = () => sourcesOf('apps/server/src/**/*.ts')

    test('no other file writes one', () => {
      expect(strayWriters(server())).toEqual([])
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

    test('every writer is there, and writes what it is named for', () => {
      const paths = new Map(server().map(({ path, text }) => [path, text]))
      const idle = Object.entries(stateWriters).flatMap(([table, { column, files }]) =>
        files.filter((file) => !writesState(paths.get(`${MODULES}/${file}`) ?? '', table, column)),
      )
      expect(idle).toEqual([])
    })

    test.for(Object.entries(stateWriters))('a second writer of %s is caught', ([table, { column }]) => {
      const path = `${MODULES}/planted/use-cases/second-writer.ts`
      const plants = [
        `await tx.update(${table}).set({ ${column}: 'X' }).where(isIt)`,
        `await tx\n    .update(${table})\n    .set({ at: now, ...changes })\n    .where(isIt)`,
        `await tx.insert(${table}).values({ ...row, ${column} })`,
        `await tx.update(${table}).set(row)`,
      ]
      expect(plants.flatMap((text) => strayWriters([{ path, text }]))).toEqual(
        plants.map(() => `${path} writes ${table}`),
      )
      expect(
        strayWriters([{ path, text: `await tx.update(${table}).set({ noted: now }).where(isIt)` }]),
      ).toEqual([])
    })
  })

  test('a module writes its own tables only', () => {
    const owners = new Map<string, string>()
    for (const { path, text } of sourcesOf('apps/server/src/modules/**/*-tables.ts'))
      for (const [, name] of text.matchAll(/export const (\w+) = pgTable/g))
        owners.set(String(name), path.replace(/.*modules\/([^/]+)\/.*/, '$1'))
    const strangers = sourcesOf('apps/server/src/modules/**/*.ts').flatMap(({ path, text }) =>
      [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].flatMap(([, table]) => {
        const owner = owners.get(String(table))
        return owner && !path.includes(`/modules/${owner}/`) ? [`${path} writes ${table}`] : []
      }),
    )
    expect(owners.size).toBeGreaterThan(5)
    expect(strangers).toEqual([])
  })
})

/** What stands nowhere in the web but where it is made, each with a line that must be caught. */
const onlyIn: { what: string; pattern: RegExp; home: RegExp; planted: string }[] = [
  {
    what: 'the API of the browser',
    pattern: /\bbrowserApi\(/,
    home: /\/app\/api\//,
    planted: "await browserApi('POST /orders', {})",
  },
  {
    what: 'a mutation of the query library',
    pattern: /\buseMutation\b/,
    home: /\/app\/api\//,
    planted: 'const { mutate } = useMutation({ mutationFn })',
  },
  {
    what: 'a query key typed by hand, and what makes one stale by it',
    pattern: /queryKey: \[|\binvalidateQueries\b/,
    home: /\/app\/api\//,
    planted: "void client.invalidateQueries({ queryKey: ['GET /orders'] })",
  },
  {
    what: 'the status of a write against an older version',
    pattern: /\bOUTDATED\b|\b412\b/,
    home: /\/app\/records\//,
    planted: 'if (error.status === 412) return askAgain()',
  },
  {
    what: 'the browser’s own question',
    pattern: /\b(?:window\.)?(?:confirm|prompt)\(m\b|window\.(?:confirm|prompt|alert)\(/,
    home: /^$/,
    planted: 'if (!window.confirm(m.catalogue_archive_question())) return',
  },
  {
    what: 'a text field or list of choices beside our own',
    pattern:
      /import \{[^}]*\b(?:TextInput|Textarea|PasswordInput|NumberInput|NativeSelect)\b[^}]*\} from '@mantine\/core'/,
    home: /^$/,
    planted: "import { Button, TextInput } from '@mantine/core'",
  },
  {
    what: 'a length beside that of the contract',
    pattern: /\bmaxLength=\{\d/,
    home: /^$/,
    planted: '<TextField maxLength={120} />',
  },
]

describe('the web does a thing in one way', () => {
  const sources = sourcesOf('apps/web/app/**/*.{ts,tsx}')

  test.for(onlyIn)('$what stands in its own place only', ({ pattern, home, planted }) => {
    const strangers = sources.filter(({ path, text }) => pattern.test(text) && !home.test(path))
    expect(planted).toMatch(pattern)
    expect(strangers.map(({ path }) => path)).toEqual([])
  })
})
