import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adopt } from '#app/records/record-store.ts'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { adminProductQuery } from '../admin-product-queries.ts'
import { DemoFields } from './demo-fields.tsx'
import { MergeNote } from './merge-note.tsx'
import css from './product-record.module.css'
import { RecordHead } from './record-head.tsx'
import { RecordIndex } from './record-index.tsx'
import { SaveBar } from './save-bar.tsx'
import { ClassesSection } from './sections/classes-section.tsx'
import { CountriesSection } from './sections/countries-section.tsx'
import { ExternalIdsSection } from './sections/external-ids-section.tsx'
import { HistorySection } from './sections/history-section.tsx'
import { IdentitySection } from './sections/identity-section.tsx'
import { IngredientsSection } from './sections/ingredients-section.tsx'
import { LinksSection } from './sections/links-section.tsx'
import { PackSection } from './sections/pack-section.tsx'
import { PicturesSection } from './sections/pictures-section.tsx'
import { PlansSection } from './sections/plans-section.tsx'
import { PriceSection } from './sections/price-section.tsx'
import { ResourcesSection } from './sections/resources-section.tsx'
import { StockSection } from './sections/stock-section.tsx'
import { TextsSection } from './sections/texts-section.tsx'
import { openProduct } from './store/product-record-store.ts'
import { RecordProvider } from './store/record-context.ts'

/** A product's whole record on one page. */
export function ProductRecord({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(adminProductQuery(id))
  if (data) return <OpenRecord product={data} />
  return isError ? <FailedState onRetry={() => refetch()} /> : <SkeletonRows rows={12} />
}

/** Edits are a layer over the server's version and are rebased when it changes. */
function OpenRecord({ product }: { product: AdminProduct }) {
  const [store] = useState(() => openProduct(product))
  useEffect(() => adopt(store, product), [store, product])
  return (
    <RecordProvider value={store}>
      <div className={css.page}>
        <RecordHead />
        <div className={css.columns}>
          <RecordIndex />
          <div className={css.sections}>
            <MergeNote />
            <DemoFields />
            <IdentitySection />
            <PriceSection />
            <StockSection />
            <PackSection />
            <IngredientsSection />
            <TextsSection />
            <ClassesSection />
            <CountriesSection />
            <PicturesSection />
            <ResourcesSection />
            <LinksSection />
            <ExternalIdsSection />
            <PlansSection />
            <HistorySection />
          </div>
        </div>
        <SaveBar />
      </div>
    </RecordProvider>
  )
}
