import { readData } from '#kernel/data-file'
import { isLabelNumber, type LabelData } from './label-data.ts'
import { type ShippedLabel, toAnswer } from './shipped-answer.ts'

type Recorded = Record<string, unknown> & { id: number }
type Known = { labels: ShippedLabel[]; recorded: Map<string, Recorded> }

const read = (): Known => ({
  labels: readData<ShippedLabel[]>('catalogue/labels.json'),
  recorded: new Map(
    readData<Recorded[]>('catalogue/label-answers-v9.json').map((answer) => [String(answer.id), answer]),
  ),
})

const isCalled =
  (words: string[]) =>
  ({ fullName, brandName }: ShippedLabel): boolean => {
    const name = `${brandName} ${fullName}`.toLowerCase()
    return words.every((word) => name.includes(word))
  }

/**
 * The embedded default: the shipped label records. Recorded responses are used unchanged, others are built in the same
 * format.
 */
export function shippedLabels(): LabelData {
  let known: Known | undefined
  const all = (): Known => {
    known ??= read()
    return known
  }
  return {
    kind: 'shipped',
    async label(labelId) {
      if (!isLabelNumber(labelId)) return { error: 'NotFound' }
      const { labels, recorded } = all()
      const answer = recorded.get(labelId)
      if (answer) return { record: answer }
      const label = labels.find(({ dsldId }) => String(dsldId) === labelId)
      return label ? { record: toAnswer(label) } : { error: 'NotShipped' }
    },
    async search(query, { offset, limit }) {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean)
      const found = words.length === 0 ? [] : all().labels.filter(isCalled(words))
      return {
        hits: found.slice(offset, offset + limit).map((label) => ({
          labelId: String(label.dsldId),
          fullName: label.fullName,
          brandName: label.brandName,
          isOffMarket: label.offMarket,
          physicalState: label.form,
          netContents: label.netContents,
        })),
      }
    },
  }
}
