import type { SubstitutedDose } from '@salvia/contract/plans/substitutions/substitution-records'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { ProductLabel } from '../../../catalogue/index.ts'
import { nutrients } from '../../../ingredients/index.ts'

type Named = { from: Pick<ProductLabel, 'names' | 'language'>; to: Pick<ProductLabel, 'names'> }

const nutrientName = (key: string, language: LanguageCode): string | undefined =>
  nutrients().get(key)?.names[language]

/** A difference with its actives as their reader calls them; what has no name there keeps the one it was shown with. */
export const named = <D extends Pick<SubstitutedDose, 'difference'>>(dose: D, { from, to }: Named): D => ({
  ...dose,
  difference: dose.difference.map((active) => ({
    ...active,
    name:
      nutrientName(active.key, from.language) ??
      from.names.get(active.ingredientId) ??
      to.names.get(active.ingredientId) ??
      active.name,
  })),
})
