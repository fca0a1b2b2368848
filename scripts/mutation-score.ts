type Mutant = { status: string; mutatorName: string; location: { start: { line: number } } }

/** The part of a Stryker report that is read. */
export type MutationReport = { files: Record<string, { mutants: Mutant[] }> }

export type MutationScore = {
  detected: number
  undetected: number
  /** In percent, truncated to one decimal; null without mutants. */
  score: number | null
  /** `path:line mutation`, in file order. */
  survivors: string[]
}

const DETECTED = ['Killed', 'Timeout']
const UNDETECTED = ['Survived', 'NoCoverage']

/** How many mutants were detected by a test. Those that could not run are not counted. */
export function mutationScore({ files }: MutationReport): MutationScore {
  const all = Object.entries(files).flatMap(([path, { mutants }]) =>
    mutants.map((mutant) => ({ path, ...mutant })),
  )
  const detected = all.filter(({ status }) => DETECTED.includes(status)).length
  const missed = all.filter(({ status }) => UNDETECTED.includes(status))
  const counted = detected + missed.length
  return {
    detected,
    undetected: missed.length,
    score: counted === 0 ? null : Math.floor((detected * 1000) / counted) / 10,
    survivors: missed.map(
      ({ path, location, mutatorName }) => `${path}:${location.start.line} ${mutatorName}`,
    ),
  }
}
