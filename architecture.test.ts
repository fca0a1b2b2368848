import { posix } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
import { boundaries } from './boundaries.ts'
import { sourcesOf } from './sources-of.ts'

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

  test('the import graph is really read: a known edge is in it', () => {
    const tables = result.modules.find(
      ({ source }) => source === 'apps/server/src/modules/people/practitioners/data/practitioner-tables.ts',
    )
    expect(tables?.dependencies.map(({ resolved }) => resolved)).toContain(
      'apps/server/src/modules/identity/index.ts',
    )
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

const MODULES = 'apps/server/src/modules'

/** The only files that may write each record's state: its transition table is in `packages/rules`. */
const stateWriters: Record<string, { column: string; files: string[] }> = {
  // A new account starts as the table says; owner writes are typed without status.
  users: {
    column: 'userStatusId',
    files: [
      'identity/accounts/use-cases/make-account.ts',
      'identity/accounts/use-cases/set-standing.ts',
      'identity/accounts/use-cases/update-account.ts',
    ],
  },
  // New credentials wait as their table says.
  certificates: {
    column: 'status',
    files: ['people/files/use-cases/add-certificate.ts', 'people/files/use-cases/move-certificates.ts'],
  },
  // What erasure writes to an order is typed without status.
  orders: {
    column: 'status',
    files: ['orders/data/order-statements.ts', 'orders/use-cases/erase-from-orders.ts'],
  },
  // What is told of its delivery is typed without status, and a parcel begins as its table says.
  shipments: {
    column: 'status',
    files: [
      'orders/shipments/use-cases/move-shipment.ts',
      'orders/shipments/use-cases/open-shipments.ts',
      'orders/shipments/use-cases/split-shipment.ts',
    ],
  },
  walletTransactions: { column: 'status', files: ['wallet/use-cases/move-transactions.ts'] },
  payouts: { column: 'status', files: ['payouts/use-cases/move-payout.ts'] },
  referrals: { column: 'status', files: ['referrals/use-cases/move-referral.ts'] },
  paymentAttempts: {
    column: 'state',
    files: ['payments/data/attempt-statements.ts', 'payments/use-cases/move-attempt.ts'],
  },
  refunds: { column: 'state', files: ['payments/use-cases/move-refund.ts'] },
  disputes: { column: 'state', files: ['payments/use-cases/move-dispute.ts'] },
  carts: {
    column: 'state',
    files: ['cart/data/cart-statements.ts', 'cart/data/write-cart.ts', 'cart/use-cases/move-cart.ts'],
  },
  commissionImports: { column: 'state', files: ['wallet/imports/use-cases/move-commission-import.ts'] },
  productImports: { column: 'state', files: ['catalogue/product-imports/use-cases/move-import.ts'] },
  substitutions: { column: 'state', files: ['plans/substitutions/use-cases/move-substitution.ts'] },
  substitutionItems: { column: 'state', files: ['plans/substitutions/use-cases/move-items.ts'] },
  productInquiries: { column: 'status', files: ['inquiries/use-cases/move-inquiry.ts'] },
  productDisruptions: { column: 'status', files: ['disruptions/use-cases/move-disruption.ts'] },
  demoCalls: {
    column: 'canceledAt',
    files: ['demo-calls/use-cases/book-call.ts', 'demo-calls/use-cases/change-call.ts'],
  },
  dataExports: { column: 'state', files: ['privacy/use-cases/move-export.ts'] },
  // A message begins as waiting.
  outboxMessages: {
    column: 'state',
    files: ['../kernel/outbox/data/insert-messages.ts', '../kernel/outbox/move-message.ts'],
  },
  // Reserved packs are taken, and both kinds are released by deleting the claim: too few states for a transition table.
  stockClaims: {
    column: 'state',
    files: [
      'catalogue/stock/reserve-stock.ts',
      'catalogue/stock/take-stock.ts',
      'catalogue/stock/fill-waits.ts',
    ],
  },
}

/** Partial rows without state, by the functions that create them. */
const harmlessParts = /(?:\.\.\.)?\b(?:versionBump|phoneColumns)\([^)]*\)/g

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A row written by SQL text. */
const writesByText = (text: string, table: string): boolean =>
  new RegExp(
    `\\b(?:update|insert into)\\s+(?:only\\s+)?(?:\\$\\{${table}\\}|${snakeCase(table)}\\b)`,
    'i',
  ).test(text)

/** A write of a state: named, hidden in a spread or passed as a whole, or in SQL text. */
const writesState = (text: string, table: string, column: string): boolean =>
  writesByText(text, table) ||
  [
    ...text.matchAll(
      new RegExp(
        `\\.(?:update|insert)\\(${table}\\)\\s*\\.(?:set|values)\\(([\\s\\S]*?)(?=\\.where|\\.returning|\\.onConflict|\\.prepare|\\n\\n|$)`,
        'g',
      ),
    ),
  ].some(([, all = '']) => {
    const written = all.replace(/\$\{[^}]*\}/g, '').replace(harmlessParts, '')
    return /^[\w(]/.test(written) || new RegExp(`\\.\\.\\.|\\b${column}\\b`).test(written)
  })

const writesTable = (text: string, table: string): boolean =>
  writesByText(text, table) ||
  new RegExp(`\\.(?:insert|update|delete)\\(${table}\\)|\\bdelete from ${snakeCase(table)}\\b`).test(text)

const strayWriters = (sources: { path: string; text: string }[]): string[] =>
  Object.entries(stateWriters).flatMap(([table, { column, files }]) =>
    sources
      .filter(
        ({ path, text }) =>
          !files.some((file) => path === posix.join(MODULES, file)) && writesState(text, table, column),
      )
      .map(({ path }) => `${path} writes ${table}`),
  )

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
      files.filter((file) => !writesState(paths.get(posix.join(MODULES, file)) ?? '', table, column)),
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
      `await tx.execute(sql\`update \${${table}} set ${snakeCase(column)} = 'X'\`)`,
      `await tx.execute(sql\`insert into ${snakeCase(table)} (${snakeCase(column)}) values ('X')\`)`,
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
  const strangersIn = (sources: { path: string; text: string }[]) =>
    sources.flatMap(({ path, text }) =>
      [...owners]
        .filter(([table, owner]) => !path.includes(`/modules/${owner}/`) && writesTable(text, table))
        .map(([table]) => `${path} writes ${table}`),
    )
  expect(owners.size).toBeGreaterThan(5)
  expect(strangersIn(sourcesOf('apps/server/src/modules/**/*.ts'))).toEqual([])
  const path = `${MODULES}/planted/use-cases/stranger.ts`
  const plants = ['await tx.delete(users).where(isIt)', 'sql`delete from users where id = 1`']
  expect(plants.flatMap((text) => strangersIn([{ path, text }]))).toEqual(
    plants.map(() => `${path} writes users`),
  )
})
