import type { ContentOf } from '@salvia/contract/content/content'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/field.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { useTypedFilter } from '#app/workbench/typed-filter.ts'
import css from './faqs-page.module.css'

export type Wanted = { userType: string; category: string; search: string }
export type FaqSelect = 'userType' | 'category'
type Labels = ContentOf<'labels'>['results']

type Props = {
  chosen: Record<FaqSelect, string>
  userTypes: Labels
  categories: Labels
  onChoose: (name: FaqSelect, value: string) => void
}

const choicesOf = (labels: Labels, all: string) => [
  { value: '', label: all },
  ...labels.map(({ id, title }) => ({ value: id, label: title })),
]

/** Who asks, what about, and words; without script the address is asked for by its button. */
export function FaqSearch({ chosen, userTypes, categories, onChoose }: Props) {
  const { field, onSubmit } = useTypedFilter('search')
  return (
    <search className="no-print">
      <form method="get" className={css.search} onSubmit={onSubmit}>
        <SearchField label={m.faqs_search()} name="search" className={css.words} {...field} />
        <SelectField
          aria-label={m.faqs_who()}
          name="userType"
          value={chosen.userType}
          data={choicesOf(userTypes, m.faqs_everyone())}
          onChange={(event) => onChoose('userType', event.currentTarget.value)}
        />
        <SelectField
          aria-label={m.faqs_about()}
          name="category"
          value={chosen.category}
          data={choicesOf(categories, m.faqs_everything())}
          onChange={(event) => onChoose('category', event.currentTarget.value)}
        />
        <noscript>
          <button type="submit">{m.faqs_show()}</button>
        </noscript>
      </form>
    </search>
  )
}
