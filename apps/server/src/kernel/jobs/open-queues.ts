import { randomUUID } from 'node:crypto'
import type { PgBoss, QueueResult } from 'pg-boss'

/**
 * A running job gives a sign of life every 15 seconds. One without any for 30 belonged to a process that is gone, and is
 * taken up again within a minute. A job that lives is not cut short before it has run for an hour: what it waits for has
 * bounds of its own.
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

/** Makes the queues that are not there, and brings those of a version before to the settings of this one. */
export async function openQueues(boss: PgBoss, names: string[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const made = known.get(name)
    if (made) {
      if (differs(made)) await boss.updateQueue(name, SETTINGS)
      continue
    }
    await boss.createQueue(name, SETTINGS)
    // The queues that are there were read at the start. The first send to a new one reads its settings on a
    // connection of its own, which an embedded database does not have inside a transaction: read them now.
    await boss.findJobs(name, { id: randomUUID() })
  }
}
