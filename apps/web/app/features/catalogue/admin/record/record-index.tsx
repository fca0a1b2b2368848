import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './record-index.module.css'
import { type FieldName, languageOf } from './store/product-draft.ts'
import { useField, useRecord } from './store/record-context.ts'

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
  { id: 'prices', title: m.carrier_price, fields: ['price', 'vatCategoryId'] },
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
  { id: 'countries', title: m.catalogue_section_countries, fields: ['restrictedCountries'] },
  { id: 'pictures', title: m.catalogue_section_pictures, fields: ['productImageIds'] },
  { id: 'resources', title: m.catalogue_section_resources, fields: ['productResources'] },
  { id: 'links', title: m.catalogue_section_links, fields: [] },
  { id: 'external', title: m.catalogue_section_external, fields: [] },
  { id: 'plans', title: m.catalogue_section_plans, fields: [] },
  { id: 'history', title: m.history_title, fields: [] },
]

const sectionOf = (field: FieldName): string | undefined =>
  languageOf(field) === null ? entries.find(({ fields }) => fields.includes(field))?.id : 'texts'

/** Distance from the top of the viewport within which a section counts as current. */
const READ_AT = 0.35

const sectionInView = (): string => {
  const line = window.innerHeight * READ_AT
  const passed = entries.filter(({ id }) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= line
  })
  return (passed.at(-1) ?? entries[0])?.id ?? ''
}

/** The current section: the one navigated to until the user scrolls, else the last one above the fold. */
function useReadSection() {
  const [read, setRead] = useState('identity')
  const isLed = useRef(false)
  useEffect(() => {
    const follow = () => isLed.current || setRead(sectionInView())
    const letGo = () => {
      isLed.current = false
    }
    const byHand = ['wheel', 'touchmove', 'keydown'] as const
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    for (const event of byHand) document.addEventListener(event, letGo, { passive: true })
    return () => {
      document.removeEventListener('scroll', follow, { capture: true })
      for (const event of byHand) document.removeEventListener(event, letGo)
    }
  }, [])
  const lead = (id: string) => {
    isLed.current = true
    setRead(id)
  }
  return { read, lead }
}

/** The product, whose head scrolls away, and links to each section, marking those with unsaved changes or errors. */
export function RecordIndex() {
  const { read, lead } = useReadSection()
  const name = useField('name').value
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
      <p className={css.name} aria-hidden="true">
        {name}
      </p>
      {entries.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === read ? 'true' : undefined} onClick={() => lead(id)}>
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
