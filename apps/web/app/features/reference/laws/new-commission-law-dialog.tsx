import { type Profession, professions } from '@salvia/contract/words/professions'
import { useNavigate } from 'react-router'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { CountryField } from '#app/settings/country-field.tsx'
import { professionWords } from '#app/settings/profession-words.ts'
import { SettingDialog } from '#app/settings/setting-form.tsx'
import { settingReads } from '#app/settings/setting-reads.ts'
import css from '#app/settings/settings.module.css'
import { SelectField } from '#app/ui/field.tsx'
import { FromField, SourceField } from '../rates/dated-fields.tsx'
import { lawWord } from './law-word.ts'

type Draft = {
  countryCode: string
  professionId: Profession | null
  isAllowed: boolean
  validFrom: string
  source: string
}

const first: Draft = { countryCode: '', professionId: null, isAllowed: false, validFrom: '', source: '' }

const check = ({ countryCode, validFrom, source }: Draft) => ({
  ...(countryCode === '' && { countryCode: m.form_missing({ field: m.person_country() }) }),
  ...(validFrom === '' && { validFrom: m.form_missing({ field: m.rate_valid_from() }) }),
  ...(source.trim() === '' && { source: m.form_missing({ field: m.rate_source() }) }),
})

/** Forbids commission from a day on, or allows it again. */
export default function NewCommissionLawDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const making = useDraftForm({
    draft: first,
    check,
    send: (api, draft) =>
      api('POST /admin/commission-laws', { body: { ...draft, source: draft.source.trim() } }),
    stale: settingReads,
    onDone: ({ id }) => {
      onClose()
      return navigate(`/admin/settings/commission-laws/${id}`)
    },
  })
  const { draft, set, errors } = making
  return (
    <SettingDialog
      title={m.commission_law_new()}
      label={m.commission_law_add()}
      making={making}
      onClose={onClose}
    >
      <CountryField
        value={draft.countryCode}
        error={errors.countryCode}
        onChange={(countryCode) => set({ countryCode })}
      />
      <SelectField
        label={m.profession()}
        description={m.profession_hint()}
        value={draft.professionId ?? ''}
        data={[
          { value: '', label: m.profession_all() },
          ...professions.map((value) => ({ value, label: professionWords[value]() })),
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          set({ professionId: professions.find((one) => one === chosen) ?? null })
        }}
      />
      <div className={css.pair}>
        <SelectField
          label={m.wallet_type_commission()}
          value={String(draft.isAllowed)}
          data={[false, true].map((value) => ({ value: String(value), label: lawWord(value) }))}
          onChange={(event) => set({ isAllowed: event.currentTarget.value === 'true' })}
        />
        <FromField
          value={draft.validFrom}
          error={errors.validFrom}
          onChange={(validFrom) => set({ validFrom })}
        />
      </div>
      <SourceField
        hint={m.commission_law_source_hint()}
        value={draft.source}
        error={errors.source}
        onChange={(source) => set({ source })}
      />
    </SettingDialog>
  )
}
