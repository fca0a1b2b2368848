import type { CountableFormat } from '@salvia/contract/reference/reference'
import type { Duration } from '@salvia/contract/words/plans'
import type { Choice, Question, TypedEntry } from '@salvia/rules/plans/typed-entry/typed-entry'
import { plainWords } from '@salvia/rules/search/plain-text'
import { m } from '#app/paraglide/messages.js'
import { amountWord } from '../amount-word.ts'
import { instructionWords, useIntakeFormats } from '../dose-words.ts'
import { choiceWords } from './choice-words.ts'
import { weightWord } from './ledger/ledger-words.ts'
import type { DraftItem } from './plan-draft.ts'
import css from './product-search.module.css'
import { type FoundCard, type NewDose, questionOf, typedItem } from './typed-item.ts'

type Props = {
  product: FoundCard
  dose: NewDose
  /** That of the plan's other items, which a new one takes over. */
  duration: Duration | null
  onAnswer: (choice: Choice) => void
  /** Whether a digit answers now: only then it is printed. */
  isAsking?: boolean
  /** Whether it is a line of a list, whose dose is told also where it is not typed. */
  isListed?: boolean
  /** Words of other lines of the list that may belong to the dose, which is not written then. */
  doubt?: string | undefined
}

const wordsOf = (item: DraftItem, formats: CountableFormat[]): string =>
  instructionWords(item, formats).join(', ')

/** What was understood of a typed dose, in one sentence, or what is asked about it. */
export function TypedReading({ product, dose, duration, onAnswer, ...told }: Props) {
  const { isAsking = false, isListed = false, doubt } = told
  const { entry, last } = dose
  const formats = useIntakeFormats()
  const question = questionOf(entry)
  const unmatched = unmatchedBeside(product, entry)
  const isDefault = isListed && !last && !saysAmount(entry)
  const words = () => wordsOf(typedItem(product, dose, duration), formats)
  return (
    <div role="status" className={css.typed} data-typed={entry.is}>
      {entry.is === 'Name' && last && m.plan_typed_as_last({ dose: words() })}
      {isDefault && m.plan_typed_default({ dose: words() })}
      {entry.is === 'Certain' && !isDefault && m.plan_typed_understood({ dose: words() })}
      {entry.is === 'NotSaid' &&
        doubt === undefined &&
        m.plan_typed_not_said({ text: entry.phrases.join(', ') })}
      {doubt !== undefined && m.plan_list_doubt({ text: doubt })}
      {unmatched.length > 0 && <p>{m.plan_typed_unmatched({ text: unmatched.join(', ') })}</p>}
      {question && <Asked {...{ product, question, onAnswer, isAsking }} />}
    </div>
  )
}

/** Whether a line that is read says how much, and not only when. */
const saysAmount = (entry: TypedEntry): boolean =>
  entry.is === 'Certain' ? entry.dose.amount !== null : entry.is !== 'Name'

/** Words that nothing of a product matches, but those that are named as not understood. */
const unmatchedBeside = ({ unmatched = [] }: FoundCard, entry: TypedEntry): string[] => {
  const told = entry.is === 'NotSaid' ? plainWords(entry.phrases.join(' ')) : []
  return unmatched.filter((each) => !plainWords(each).every((word) => told.includes(word)))
}

type AskedProps = Pick<Props, 'product' | 'onAnswer' | 'isAsking'> & { question: Question }

function questionWords(question: Question, formats: CountableFormat[]): string {
  if (question.about === 'Unit') return m.plan_typed_which_amount()
  if (question.about === 'Words') return m.plan_typed_which({ text: question.text })
  const { strength: typed, held } = question
  const strength = weightWord(typed.amount, typed.unit)
  if (held === null) return m.plan_typed_strength_unknown({ strength })
  const has = weightWord(held.amount, typed.unit)
  return m.plan_typed_strength({ strength, has, unit: amountWord(1, held.formatId, formats) })
}

function Asked({ product, question, onAnswer, isAsking }: AskedProps) {
  const formats = useIntakeFormats()
  const { choices } = question
  return (
    <>
      <p>{questionWords(question, formats)}</p>
      <span className={css.choices}>
        {choices.map((choice, at) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            aria-keyshortcuts={isAsking ? String(at + 1) : undefined}
            onClick={() => onAnswer(choice)}
          >
            {isAsking && <kbd>{at + 1}</kbd>}
            {isAsking && ' '}
            {'query' in choice
              ? m.plan_typed_is_name({ text: choice.query })
              : choiceWords(product, choice.dose, formats)}
          </button>
        ))}
      </span>
    </>
  )
}
