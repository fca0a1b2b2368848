import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { type FieldName, languageOf } from './product-draft.ts'
import { useRecord } from './record-context.ts'
import css from './record-index.module.css'

type Entry = { id: string; title: () => string; fields: FieldName[] }

const entries: Entry[] = [
  {
    id: 'identity',
    title: m.catalogue_section_identity,
    fields: [
      'name',
      'sku',
      'ean',
      'productBrandId',
      'productDeliveryFormatId',
      'externalCode',
      'externalMasterCode',
    ],
  },
  { id: 'prices', title: m.catalogue_section_prices, fields: ['price', 'vatCategoryId'] },
  {
    id: 'stock',
    title: m.catalogue_section_stock,
    fields: [
      'stockStatusId',
      'quantity',
      'forecastedQuantity',
      'deliveryTime',
      'availableDate',
      'expirationDate',
      'isHidden',
      'canBeSample',
    ],
  },
  {
    id: 'pack',
    title: m.catalogue_section_pack,
    fields: ['deliveryFormatSize', 'unitSize', 'servingsPerContainer', 'netWeightGrams', 'servingSizes'],
  },
  { id: 'ingredients', title: m.catalogue_section_ingredients, fields: ['ingredients'] },
  { id: 'texts', title: m.catalogue_section_texts, fields: [] },
  {
    id: 'classes',
    title: m.catalogue_section_classes,
    fields: ['productCategoryIds', 'markers', 'productVerifications'],
  },
  { id: 'countries', title: m.catalogue_section_countries, fields: ['restrictions'] },
  { id: 'pictures', title: m.catalogue_section_pictures, fields: ['productImageIds'] },
  { id: 'papers', title: m.catalogue_section_papers, fields: ['productResources'] },
  { id: 'links', title: m.catalogue_section_links, fields: [] },
  { id: 'external', title: m.catalogue_section_external, fields: [] },
  { id: 'history', title: m.catalogue_section_history, fields: [] },
]

const sectionOf = (field: FieldName): string | undefined =>
  languageOf(field) === null ? entries.find(({ fields }) => fields.includes(field))?.id : 'texts'

/** The section that is being read: the last one whose title has passed the top of the page. */
function useReadSection(): string {
  const [read, setRead] = useState('identity')
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        const first = entries.find(({ id }) => seen.has(id))
        if (first) setRead(first.id)
      },
      { rootMargin: '-96px 0px -55% 0px' },
    )
    for (const { id } of entries) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return read
}

/** Leads to each section of the record, and marks those that hold unsaved changes or something wrong. */
export function RecordIndex() {
  const read = useReadSection()
  const changed = useRecord((state) => state.changed)
  const errors = useRecord((state) => state.errors)
  const idsOf = (fields: object) => new Set(Object.keys(fields).map((field) => sectionOf(field as FieldName)))
  const [changedIds, faultyIds] = [idsOf(changed), idsOf(errors)]
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href="#${read}"]`)
    if (link && nav.current) nav.current.scrollTo({ left: link.offsetLeft - 16 })
  }, [read])
  return (
    <nav ref={nav} className={css.index} aria-label={m.catalogue_sections()}>
      {entries.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === read ? 'true' : undefined}>
          {title()}
          {faultyIds.has(id) ? (
            <span className={css.faulty} role="img" aria-label={m.catalogue_section_faulty()} />
          ) : (
            changedIds.has(id) && (
              <span className={css.changed} role="img" aria-label={m.catalogue_section_changed()} />
            )
          )}
        </a>
      ))}
    </nav>
  )
}
