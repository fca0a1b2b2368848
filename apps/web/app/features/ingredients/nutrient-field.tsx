import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SelectField } from '#app/ui/field.tsx'
import { nutrientsQuery } from './ingredient-queries.ts'

type Props = { value: string; none: string; description?: string; onChange: (key: string) => void }

/** The record's nutrient, which determines reference value and upper levels. */
export function NutrientField({ value, none, description, onChange }: Props) {
  const { data = [] } = useQuery(nutrientsQuery)
  const language = getLocale()
  const known = data
    .map(({ key, names }) => ({ value: key, label: names[language] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
  return (
    <SelectField
      label={m.ingredient_nutrient()}
      description={description}
      value={value}
      data={[{ value: '', label: none }, ...known]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
