import { figureLengths } from '@salvia/contract/words/lengths'
import { readDecimal } from '@salvia/rules/money/typed-decimal'
import { useNavigate } from 'react-router'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { SettingDialog } from '#app/settings/setting-form.tsx'
import { settingReads } from '#app/settings/setting-reads.ts'
import { RATE_DIGITS } from '#app/settings/setting-words.ts'
import css from '#app/settings/settings.module.css'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { FromField } from './dated-fields.tsx'

const currencies = ['DKK', 'SEK'] as const

type Draft = { currency: (typeof currencies)[number]; rate: string; validFrom: string }

const first: Draft = { currency: 'DKK', rate: '', validFrom: '' }

const check = ({ rate, validFrom }: Draft) => ({
  ...(!readDecimal(rate, RATE_DIGITS) && { rate: m.shop_settings_no_amount() }),
  ...(validFrom === '' && { validFrom: m.form_missing({ field: m.rate_valid_from() }) }),
})

/** Adds what a euro is worth from a day on. */
export default function NewExchangeRateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const making = useDraftForm({
    draft: first,
    check,
    send: (api, { currency, rate, validFrom }) =>
      api('POST /admin/exchange-rates', {
        body: { currency, validFrom, millionths: readDecimal(rate, RATE_DIGITS) ?? 0 },
      }),
    stale: settingReads,
    onDone: ({ id }) => {
      onClose()
      return navigate(`/admin/settings/exchange-rates/${id}`)
    },
  })
  const { draft, set, errors } = making
  return (
    <SettingDialog title={m.exchange_new()} label={m.rate_add()} making={making} onClose={onClose}>
      <SelectField
        label={m.catalogue_field_currency()}
        value={draft.currency}
        data={currencies.map((value) => ({ value, label: value }))}
        onChange={(event) => {
          const currency = currencies.find((one) => one === event.currentTarget.value)
          if (currency) set({ currency })
        }}
      />
      <div className={css.pair}>
        <TextField
          label={m.exchange_rate()}
          inputMode="decimal"
          maxLength={figureLengths.rate}
          required
          value={draft.rate}
          error={errors.rate ?? errors.millionths}
          onChange={(event) => set({ rate: event.currentTarget.value })}
        />
        <FromField
          value={draft.validFrom}
          error={errors.validFrom}
          onChange={(validFrom) => set({ validFrom })}
        />
      </div>
    </SettingDialog>
  )
}
