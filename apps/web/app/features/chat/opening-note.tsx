import { useQuery } from '@tanstack/react-query'
import { browserTimeZone } from '#app/visit/time.tsx'
import { openingQuery } from './chat-queries.ts'
import { openingWords } from './opening-words.ts'

/** When answers come; nothing while that is not known. In the browser only, whose zone it reads. */
export function OpeningNote() {
  const { data } = useQuery(openingQuery)
  const words = data && openingWords(data, browserTimeZone())
  return words && <p className="second">{words}</p>
}
