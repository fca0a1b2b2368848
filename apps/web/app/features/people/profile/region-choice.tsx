import type { Country } from '@salvia/contract/reference/reference'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { countryChoices, languageChoices } from '#app/forms/country-choices.ts'
import form from '#app/forms/form.module.css'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SelectField } from '#app/ui/field.tsx'

type Props = {
  countries: Country[]
  shipTo: string
  onLanguage: (code: LanguageCode) => void
  onShipTo: (code: string) => void
}

/** The language one is spoken to in, and where parcels go: both count at once. */
export const RegionChoice = ({ countries, shipTo, onLanguage, onShipTo }: Props) => (
  <div className={form.fields}>
    <SelectField
      className={form.half}
      label={m.auth_language()}
      data={languageChoices()}
      defaultValue={getLocale()}
      onChange={(event) => {
        const code = languages.find((known) => known === event.currentTarget.value)
        if (code) onLanguage(code)
      }}
    />
    <SelectField
      className={form.half}
      label={m.settings_ship_to()}
      data={countryChoices(countries.filter(({ hasDeliveryCompanies }) => hasDeliveryCompanies))}
      value={shipTo}
      onChange={(event) => onShipTo(event.currentTarget.value)}
    />
  </div>
)
