import type { Answered } from './side-work.ts'

/** What a worker answers to one work: what it made, or why it could not. */
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
