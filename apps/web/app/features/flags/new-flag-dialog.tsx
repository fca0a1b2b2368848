import { flagLengths } from '@salvia/contract/words/lengths'
import { useNavigate } from 'react-router'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { SettingDialog } from '#app/settings/setting-form.tsx'
import { settingReads } from '#app/settings/setting-reads.ts'
import { TextField } from '#app/ui/field.tsx'
import { flagInput, newFlag } from './flag-draft.ts'
import { FlagFields } from './flag-fields.tsx'

const keyPattern = /^[a-z][a-z0-9-]{1,48}$/

const first = { ...newFlag, key: '' }

const check = ({ key }: typeof first): Record<string, string> =>
  keyPattern.test(key) ? {} : { key: m.flag_key_fault() }

/** Creates a feature flag by its key in the code. */
export default function NewFlagDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const making = useDraftForm({
    draft: first,
    check,
    send: (api, { key, ...draft }) =>
      api('POST /admin/feature-flags', { body: { key, ...flagInput({ ...newFlag, ...draft }) } }),
    stale: settingReads,
    onDone: ({ key }) => {
      onClose()
      return navigate(`/admin/settings/feature-flags/${key}`)
    },
  })
  return (
    <SettingDialog title={m.flag_new()} label={m.flag_make()} making={making} onClose={onClose}>
      <TextField
        label={m.flag_key()}
        description={m.flag_key_hint()}
        maxLength={flagLengths.key}
        required
        value={making.draft.key}
        error={making.errors.key ?? making.errors.name}
        onChange={(event) => making.set({ key: event.currentTarget.value })}
      />
      <FlagFields open={making} />
    </SettingDialog>
  )
}
