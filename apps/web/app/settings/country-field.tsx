import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { countryChoices } from '#app/forms/country-choices.ts'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/field.tsx'

const countriesQuery = {
  ...query('GET /reference-data/countries', {}),
  staleTime: Number.POSITIVE_INFINITY,
}

/** Every country by its name in the reader's language. */
export const useCountryChoices = () => countryChoices(useQuery(countriesQuery).data ?? [])

type Props = { value: string; error: string | undefined; onChange: (code: string) => void }

export const CountryField = ({ value, error, onChange }: Props) => (
  <SelectField
    label={m.person_country()}
    value={value}
    error={error}
    required
    data={[{ value: '', label: m.person_country_none() }, ...useCountryChoices()]}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
