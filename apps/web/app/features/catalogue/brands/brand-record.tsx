import { Button } from '@mantine/core'
import type { AdminBrand } from '@salvia/contract/catalogue/admin-brands'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLeaveGuard } from '#app/forms/use-leave-guard.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { CheckField, TextField } from '#app/ui/field.tsx'
import { formatDate, formatNumber } from '#app/ui/format.ts'
import { Note } from '#app/ui/note.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import { adminBrandQuery } from './admin-brand-queries.ts'
import type { BrandField } from './brand-draft.ts'
import { BrandPicture } from './brand-picture.tsx'
import css from './brands.module.css'
import { useSaveBrand } from './use-save-brand.ts'

/** One brand: what the shop says of it, and its products. */
export function BrandRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(adminBrandQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <BrandForm brand={data} />
}

function BrandForm({ brand }: { brand: AdminBrand }) {
  const open = useSaveBrand(brand)
  const { read, errors, conflicts } = open
  useLeaveGuard((path) => path === `/admin/brands/${brand.id}`)
  return (
    <form
      className={css.record}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void open.save()
      }}
    >
      <DrawerBody>
        <h2 className="t20">{read.name}</h2>
        {conflicts.length > 0 && (
          <Note tone="attention" role="alert" title={m.brand_conflict()}>
            {m.brand_conflict_text()}
          </Note>
        )}
        {errors.general && (
          <Note tone="error" role="alert" title={errors.general}>
            {m.form_kept()}
          </Note>
        )}
        <Fields open={open} />
        <BrandFacts brand={read} />
      </DrawerBody>
      <DrawerFoot>
        <Button type="submit" variant="filled" loading={open.isSaving} disabled={!open.isChanged}>
          {m.form_save()}
        </Button>
      </DrawerFoot>
    </form>
  )
}

function Fields({
  open: { draft, set, errors, conflicts, read },
}: {
  open: ReturnType<typeof useSaveBrand>
}) {
  const theirs = (field: BrandField & ('name' | 'description' | 'websiteUrl')) =>
    conflicts.includes(field) ? m.brand_theirs({ value: read[field] ?? '–' }) : undefined
  return (
    <>
      <TextField
        label={m.brand_name()}
        value={draft.name}
        maxLength={120}
        required
        error={errors.name}
        description={theirs('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextAreaField
        label={m.brand_description()}
        value={draft.description}
        rows={6}
        maxLength={4000}
        error={errors.description}
        description={theirs('description') ?? m.brand_description_hint()}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <TextField
        label={m.brand_website()}
        value={draft.websiteUrl}
        inputMode="url"
        maxLength={500}
        error={errors.websiteUrl}
        description={theirs('websiteUrl')}
        onChange={(event) => set({ websiteUrl: event.currentTarget.value })}
      />
      <BrandPicture src={draft.imageUrl} onChange={(imageUrl) => set({ imageUrl })} />
      <div>
        <CheckField
          label={m.brand_active()}
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
          m.brand_products(),
          <Link key="products" to={`/admin/products?brandId=${brand.id}`}>
            {formatNumber(brand.productCount, getLocale())}
          </Link>,
        ],
        [m.brand_changed(), formatDate(brand.updatedAt, getLocale(), 'time')],
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
