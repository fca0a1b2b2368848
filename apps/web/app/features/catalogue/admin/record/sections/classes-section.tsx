import { verificationStatuses } from '@salvia/contract/words/identity'
import { productLengths } from '@salvia/contract/words/lengths'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import { fieldWord, verificationWords } from '../../product-words.ts'
import { useReferenceChoices } from '../../reference-words.ts'
import { RecordSection } from '../fields/record-section.tsx'
import css from '../product-record.module.css'
import { useField, useRecord } from '../store/record-context.ts'

/** Categories, tags and verifications. */
export const ClassesSection = () => (
  <RecordSection id="classes" title={m.catalogue_section_classes()}>
    <Categories />
    <Markers />
    <Verifications />
  </RecordSection>
)

function Categories() {
  const { value: chosen, set } = useField('productCategoryIds')
  const { categories } = useReferenceChoices()
  return (
    <fieldset className={css.group}>
      <legend className="strong">{fieldWord('productCategoryIds')}</legend>
      <div className={css.choices}>
        {categories.map(({ value, label }) => (
          <CheckField
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) =>
              set(event.currentTarget.checked ? [...chosen, value] : chosen.filter((id) => id !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function Markers() {
  const { value: markers, set, error } = useField('markers')
  const original = useRecord(({ record: product }) => product.originalMarkers)
  const [typed, setTyped] = useState('')
  const add = () => {
    const marker = typed.trim()
    if (marker !== '' && !markers.includes(marker)) set([...markers, marker])
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }
  return (
    <fieldset className={css.group}>
      <legend className="strong">{fieldWord('markers')}</legend>
      {markers.length > 0 && (
        <ul className={css.chips}>
          {markers.map((marker) => (
            <li key={marker}>
              {marker}
              <button
                type="button"
                aria-label={m.common_remove_named({ name: marker })}
                onClickCapture={ignoreSecondPress}
                onClick={() => set(markers.filter((one) => one !== marker))}
              >
                <IconX size={16} stroke={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        className={css.short}
        label={m.catalogue_add_marker()}
        description={
          original.length > 0 ? m.catalogue_original_markers({ markers: original.join(', ') }) : ''
        }
        error={error}
        maxLength={productLengths.marker}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={add}
      />
    </fieldset>
  )
}

function Verifications() {
  const { value: held, set } = useField('productVerifications')
  const { verifications } = useReferenceChoices()
  const statuses = verificationStatuses.map((value) => ({ value, label: verificationWords[value]() }))
  const change = (id: string, word: string) => {
    const status = verificationStatuses.find((one) => one === word)
    const others = held.filter((one) => one.id !== id)
    set(status ? [...others, { id, status }].sort((a, b) => (a.id < b.id ? -1 : 1)) : others)
  }
  return (
    <fieldset className={css.group}>
      <legend className="strong">{fieldWord('productVerifications')}</legend>
      <div className={css.fields}>
        {verifications.map(({ value, label }) => (
          <SelectField
            key={value}
            label={label}
            data={[{ value: '', label: m.catalogue_verification_none() }, ...statuses]}
            value={held.find(({ id }) => id === value)?.status ?? ''}
            onChange={(event) => change(value, event.currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
