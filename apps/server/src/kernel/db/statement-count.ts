import type { Logger } from 'drizzle-orm'
import { Counter } from 'prom-client'

export const statementsTotal = new Counter({
  name: 'salvia_sql_statements_total',
  help: 'SQL statements sent, transaction brackets included',
})

/** Counts statements without logging them: their values may be personal. */
export const statementCount: Logger = {
  logQuery() {
    statementsTotal.inc()
  },
}
