import { statementsTotal } from '../src/kernel/db/statement-count.ts'

/** SQL statements sent by this process so far. */
export const statementsSent = async (): Promise<number> => (await statementsTotal.get()).values[0]?.value ?? 0

/** How many statements `work` sends; nothing else may run beside it. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const before = await statementsSent()
  await work()
  return (await statementsSent()) - before
}
