import { ApiError } from './api-error.ts'

const OUTDATED = 412

type Saving<T> = {
  /** The record as it is known here; afresh after someone else wrote. */
  read: (isAfresh: boolean) => Promise<T>
  save: (latest: T) => Promise<T>
}

/**
 * Saves a change that stands by itself, such as one checkbox. When someone else saved the record meanwhile it is read
 * again, and the change is saved on top of theirs: neither is lost. Throws what the second attempt throws.
 */
export async function saveOnTop<T>({ read, save }: Saving<T>): Promise<{ saved: T; isMerged: boolean }> {
  try {
    return { saved: await save(await read(false)), isMerged: false }
  } catch (error) {
    if (!(error instanceof ApiError && error.status === OUTDATED)) throw error
    return { saved: await save(await read(true)), isMerged: true }
  }
}
