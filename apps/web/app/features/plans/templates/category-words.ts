import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#app/paraglide/runtime.js'
import { templateCategoriesQuery } from './template-queries.ts'

type Choice = { value: string; label: string }

/** The categories of templates, pinned ones first, the others by name in the language of the page. */
export function useCategoryChoices(): Choice[] {
  const language = getLocale()
  const categories = useQuery(templateCategoriesQuery).data ?? []
  const named = categories.map(({ id, names, name, isPinnedToTop }) => ({
    value: id,
    label: names[language] || name,
    isPinnedToTop,
  }))
  const byName = (a: Choice, b: Choice) => a.label.localeCompare(b.label, language)
  return [
    ...named.filter(({ isPinnedToTop }) => isPinnedToTop),
    ...named.filter(({ isPinnedToTop }) => !isPinnedToTop).sort(byName),
  ].map(({ value, label }) => ({ value, label }))
}

/** What a category is called; null for none, and for one that is not known. */
export function useCategoryWord(): (id: string | null) => string | null {
  const choices = useCategoryChoices()
  return (id) => choices.find(({ value }) => value === id)?.label ?? null
}
