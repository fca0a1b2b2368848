type Mutant = { status: string; mutatorName: string; location: { start: { line: number } } }

/** What is read of a report in Stryker's format. */
export type MutationReport = { files: Record<string, { mutants: Mutant[] }> }

export type MutationScore = {
  detected: number
  undetected: number
  /** In percent, cut to one decimal; null without a mutant. */
  score: number | null
  /** `path:line what was changed`, in the order of the files. */
  survivors: string[]
}

const DETECTED = ['Killed', 'Timeout']
const UNDETECTED = ['Survived', 'NoCoverage']

/** How many of the mutants were seen by a test. Those that could not run count for neither side. */
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
