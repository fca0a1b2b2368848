import type { Seller } from '@salvia/contract/seller/admin-seller'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { SettingPageForm } from '#app/settings/setting-form.tsx'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import css from '#app/settings/settings.module.css'
import { sellerQuery } from '#app/settings/settings-queries.ts'
import { SetupState } from '#app/settings/setup-state.tsx'
import { useSaveSetting } from '#app/settings/use-save-setting.ts'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { sellerDraft, sellerInput } from './seller-draft.ts'
import { SellerFields } from './seller-fields.tsx'

/** The seller's details for mails and invoices. */
export function SellerPage() {
  const { data, isError, refetch } = useQuery(sellerQuery)
  return (
    <div className={css.page}>
      <PageHeader title={m.menu_settings_seller()} lead={<SetupState step="seller" />} />
      {!data && (isError ? <FailedState onRetry={() => refetch()} /> : <SkeletonRows rows={8} />)}
      {data && <SellerForm seller={data} />}
    </div>
  )
}

function SellerForm({ seller }: { seller: Seller }) {
  const open = useSaveSetting({
    record: seller,
    toDraft: sellerDraft,
    path: '/admin/settings/seller',
    put: (api, draft, read) =>
      api('PUT /admin/seller', { headers: ifUnchanged(read), body: sellerInput(draft) }),
  })
  return (
    <SettingPageForm saving={open} history={<SettingHistory subject="Seller" of="seller" heading="h2" />}>
      <SellerFields open={open} missing={open.read.missing} />
    </SettingPageForm>
  )
}
