import type { Country } from '@salvia/contract/reference/reference'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { useRef } from 'react'
import { countryChoices, languageChoices } from '#app/forms/country-choices.ts'
import form from '#app/forms/form.module.css'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SelectField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'

type Props = {
  countries: Country[]
  shipTo: string
  onLanguage: (code: LanguageCode) => Promise<void>
  onShipTo: (code: string) => Promise<void>
}

/** Language and ship-to country. Another language shows the page again, in it. */
export function RegionForm({ countries, shipTo, onLanguage, onShipTo }: Props) {
  const language = useRef<LanguageCode>(undefined)
  const state = useForm(
    async (given) => {
      const country = textOf(given, 'shipTo')
      language.current = languages.find((code) => code === textOf(given, 'language'))
      if (country !== shipTo) await onShipTo(country)
      return null
    },
    {
      guards: true,
      onSaved: () => {
        if (language.current !== undefined && language.current !== getLocale())
          void onLanguage(language.current)
      },
    },
  )
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <div className={form.fields}>
        <SelectField
          className={form.half}
          label={m.person_language()}
          data={languageChoices()}
          defaultValue={getLocale()}
          {...state.field('language')}
        />
        <SelectField
          className={form.half}
          label={m.ship_to_country()}
          data={countryChoices(countries.filter(({ hasDeliveryCompanies }) => hasDeliveryCompanies))}
          defaultValue={shipTo}
          {...state.field('shipTo')}
        />
      </div>
      <FormFooter {...state} />
    </form>
  )
}
