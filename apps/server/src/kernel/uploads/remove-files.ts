import type { Db } from '#db/database'
import type { Jobs } from '../jobs/jobs.ts'

const REMOVE_FILES = 'remove-files'

/** Removes files once the caller's transaction commits. */
export async function queueRemoval(
  { tx, jobs }: { tx: Db; jobs: Pick<Jobs, 'send'> },
  keys: string[],
): Promise<void> {
  if (keys.length > 0) await jobs.send(tx, REMOVE_FILES, { keys })
}

/** Removes the queued files, with the queue's retries. */
export function removeFilesByJob(
  jobs: Pick<Jobs, 'on'>,
  files: { remove: (key: string) => Promise<void> },
): void {
  jobs.on<{ keys: string[] }>({
    queue: REMOVE_FILES,
    work: async ({ keys }) => {
      for (const key of keys) await files.remove(key)
    },
  })
}
