import type { LabelFill } from '@salvia/contract/catalogue/external-ids'
import type { LabelPart } from '@salvia/contract/words/catalogue'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/api/query.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { askWords } from '../../source-words.ts'
import { useRecord } from '../store/record-context.ts'
import { useProductAct } from '../store/use-product-act.ts'
import css from './label-fill-dialog.module.css'
import { partLines, partWords, remarkWords } from './label-words.ts'

type Props = { onClose: () => void }

/** Differences between the label and the record; only ticked parts are applied. */
export default function LabelFillDialog({ onClose }: Props) {
  const id = useRecord(({ record: product }) => product.id)
  const { data, error, isFetching, refetch } = useQuery({
    ...query('POST /admin/products/{id}/auto-fill-ingredients', { params: { id }, body: null }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const whyNot = useProblemWords(error, m.refusal_label_unavailable())
  return (
    <Dialog title={m.label_fill_title()} isOpen onClose={onClose}>
      {error && (
        <Note
          tone="error"
          role="alert"
          title={whyNot}
          action={
            <Button size="sm" loading={isFetching} onClick={() => refetch()}>
              {m.common_try_again()}
            </Button>
          }
        />
      )}
      {!data && !error && <SkeletonRows rows={5} />}
      {data && <Proposal fill={data} onClose={onClose} />}
    </Dialog>
  )
}

/** The parsed label, its proposals and remarks for review. */
function Proposal({ fill, onClose }: Props & { fill: LabelFill }) {
  const { label, changes, remarks, product } = fill
  const [accepted, setAccepted] = useState<LabelPart[]>(
    changes.flatMap(({ part, isAmericanText }) => (isAmericanText ? [] : [part])),
  )
  const { act, isActing } = useProductAct()
  const time = useTimeFormat()
  const toggle = (part: LabelPart) =>
    setAccepted((before) =>
      before.includes(part) ? before.filter((one) => one !== part) : [...before, part],
    )
  const accept = async () => {
    const { isDone } = await act({
      call: async (api, { id }) => {
        const { externalId, readAt } = label
        const filled = await api('POST /admin/products/{id}/auto-fill-ingredients', {
          params: { id },
          headers: ifUnchanged(product),
          body: { externalId, accept: accepted, readAt },
        })
        return filled.product
      },
    })
    if (isDone) onClose()
  }
  return (
    <div className={css.proposal}>
      <div>
        <p className="strong">{label.fullName}</p>
        <p className="second">{[label.brandName, m.label_read_at({ at: time(label.readAt) })].join(' · ')}</p>
      </div>
      {label.askError && <Note tone="warning">{askWords[label.askError]()}</Note>}
      {label.isOffMarket && <Note tone="warning">{m.label_off_market()}</Note>}
      {changes.length === 0 && <p>{m.label_fill_same()}</p>}
      <ul className={css.parts}>
        {changes.map((change) => (
          <Part
            key={change.part}
            {...change}
            isAccepted={accepted.includes(change.part)}
            onToggle={() => toggle(change.part)}
          />
        ))}
      </ul>
      {remarks.length > 0 && (
        <Note tone="attention" title={m.label_remarks()}>
          <ul>
            {remarks.map(({ kind, name, printed }) => (
              <li key={`${kind} ${name}`}>{remarkWords[kind]({ name, printed })}</li>
            ))}
          </ul>
        </Note>
      )}
      <DialogFooter onCancel={onClose} cancel={m.common_close()}>
        {changes.length > 0 && (
          <Button variant="filled" loading={isActing} disabled={accepted.length === 0} onClick={accept}>
            {m.label_accept({ count: accepted.length })}
          </Button>
        )}
      </DialogFooter>
    </div>
  )
}

type PartProps = LabelFill['changes'][number] & { isAccepted: boolean; onToggle: () => void }

const Part = ({ part, from, to, isAmericanText, isAccepted, onToggle }: PartProps) => (
  <li>
    <CheckField
      label={<b className="medium">{partWords[part]()}</b>}
      checked={isAccepted}
      onChange={onToggle}
    />
    {isAmericanText && <p className="second">{m.label_american_text()}</p>}
    <div className={css.both}>
      <Side title={m.label_now()} lines={partLines(from)} />
      <Side title={m.label_proposed()} lines={partLines(to)} />
    </div>
  </li>
)

const Side = ({ title, lines }: { title: string; lines: string[] }) => (
  <div>
    <p className="third">{title}</p>
    {lines.map((line, at) => (
      <p key={`${at} ${line}`}>{line}</p>
    ))}
  </div>
)
