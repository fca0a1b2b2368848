import { type VatCategory, vatCategories } from '@salvia/contract/words/catalogue'
import { figureLengths } from '@salvia/contract/words/lengths'
import { readDecimal } from '@salvia/rules/money/typed-decimal'
import { useNavigate } from 'react-router'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { CountryField } from '#app/settings/country-field.tsx'
import { SettingDialog } from '#app/settings/setting-form.tsx'
import { settingReads } from '#app/settings/setting-reads.ts'
import { vatCategoryWords } from '#app/settings/setting-words.ts'
import css from '#app/settings/settings.module.css'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { FromField, SourceField } from './dated-fields.tsx'

const PERCENT_DIGITS = 2

type Draft = {
  countryCode: string
  vatCategoryId: VatCategory
  taxRate: string
  validFrom: string
  source: string
}

const first: Draft = {
  countryCode: '',
  vatCategoryId: 'FoodSupplement',
  taxRate: '',
  validFrom: '',
  source: '',
}

function check({ countryCode, taxRate, validFrom, source }: Draft) {
  return {
    ...(countryCode === '' && { countryCode: m.form_missing({ field: m.person_country() }) }),
    ...(readDecimal(taxRate, PERCENT_DIGITS) === null && { taxRate: m.shop_settings_no_amount() }),
    ...(validFrom === '' && { validFrom: m.form_missing({ field: m.rate_valid_from() }) }),
    ...(source.trim() === '' && { source: m.form_missing({ field: m.rate_source() }) }),
  }
}

/** Adds a rate that follows the one in force. */
export default function NewVatRateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const making = useDraftForm({
    draft: first,
    check,
    send: (api, draft) =>
      api('POST /admin/vat-rates', {
        body: {
          ...draft,
          source: draft.source.trim(),
          taxRate: readDecimal(draft.taxRate, PERCENT_DIGITS) ?? 0,
        },
      }),
    stale: settingReads,
    onDone: ({ id }) => {
      onClose()
      return navigate(`/admin/settings/vat-rates/${id}`)
    },
  })
  const { draft, set, errors } = making
  return (
    <SettingDialog title={m.vat_new()} label={m.rate_add()} making={making} onClose={onClose}>
      <CountryField
        value={draft.countryCode}
        error={errors.countryCode}
        onChange={(countryCode) => set({ countryCode })}
      />
      <SelectField
        label={m.vat_category()}
        value={draft.vatCategoryId}
        data={vatCategories.map((value) => ({ value, label: vatCategoryWords[value]() }))}
        onChange={(event) => {
          const vatCategoryId = vatCategories.find((one) => one === event.currentTarget.value)
          if (vatCategoryId) set({ vatCategoryId })
        }}
      />
      <div className={css.pair}>
        <TextField
          label={m.vat_rate()}
          description={m.vat_rate_hint()}
          inputMode="decimal"
          maxLength={figureLengths.percent}
          required
          value={draft.taxRate}
          error={errors.taxRate}
          onChange={(event) => set({ taxRate: event.currentTarget.value })}
        />
        <FromField
          value={draft.validFrom}
          error={errors.validFrom}
          onChange={(validFrom) => set({ validFrom })}
        />
      </div>
      <SourceField
        hint={m.rate_source_hint()}
        value={draft.source}
        error={errors.source}
        onChange={(source) => set({ source })}
      />
    </SettingDialog>
  )
}
