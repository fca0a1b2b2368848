import { productLengths } from '@salvia/contract/words/lengths'
import { countryName } from '@salvia/rules/format/format'
import { IconTrash } from '@tabler/icons-react'
import { focusEntry } from '#app/lib/focus-entry.ts'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { useReferenceChoices } from '../../reference-words.ts'
import { RecordSection } from '../fields/record-section.tsx'
import { RowFault } from '../fields/row-fault.tsx'
import css from '../product-record.module.css'
import { useField } from '../store/record-context.ts'

/** Where the product is not sold, and why. */
export function CountriesSection() {
  const { value: restrictions, set, error } = useField('restrictedCountries')
  const { countries } = useReferenceChoices()
  const language = getLocale()
  const left = countries.filter(({ value }) => restrictions.every(({ countryCode }) => countryCode !== value))
  const add = (countryCode: string) => countryCode && set([...restrictions, { countryCode, reason: '' }])
  return (
    <RecordSection
      id="countries"
      title={m.catalogue_section_countries()}
      lead={restrictions.length === 0 ? m.catalogue_countries_none() : m.catalogue_countries_lead()}
    >
      <RowFault error={error} />
      {restrictions.map(({ countryCode, reason = '' }) => {
        const name = countryName(countryCode, language)
        return (
          <div key={countryCode} className={css.countryRow}>
            <TextField
              label={m.catalogue_reason_in({ country: name })}
              maxLength={productLengths.restrictionReason}
              value={reason}
              onChange={(event) => {
                const typed = event.currentTarget.value
                set(
                  restrictions.map((one) =>
                    one.countryCode === countryCode ? { ...one, reason: typed } : one,
                  ),
                )
              }}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={m.common_remove_named({ name })}
              onClickCapture={ignoreSecondPress}
              onClick={() => {
                focusEntry('', 'countries')
                set(restrictions.filter((one) => one.countryCode !== countryCode))
              }}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
            </button>
          </div>
        )
      })}
      <SelectField
        className={css.short}
        label={m.catalogue_add_country()}
        data={[{ value: '', label: m.catalogue_choose() }, ...left]}
        value=""
        onChange={(event) => add(event.currentTarget.value)}
      />
    </RecordSection>
  )
}
