type Named = { name: string; synonyms: string[] }

const keyOf = (name: string): string => name.toLowerCase()

/** The synonyms of a record that others go into: its own, and every name of theirs that it does not have. */
export function mergedSynonyms(target: Named, sources: Named[]): string[] {
  const known = new Map([[keyOf(target.name), '']])
  for (const name of [...target.synonyms, ...sources.flatMap((source) => [source.name, ...source.synonyms])])
    if (!known.has(keyOf(name))) known.set(keyOf(name), name)
  return [...known.values()].filter((name) => name !== '')
}

type LocalNames = Partial<Record<'en' | 'de' | 'nl' | 'fr', string[]>>

/** The names in each language of all of them, each once. */
export function mergedLocalNames(all: LocalNames[]): LocalNames {
  const languages = [...new Set(all.flatMap((names) => Object.keys(names)))] as (keyof LocalNames)[]
  return Object.fromEntries(
    languages.map((language) => [language, [...new Set(all.flatMap((names) => names[language] ?? []))]]),
  )
}

/** What a merge brought: what the target had before it, and the names of the records that went into it. */
type Brought = { before: string[]; brought: string[] }

/** A target's names once its merge is taken back: without those that only the merge brought, with all that came since. */
export function namesAfterUndo(names: string[], { before, brought }: Brought): string[] {
  const had = new Set(before.map(keyOf))
  const came = new Set(brought.map(keyOf))
  return names.filter((name) => had.has(keyOf(name)) || !came.has(keyOf(name)))
}

/** The same for the names in each language; a language without any is left out. */
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
