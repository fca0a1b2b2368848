import { userKinds } from '@salvia/contract/words/identity'
import { flagLengths } from '@salvia/contract/words/lengths'
import { Optional } from '#app/forms/optional.tsx'
import { m } from '#app/paraglide/messages.js'
import { userKindWords } from '#app/settings/setting-words.ts'
import css from '#app/settings/settings.module.css'
import type { OpenSetting } from '#app/settings/use-save-setting.ts'
import { CheckField, TextField } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import type { FlagDraft } from './flag-draft.ts'

/** Admins have every feature, so they are not an option. */
const choices = userKinds.filter((kind) => kind !== 'Internal')

/** Who has a feature. */
export function FlagFields({ open: { draft, set, errors } }: { open: OpenSetting<FlagDraft> }) {
  return (
    <>
      <TextField
        label={<Optional label={m.brand_description()} />}
        maxLength={flagLengths.description}
        value={draft.description}
        error={errors.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <CheckField
        label={m.flag_on()}
        checked={draft.isOn}
        onChange={(event) => set({ isOn: event.currentTarget.checked })}
      />
      <fieldset className={css.checks}>
        <legend>{m.flag_kinds()}</legend>
        {choices.map((kind) => (
          <CheckField
            key={kind}
            label={userKindWords[kind]()}
            checked={draft.userKinds.includes(kind)}
            onChange={(event) =>
              set({
                userKinds: event.currentTarget.checked
                  ? [...draft.userKinds, kind]
                  : draft.userKinds.filter((one) => one !== kind),
              })
            }
          />
        ))}
      </fieldset>
      <TextField
        label={<Optional label={m.flag_countries()} />}
        description={m.flag_countries_hint()}
        value={draft.countries}
        error={errors.countries}
        onChange={(event) => set({ countries: event.currentTarget.value })}
      />
      <TextAreaField
        label={<Optional label={m.flag_accounts()} />}
        description={m.flag_accounts_hint()}
        rows={4}
        value={draft.accounts}
        error={errors.accounts}
        onChange={(event) => set({ accounts: event.currentTarget.value })}
      />
    </>
  )
}
