import { useNavigate } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { SettingDialog } from '#app/settings/setting-form.tsx'
import { useMakeSetting } from '#app/settings/use-save-setting.ts'
import { checkNames, NameFields, trimmedNames } from './category-names.tsx'

/** Makes a category by its names. */
export default function NewCategoryDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const making = useMakeSetting({
    draft: { en: '', de: '', nl: '', fr: '' },
    check: checkNames,
    post: (api, names) => api('POST /admin/product-categories', { body: { names: trimmedNames(names) } }),
    onMade: ({ id }) => {
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
