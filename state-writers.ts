import { posix } from 'node:path'

type Source = { path: string; text: string }

export const MODULES = 'apps/server/src/modules'

export const KEEPS_IMPORTS = '../kernel/imports/use-cases/keep-import.ts'
export const MOVES_IMPORTS = '../kernel/imports/use-cases/move-import.ts'

/** The only files that may write each record's state: its transition table is in `packages/rules`. */
export const stateWriters: Record<string, { column: string; files: string[] }> = {
  // A new account starts as the table says; owner writes are typed without status.
  users: {
    column: 'userStatusId',
    files: [
      'identity/accounts/use-cases/make-account.ts',
      'identity/accounts/use-cases/set-standing.ts',
      'identity/accounts/use-cases/update-account.ts',
    ],
  },
  // New certificates wait as their table says.
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
  // A transfer begins open; what the bank says of it moves the payout by its table and is written beside it.
  payoutTransfers: {
    column: 'outcome',
    files: ['payouts/use-cases/make-file.ts', 'payouts/use-cases/settle-payout.ts'],
  },
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
  // An import begins as its table says, and is kept and moved with all others.
  commissionImports: { column: 'state', files: [KEEPS_IMPORTS, MOVES_IMPORTS] },
  productImports: { column: 'state', files: [KEEPS_IMPORTS, MOVES_IMPORTS] },
  // What became of a line, said as it is written and as it is taken back: each kind has one file for both.
  commissionImportLines: {
    column: 'outcome',
    files: [KEEPS_IMPORTS, 'wallet/imports/use-cases/write-next-lines.ts'],
  },
  productImportLines: {
    column: 'outcome',
    files: [KEEPS_IMPORTS, 'catalogue/product-imports/use-cases/write-lines.ts'],
  },
  substitutions: { column: 'state', files: ['plans/substitutions/use-cases/move-substitution.ts'] },
  substitutionItems: { column: 'state', files: ['plans/substitutions/use-cases/move-items.ts'] },
  productInquiries: { column: 'status', files: ['inquiries/use-cases/move-inquiry.ts'] },
  productDisruptions: { column: 'status', files: ['disruptions/use-cases/move-disruption.ts'] },
  demoCalls: {
    column: 'canceledAt',
    files: ['demo-calls/use-cases/book-call.ts', 'demo-calls/use-cases/change-call.ts'],
  },
  // Derived from what happened by a rule alone, `plans/plan-client-status`: no event moves it, so that it has no table.
  recommendationClients: { column: 'statusId', files: ['plans/clients/data/follow-queries.ts'] },
  // What a product's record or file says of an attestation, each time anew: any may follow any.
  productVerifications: {
    column: 'status',
    files: ['catalogue/product-admin/use-cases/write-parts.ts', 'catalogue/product-imports/insert-drafts.ts'],
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

/** Columns of states that are none of a record's own life, and why. */
export const statesWithoutWriter: Record<string, string> = {
  'orderHistory.from': 'a history is added to and never changed',
  'orderHistory.to': 'a history is added to and never changed',
  'shipmentHistory.from': 'a history is added to and never changed',
  'shipmentHistory.to': 'a history is added to and never changed',
  'disruptionHistory.from': 'a history is added to and never changed',
  'disruptionHistory.to': 'a history is added to and never changed',
  'inquirySteps.fromStatus': 'a history is added to and never changed',
  'inquirySteps.status': 'a history is added to and never changed',
  'orders.archivedFrom': 'written with the status, by its writer',
  'users.statusBeforeSuspension': 'written with the status, by its writer',
  'warehouseMessages.status': 'what the warehouse said, kept as it came',
  'testGatewaySessions.status': 'of the gateway that stands in for a real one',
  'products.stockStatus': 'what the ERP or an admin says of the stock: any may follow any',
  'financialInfos.vatStatus': 'what a practitioner declares: any may follow any',
  'importColumns.state': 'columns of the tables of imports, which are in the map',
}

const stateColumn = /^\s+(\w+): text\(\{ enum: \w+(?:States|Statuses|Outcomes) \}\)/

/** Every column of a state, as `table.column`, by the words that it takes. */
export const stateColumns = (sources: Source[]): string[] =>
  sources.flatMap(({ text }) => {
    let table = ''
    return text.split('\n').flatMap((line) => {
      table = /\bconst (\w+) = (?:pgTable\(|\{|\()/.exec(line)?.[1] ?? table
      const column = stateColumn.exec(line)?.[1]
      return column ? [`${table}.${column}`] : []
    })
  })

/** Partial rows without state, by the functions that create them. */
const harmlessParts = /(?:\.\.\.)?\b(?:versionBump|phoneColumns|clientOfBoth)\([^)]*\)/g

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A row written by SQL text; an update that names what it sets, and nothing of it the state, writes none. */
export const writesByText = (text: string, table: string, column?: string): boolean => {
  const written = [
    ...text.matchAll(
      new RegExp(
        `\\b(?:update|insert into)\\s+(?:only\\s+)?(?:\\$\\{${table}\\}|${snakeCase(table)}\\b)(?:(?:\\s+\\w+)?\\s+set\\s+([^\`]*?)(?=\\bwhere\\b|\\bfrom\\b|\`|$))?`,
        'gi',
      ),
    ),
  ]
  return written.some(
    ([, set]) =>
      set === undefined ||
      column === undefined ||
      /(?:^|,)\s*\$\{/.test(set) ||
      new RegExp(`\\b${snakeCase(column)}\\b`).test(set),
  )
}

/** A write of a state: named, hidden in a spread or passed as a whole, or in SQL text. */
export const writesState = (text: string, table: string, column: string): boolean =>
  writesByText(text, table, column) ||
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

export const tablesOf = (sources: Source[]): Set<string> =>
  new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/\bconst (\w+) = pgTable\b/g)].map(([, name]) => String(name)),
    ),
  )

/** A text in which tables that it calls otherwise, by an import or a constant, have their own names. */
export function withOwnNames(text: string, tables: Set<string>): string {
  const others = [
    ...text.matchAll(/\b(\w+) as (\w+)\b/g),
    ...text.matchAll(/\bconst (\w+) = (\w+)$/gm),
  ].flatMap(([, one = '', other = '']) =>
    tables.has(one) ? [[other, one] as const] : tables.has(other) ? [[one, other] as const] : [],
  )
  return others.reduce(
    (all, [other, table]) => all.replace(new RegExp(`([({])${other}(?=[)}])`, 'g'), `$1${table}`),
    text,
  )
}

/** Files that write a table that they are given, and the tables with a state, or of one shape, that these are. */
export const writersOfGiven: Record<string, string[]> = {
  [KEEPS_IMPORTS]: ['commissionImports', 'commissionImportLines', 'productImports', 'productImportLines'],
  [MOVES_IMPORTS]: ['commissionImports', 'productImports'],
  // Encrypted columns alone, which no state is.
  '../kernel/sealed-columns.ts': [],
  'insights/data/recount-months.ts': ['practitionerMonthProducts', 'practitionerMonthPlans'],
}

/** Whether a file writes what may be a state of a table that it does not name. */
export function writesGiven(text: string, tables: Set<string>): boolean {
  const named = [
    ...text.matchAll(/\b(?:tx|db|inner)\s*(?:\.with\([^)]*\)\s*)?\.(?:update|insert)\((\w+)\)/g),
    ...text.matchAll(/\b(?:update|insert into)\s+(?:only\s+)?\$\{(\w+)\}/gi),
  ].map(([, name]) => String(name))
  const columns = new Set(Object.values(stateWriters).map(({ column }) => column))
  return [...new Set(named)]
    .filter((name) => !tables.has(name))
    .some((name) => [...columns].some((column) => writesState(text, name, column)))
}

const isOneOf = (path: string, files: string[]) => files.some((file) => path === posix.join(MODULES, file))

export const strayWriters = (sources: Source[], tables: Set<string>): string[] =>
  sources.flatMap(({ path, text: written }) => {
    const text = withOwnNames(written, tables)
    const strays = Object.entries(stateWriters)
      .filter(([table, { column, files }]) => !isOneOf(path, files) && writesState(text, table, column))
      .map(([table]) => `${path} writes ${table}`)
    const isStray = writesGiven(text, tables) && !isOneOf(path, Object.keys(writersOfGiven))
    return isStray ? [...strays, `${path} writes a table that it is given`] : strays
  })
