import type { FeatureFlag } from '@salvia/contract/flags/feature-flags'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { SettingForm } from '#app/settings/setting-form.tsx'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import { flagQuery } from '#app/settings/settings-queries.ts'
import { useSaveSetting } from '#app/settings/use-save-setting.ts'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { flagDraft, flagInput } from './flag-draft.ts'
import { FlagFields } from './flag-fields.tsx'

/** One feature flag: who has the feature. */
export function FlagRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(flagQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <FlagForm flag={data} />
}

function FlagForm({ flag }: { flag: FeatureFlag }) {
  const { key } = flag
  const open = useSaveSetting({
    record: flag,
    toDraft: flagDraft,
    path: `/admin/settings/feature-flags/${key}`,
    put: (api, draft, read) =>
      api('PUT /admin/feature-flags/{key}', {
        params: { key },
        headers: ifUnchanged(read),
        body: flagInput(draft),
      }),
  })
  return (
    <SettingForm
      title={key}
      lead={m.flag_admins_have_all()}
      saving={open}
      facts={<SettingHistory subject="FeatureFlag" of={key} />}
    >
      <FlagFields open={open} />
    </SettingForm>
  )
}
