import type { LanguageCode } from '@salvia/contract/words/locale'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/field.tsx'
import { textFor } from '../answers/answer-draft.ts'
import { preparedQuery } from './admin-chat-queries.ts'

type Props = { languageCode: LanguageCode; insert: (text: string) => void }

/** Puts a prepared answer into the one that is written, in the language of the person; nothing while there is none. */
export function InsertAnswer({ languageCode, insert }: Props) {
  const answers = useQuery(preparedQuery).data?.results ?? []
  if (answers.length === 0) return null
  return (
    <SelectField
      label={m.chat_prepared_insert()}
      isSmall
      value=""
      data={[
        { value: '', label: m.chat_prepared_choose() },
        ...answers.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={(event) => {
        const chosen = answers.find(({ id }) => id === event.currentTarget.value)
        if (chosen) insert(textFor(chosen, languageCode))
      }}
    />
  )
}
