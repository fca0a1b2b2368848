import type { Ingredient, IngredientGroup } from '@salvia/contract/ingredients/ingredients'
import type { LanguageCode } from '@salvia/contract/words/locale'

/** The form of a group; names are one per line. */
export type GroupDraft = { name: string; nutrientKey: string; synonyms: string }

/** The same for an ingredient, with names by language. */
export type IngredientDraft = GroupDraft & {
  category: string
  group: { id: string; name: string } | null
} & Record<LanguageCode, string>

const inLines = (names: string[] | undefined): string => (names ?? []).join('\n')

/** Names from a text with one per line, deduplicated. */
export const namesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]

export const groupDraft = ({ name, nutrientKey, synonyms }: IngredientGroup): GroupDraft => ({
  name,
  nutrientKey: nutrientKey ?? '',
  synonyms: inLines(synonyms),
})

export function ingredientDraft(ingredient: Ingredient): IngredientDraft {
  const { name, nutrientKey, synonyms, category, groupId, groupName, localNames } = ingredient
  return {
    name,
    nutrientKey: nutrientKey ?? '',
    synonyms: inLines(synonyms),
    category: category ?? '',
    group: groupId === null ? null : { id: groupId, name: groupName ?? '' },
    en: inLines(localNames.en),
    de: inLines(localNames.de),
    nl: inLines(localNames.nl),
    fr: inLines(localNames.fr),
  }
}

export const groupBody = ({ name, nutrientKey, synonyms }: GroupDraft) => ({
  name: name.trim(),
  nutrientKey: nutrientKey || null,
  synonyms: namesOf(synonyms),
})

/** Languages without a name are left out. */
export function ingredientBody(draft: IngredientDraft) {
  const { category, group, en, de, nl, fr } = draft
  const byLanguage = Object.entries({ en, de, nl, fr }).map(([language, text]) => [language, namesOf(text)])
  const localNames = Object.fromEntries(byLanguage.filter(([, names]) => (names?.length ?? 0) > 0))
  return {
    ...groupBody(draft),
    category: category.trim() || null,
    groupId: group?.id ?? null,
    localNames: localNames as Partial<Record<LanguageCode, string[]>>,
  }
}
