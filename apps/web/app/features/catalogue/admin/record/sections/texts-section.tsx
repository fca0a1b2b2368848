import { MOST_LISTED, productLengths, productTextLengths } from '@salvia/contract/words/lengths'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import { cleanList, cleanWarnings } from '@salvia/rules/product/clean-localization'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SelectField } from '#app/ui/field.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { textWords } from '../../product-words.ts'
import { useReferenceChoices } from '../../reference-words.ts'
import { figureLengths } from '../../typed-number.ts'
import { RecordArea, RecordText } from '../fields/record-fields.tsx'
import { RecordSection } from '../fields/record-section.tsx'
import record from '../product-record.module.css'
import { type FieldName, languageOf, type TextField } from '../store/product-draft.ts'
import { useField, useRecord } from '../store/record-context.ts'
import { LanguageHead } from './language-head.tsx'
import css from './texts-section.module.css'

type Shape = { rows?: number; tidy?: (text: string) => string; hint?: () => string }
type PlainText = Exclude<TextField, 'tags' | 'price' | 'currencyId' | 'isAutoTranslated'>

const list = { tidy: cleanList, hint: m.catalogue_tidy_list }

/** Text fields in order, with how each is normalised on saving (docs/specification.md, section 5). */
const shapes: Record<PlainText, Shape> = {
  shortDescription: { rows: 2 },
  description: { rows: 8 },
  shortSuggestedIntake: { rows: 2 },
  suggestedIntake: { rows: 3 },
  servingSize: { rows: 1 },
  nutritionalInformation: { rows: 4, ...list },
  otherIngredients: { rows: 3 },
  allergens: { rows: 3, ...list },
  warnings: { rows: 4, tidy: cleanWarnings, hint: m.catalogue_tidy_warnings },
  storageRequirements: { rows: 2 },
}
const plainTexts = Object.keys(shapes) as PlainText[]

/** The language shown next to the one being edited: English, or German next to English. */
const usualPair = (): [LanguageCode, LanguageCode] => ['en', getLocale() === 'en' ? 'de' : getLocale()]

/** Changes the language of one side; picking the other side's language swaps them. */
function withShown(
  [left, right]: [LanguageCode, LanguageCode],
  place: 0 | 1,
  language: LanguageCode,
): [LanguageCode, LanguageCode] {
  if (place === 0) return [language, language === right ? left : right]
  return [language === left ? right : left, language]
}

/** Product texts, two languages side by side (one on a phone). */
export function TextsSection() {
  const [shown, setShown] = useState(usualPair)
  const faulty = useRecord(({ errors }) => {
    const field = Object.keys(errors).find((name) => languageOf(name as FieldName) !== null)
    return field ? languageOf(field as FieldName) : null
  })
  useEffect(() => {
    if (faulty)
      setShown(([left, right]) => (faulty === left || faulty === right ? [left, right] : [faulty, right]))
  }, [faulty])
  const choose = (place: 0 | 1) => (language: LanguageCode) =>
    setShown((before) => withShown(before, place, language))
  return (
    <RecordSection id="texts" title={m.catalogue_section_texts()} lead={m.catalogue_texts_lead()}>
      <div className={css.sides}>
        {shown.map((language, place) => (
          <div key={place === 0 ? 'left' : 'right'} className={place === 1 ? 'only-large' : undefined}>
            <Segments
              label={m.catalogue_text_language()}
              value={language}
              options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={choose(place === 0 ? 0 : 1)}
            />
            <LanguageHead language={language} />
          </div>
        ))}
        {plainTexts.map((field) =>
          shown.map((language, place) => (
            <Cell key={`${place} ${field}`} isSecond={place === 1} language={language}>
              <TextCell language={language} field={field} />
            </Cell>
          )),
        )}
        {shown.map((language, place) => (
          <Cell key={place === 0 ? 'left tags' : 'right tags'} isSecond={place === 1} language={language}>
            <OtherFields language={language} />
          </Cell>
        ))}
      </div>
    </RecordSection>
  )
}

type CellProps = { language: LanguageCode; isSecond: boolean; children: React.ReactNode }

/** Fields carry `lang` for screen readers and spell checkers. */
const Cell = ({ language, isSecond, children }: CellProps) => (
  <div className={isSecond ? 'only-large' : undefined} data-language={language}>
    {children}
  </div>
)

const labelOf = (field: TextField, language: LanguageCode) => (
  <>
    {textWords[field]()} <span className="visually-hidden">{languageName(language)}</span>
  </>
)

function TextCell({ language, field }: { language: LanguageCode; field: PlainText }) {
  const { value: isTranslated } = useField(`${language}.isAutoTranslated`)
  const { rows, tidy, hint } = shapes[field]
  return (
    <RecordArea
      field={`${language}.${field}`}
      label={labelOf(field, language)}
      description={hint?.()}
      lang={language}
      rows={rows}
      maxLength={productTextLengths[field]}
      readOnly={isTranslated}
      {...(tidy ? { tidy } : {})}
    />
  )
}

function OtherFields({ language }: { language: LanguageCode }) {
  const { currencies } = useReferenceChoices()
  const { value: isTranslated } = useField(`${language}.isAutoTranslated`)
  const currency = useField(`${language}.currencyId`)
  const own = currencies.filter(({ value }) => value !== 'EUR')
  return (
    <div className={record.stack}>
      <RecordText
        field={`${language}.tags`}
        label={labelOf('tags', language)}
        description={m.catalogue_tags_hint()}
        lang={language}
        maxLength={productLengths.tag * MOST_LISTED}
        readOnly={isTranslated}
      />
      <div className={css.pair}>
        <RecordText
          field={`${language}.price`}
          label={labelOf('price', language)}
          inputMode="decimal"
          maxLength={figureLengths.amount}
          readOnly={isTranslated}
        />
        <SelectField
          label={labelOf('currencyId', language)}
          error={currency.error}
          disabled={isTranslated}
          data={[{ value: '', label: '–' }, ...own]}
          value={currency.value}
          onChange={(event) => currency.set(event.currentTarget.value as typeof currency.value)}
        />
      </div>
    </div>
  )
}
