import type { AdminCategory } from '@salvia/contract/catalogue/admin-categories'
import { figureLengths } from '@salvia/contract/words/lengths'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SettingForm } from '#app/settings/setting-form.tsx'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import { categoryQuery } from '#app/settings/settings-queries.ts'
import { useSaveSetting } from '#app/settings/use-save-setting.ts'
import { TextField } from '#app/ui/field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { Facts } from '#app/workbench/record-drawer.tsx'
import { checkNames, NameFields, type NamesDraft, trimmedNames } from './category-names.tsx'

/** One category of products: its names and its position in the shop. */
export function CategoryRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(categoryQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <CategoryForm category={data} />
}

type Draft = NamesDraft & { position: string }

const toDraft = ({ names, position }: AdminCategory): Draft => ({ ...names, position: String(position) })

const check = (draft: Draft) => ({
  ...checkNames(draft),
  ...(!/^\d{1,4}$/.test(draft.position.trim()) && { position: m.shop_settings_no_amount() }),
})

function CategoryForm({ category }: { category: AdminCategory }) {
  const { id, productCount } = category
  const open = useSaveSetting({
    record: category,
    toDraft,
    path: `/admin/categories/${id}`,
    check,
    put: (api, draft, read) =>
      api('PUT /admin/product-categories/{id}', {
        params: { id },
        headers: ifUnchanged(read),
        body: { names: trimmedNames(draft), position: Number(draft.position) },
      }),
  })
  return (
    <SettingForm
      title={open.read.names[getLocale()]}
      lead={id}
      saving={open}
      facts={
        <>
          <Facts
            facts={[
              [
                m.common_products(),
                <Link key="products" to={`/admin/products?categoryId=${id}`}>
                  {formatNumber(productCount, getLocale())}
                </Link>,
              ],
            ]}
          />
          <SettingHistory subject="ProductCategory" of={id} />
        </>
      }
    >
      <NameFields {...open} />
      <TextField
        label={m.category_position()}
        description={m.category_position_hint()}
        inputMode="numeric"
        maxLength={figureLengths.position}
        value={open.draft.position}
        error={open.errors.position}
        onChange={(event) => open.set({ position: event.currentTarget.value })}
      />
    </SettingForm>
  )
}
