import { carrierLengths, figureLengths } from '@salvia/contract/words/lengths'
import { carrierKinds } from '@salvia/contract/words/shop-settings'
import { chargedCurrency } from '@salvia/rules/money/charged-currency'
import { Optional } from '#app/forms/optional.tsx'
import { m } from '#app/paraglide/messages.js'
import { carrierKindWords } from '#app/settings/setting-words.ts'
import css from '#app/settings/settings.module.css'
import type { OpenSetting } from '#app/settings/use-save-setting.ts'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import type { CarrierDraft } from './carrier-draft.ts'

/** A carrier's name, price and delivery days. */
export function CarrierFields({ open: { draft, set, errors } }: { open: OpenSetting<CarrierDraft> }) {
  const typed = (field: 'name' | 'fixedPrice' | 'freeFrom' | 'minDays' | 'maxDays') => ({
    value: draft[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
  })
  const currency = chargedCurrency(draft.countryCode)
  return (
    <>
      <TextField label={m.common_name()} maxLength={carrierLengths.name} required {...typed('name')} />
      <SelectField
        label={m.carrier_kind()}
        value={draft.kind}
        data={carrierKinds.map((kind) => ({ value: kind, label: carrierKindWords[kind]() }))}
        onChange={(event) => {
          const kind = carrierKinds.find((one) => one === event.currentTarget.value)
          if (kind) set({ kind })
        }}
      />
      <div className={css.pair}>
        <TextField
          label={m.carrier_price()}
          description={m.carrier_price_hint()}
          inputMode="decimal"
          maxLength={figureLengths.price}
          required
          {...typed('fixedPrice')}
        />
        <TextField
          label={<Optional label={m.carrier_free_from()} />}
          description={m.carrier_free_hint({ currency })}
          inputMode="decimal"
          maxLength={figureLengths.price}
          {...typed('freeFrom')}
        />
        <TextField
          label={m.carrier_min_days()}
          inputMode="numeric"
          maxLength={figureLengths.days}
          {...typed('minDays')}
        />
        <TextField
          label={m.carrier_max_days()}
          inputMode="numeric"
          maxLength={figureLengths.days}
          {...typed('maxDays')}
        />
      </div>
      <CheckField
        label={m.common_in_use()}
        checked={draft.isActive}
        onChange={(event) => set({ isActive: event.currentTarget.checked })}
      />
    </>
  )
}
