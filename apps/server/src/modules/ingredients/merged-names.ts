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
