import { randomUUID } from 'node:crypto'
import type { PgBoss, QueueResult } from 'pg-boss'

/**
 * A running job sends a heartbeat every 15 seconds. One without a heartbeat for 30 belonged to a dead process and is
 * retried within a minute. A live job is only stopped after an hour: whatever it waits for has its own timeouts.
 */
const SETTINGS = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 30,
  expireInSeconds: 3600,
}

const differs = (made: QueueResult): boolean =>
  Object.entries(SETTINGS).some(([name, value]) => made[name as keyof QueueResult] !== value)

/** Creates missing queues and updates existing ones to this version's settings. */
export async function openQueues(boss: PgBoss, names: string[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const made = known.get(name)
    if (made) {
      if (differs(made)) await boss.updateQueue(name, SETTINGS)
      continue
    }
    await boss.createQueue(name, SETTINGS)
    // Existing queues were loaded at startup. The first send to a new queue reads its settings on a separate
    // connection, which an embedded database does not have inside a transaction: load them now.
    await boss.findJobs(name, { id: randomUUID() })
  }
}
