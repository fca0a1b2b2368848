import type { LanguageCode } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { useField, useRecord, useRecordStore } from '../store/record-context.ts'
import { useProductAct } from '../store/use-product-act.ts'
import css from './texts-section.module.css'

/** A language's header: whether texts exist, who wrote them, and Remove. */
export function LanguageHead({ language }: { language: LanguageCode }) {
  const { value: isTranslated, set } = useField(`${language}.isAutoTranslated`)
  const isThere = useRecord(({ record: product }) =>
    product.productLocalizations.some(({ languageCode }) => languageCode === language),
  )
  const remove = useRemoval(language)
  return (
    <div className={css.language}>
      <h3>{languageName(language)}</h3>
      {!isThere && <p className="second">{m.catalogue_no_texts()}</p>}
      <div className={css.languageTools}>
        <CheckField
          label={m.catalogue_field_auto_translated()}
          checked={isTranslated}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        {isThere && (
          <button type="button" className="link" onClick={remove}>
            {m.catalogue_remove_texts()}
          </button>
        )}
      </div>
      {isTranslated && <Note>{m.catalogue_auto_translated_hint()}</Note>}
    </div>
  )
}

/** Removes a language's texts after confirmation, including unsaved edits. */
function useRemoval(language: LanguageCode) {
  const { act } = useProductAct()
  const store = useRecordStore()
  return async () => {
    const title = m.catalogue_remove_texts()
    const text = m.catalogue_remove_texts_question({ language: languageName(language) })
    if (!(await ask({ title, text, action: title, isDanger: true }))) return
    const { isDone } = await act({
      toBe: (product) => ({
        ...product,
        productLocalizations: product.productLocalizations.filter((one) => one.languageCode !== language),
      }),
      call: (api, { id: productId }) =>
        api('DELETE /admin/products/{productId}/productlocalizations/{id}', {
          params: { productId, id: language },
        }),
    })
    if (!isDone) return
    store.setState(({ changed }) => ({
      changed: Object.fromEntries(
        Object.entries(changed).filter(([field]) => !field.startsWith(`${language}.`)),
      ),
    }))
  }
}
