import type { Answered } from './side-work.ts'

/** A worker's response to one task: the result, or why it failed. */
export async function sideAnswer<Wanted, Made>(
  make: (wanted: Wanted) => Made | Promise<Made>,
  wanted: Wanted,
): Promise<Answered<Made>> {
  try {
    return { made: await make(wanted) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'unknown' }
  }
}
