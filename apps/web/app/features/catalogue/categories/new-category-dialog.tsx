import { useNavigate } from 'react-router'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { SettingDialog } from '#app/settings/setting-form.tsx'
import { settingReads } from '#app/settings/setting-reads.ts'
import { checkNames, NameFields, trimmedNames } from './category-names.tsx'

/** Makes a category by its names. */
export default function NewCategoryDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const making = useDraftForm({
    draft: { en: '', de: '', nl: '', fr: '' },
    check: checkNames,
    send: (api, names) => api('POST /admin/product-categories', { body: { names: trimmedNames(names) } }),
    stale: settingReads,
    onDone: ({ id }) => {
      onClose()
      return navigate(`/admin/categories/${id}`)
    },
  })
  return (
    <SettingDialog title={m.category_new()} label={m.category_make()} making={making} onClose={onClose}>
      <NameFields {...making} />
    </SettingDialog>
  )
}
