type Named = { name: string; synonyms: string[] }

const keyOf = (name: string): string => name.toLowerCase()

/**
 * The synonyms of a record that others go into: its own as they are, so that taking the merge back loses none, and every
 * name of theirs that it does not have.
 */
export function mergedSynonyms(target: Named, sources: Named[]): string[] {
  const known = new Set([target.name, ...target.synonyms].map(keyOf))
  const theirs = sources.flatMap((source) => [source.name, ...source.synonyms])
  const brought = new Map(theirs.filter((name) => !known.has(keyOf(name))).map((name) => [keyOf(name), name]))
  return [...target.synonyms, ...brought.values()]
}

type LocalNames = Partial<Record<'en' | 'de' | 'nl' | 'fr', string[]>>

/** The distinct names of all of them per language. */
export function mergedLocalNames(all: LocalNames[]): LocalNames {
  const languages = [...new Set(all.flatMap((names) => Object.keys(names)))] as (keyof LocalNames)[]
  return Object.fromEntries(
    languages.map((language) => [language, [...new Set(all.flatMap((names) => names[language] ?? []))]]),
  )
}

/** What a merge added: the target's names before it, and the names of the merged records. */
type Brought = { before: string[]; brought: string[] }

/** The target's names after undoing a merge: without those only the merge added, but with all added since. */
export function namesAfterUndo(names: string[], { before, brought }: Brought): string[] {
  const had = new Set(before.map(keyOf))
  const came = new Set(brought.map(keyOf))
  return names.filter((name) => had.has(keyOf(name)) || !came.has(keyOf(name)))
}

/** The same for names per language; languages without any are dropped. */
export function localNamesAfterUndo(
  names: LocalNames,
  before: LocalNames,
  sources: LocalNames[],
): LocalNames {
  const kept = (Object.keys(names) as (keyof LocalNames)[]).map((language) => {
    const brought = sources.flatMap((source) => source[language] ?? [])
    return [
      language,
      namesAfterUndo(names[language] ?? [], { before: before[language] ?? [], brought }),
    ] as const
  })
  return Object.fromEntries(kept.filter(([, left]) => left.length > 0))
}
