import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adopt } from '#app/records/record-store.ts'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { adminProductQuery } from './admin-product-queries.ts'
import { ClassesSection } from './classes-section.tsx'
import { CountriesSection } from './countries-section.tsx'
import { ExternalIdsSection } from './external-ids-section.tsx'
import { HistorySection } from './history-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { IngredientsSection } from './ingredients-section.tsx'
import { LinksSection } from './links-section.tsx'
import { MadeUp } from './made-up.tsx'
import { MergeNote } from './merge-note.tsx'
import { PackSection } from './pack-section.tsx'
import { PapersSection } from './papers-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PlansSection } from './plans-section.tsx'
import { PriceSection } from './price-section.tsx'
import css from './product-record.module.css'
import { openProduct } from './product-record-store.ts'
import { RecordProvider } from './record-context.ts'
import { RecordHead } from './record-head.tsx'
import { RecordIndex } from './record-index.tsx'
import { SaveBar } from './save-bar.tsx'
import { StockSection } from './stock-section.tsx'
import { TextsSection } from './texts-section.tsx'

/** The whole record of a product on one page. */
export function ProductRecord({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(adminProductQuery(id))
  if (data) return <OpenRecord product={data} />
  return isError ? <FailedState onRetry={() => refetch()} /> : <SkeletonRows rows={12} />
}

/** Edits are kept as a layer over the server's version, and rebased when that changes. */
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
            <MadeUp />
            <IdentitySection />
            <PriceSection />
            <StockSection />
            <PackSection />
            <IngredientsSection />
            <TextsSection />
            <ClassesSection />
            <CountriesSection />
            <PicturesSection />
            <PapersSection />
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
