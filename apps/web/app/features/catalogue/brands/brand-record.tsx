import type { AdminBrand } from '@salvia/contract/catalogue/admin-brands'
import { brandLengths } from '@salvia/contract/words/lengths'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { formatNumber } from '@salvia/rules/format/format'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { RecordForm } from '#app/records/record-form.tsx'
import { useEditedRecord } from '#app/records/use-edited-record.ts'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import { CheckField, TextField } from '#app/ui/field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { Time } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { Facts } from '#app/workbench/record-drawer.tsx'
import { adminBrandQuery, brandReads, keepBrand } from './admin-brand-queries.ts'
import { type BrandField, changeOf, draftOf } from './brand-draft.ts'
import { BrandPicture } from './brand-picture.tsx'

/** One brand: what the shop says of it, and its products. */
export function BrandRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(adminBrandQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <BrandForm brand={data} />
}

function useBrand(brand: AdminBrand) {
  const client = useQueryClient()
  return useEditedRecord({
    record: brand,
    kind: { draftOf },
    path: `/admin/brands/${brand.id}`,
    send: (api, draft, base) =>
      api('PUT /admin/brands/{id}', {
        params: { id: brand.id },
        headers: ifUnchanged(base),
        body: changeOf(draft, base),
      }),
    words: { websiteUrl: m.brand_website_fault },
    keep: (saved) => keepBrand(client, saved),
    stale: brandReads,
    working: m.record_saving,
  })
}

type Edited = ReturnType<typeof useBrand>

function BrandForm({ brand }: { brand: AdminBrand }) {
  const edited = useBrand(brand)
  return (
    <RecordForm
      title={edited.read.name}
      lead={<BrandState brand={edited.read} />}
      edited={edited}
      facts={
        <>
          <BrandFacts brand={edited.read} />
          <SettingHistory subject="Brand" of={brand.id} />
        </>
      }
    >
      <Fields edited={edited} />
    </RecordForm>
  )
}

const BrandState = ({ brand: { isActive, productCount } }: { brand: AdminBrand }) => (
  <>
    <Status mark={isActive ? 'available' : 'unavailable'}>
      {isActive ? m.common_in_use() : m.brand_inactive()}
    </Status>
    {' · '}
    {m.products_count({ count: productCount })}
  </>
)

function Fields({ edited: { draft, set, errors, conflicts, kept } }: { edited: Edited }) {
  const theirs = (field: BrandField & ('name' | 'description' | 'websiteUrl')) =>
    conflicts.includes(field) ? m.record_theirs({ value: kept[field] || '–' }) : undefined
  return (
    <>
      <TextField
        label={m.common_name()}
        value={draft.name}
        maxLength={brandLengths.name}
        required
        error={errors.name}
        description={theirs('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextAreaField
        label={m.brand_description()}
        value={draft.description}
        rows={6}
        maxLength={brandLengths.description}
        error={errors.description}
        description={theirs('description') ?? m.brand_description_hint()}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <TextField
        label={m.person_website()}
        value={draft.websiteUrl}
        inputMode="url"
        maxLength={brandLengths.websiteUrl}
        error={errors.websiteUrl}
        description={theirs('websiteUrl')}
        onChange={(event) => set({ websiteUrl: event.currentTarget.value })}
      />
      <BrandPicture src={draft.imageUrl} onChange={(imageUrl) => set({ imageUrl })} />
      <div>
        <CheckField
          label={m.common_in_use()}
          checked={draft.isActive}
          onChange={(event) => set({ isActive: event.currentTarget.checked })}
        />
        <p className="third">{m.brand_active_hint()}</p>
      </div>
    </>
  )
}

const BrandFacts = ({ brand }: { brand: AdminBrand }) => (
  <section>
    <h3>{m.person_record()}</h3>
    <Facts
      facts={[
        [
          m.common_products(),
          <Link key="products" to={`/admin/products?brandId=${brand.id}`}>
            {formatNumber(brand.productCount, getLocale())}
          </Link>,
        ],
        [m.common_last_changed(), <Time at={brand.updatedAt} />],
        [
          m.bulk_shop(),
          brand.isActive && (
            <Link key="shop" to={`/brands/${brand.id}`}>
              {m.brand_in_shop()}
            </Link>
          ),
        ],
      ]}
    />
  </section>
)
