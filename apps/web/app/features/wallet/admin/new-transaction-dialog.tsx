import { transactionLengths } from '@salvia/contract/words/lengths'
import { type ManualTransactionType, manualTransactionTypes } from '@salvia/contract/words/wallet'
import { readDecimal } from '@salvia/rules/money/typed-decimal'
import { findAmountFault, needsSecondLook } from '@salvia/rules/wallet/manual-transaction'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { type FieldErrors, refusedFields } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox } from '#app/ui/combobox.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { useFindPractitioners } from '#app/workbench/find-records.tsx'
import { typeWord } from '../wallet-words.ts'
import { walletReads } from './admin-wallet-queries.ts'

const DIGITS = 2

type Draft = {
  receiver: { id: string; name: string } | null
  type: ManualTransactionType
  amount: string
  reason: string
}

const first: Draft = { receiver: null, type: 'Bonus', amount: '', reason: '' }

/** What was typed, in EUR cents; a minus takes away. */
function centsOf(typed: string): number | null {
  const text = typed.trim().replace('−', '-')
  const cents = readDecimal(text.replace(/^-/, ''), DIGITS)
  return cents === null || !text.startsWith('-') ? cents : 0 - cents
}

const moneyOf = (typed: string) => ({ amount: centsOf(typed) ?? 0, currency: 'EUR' as const })

const amountWords = {
  currency_not_euro: m.shop_settings_no_amount,
  amount_zero: m.commission_amount_zero,
  amount_negative: m.commission_amount_negative,
  amount_too_large: m.commission_amount_large,
}

function amountError({ type, amount }: Draft): string | undefined {
  if (centsOf(amount) === null) return m.shop_settings_no_amount()
  const fault = findAmountFault({ type, amount: moneyOf(amount) })
  return fault ? amountWords[fault]() : undefined
}

function check(draft: Draft): FieldErrors {
  const amount = amountError(draft)
  return {
    ...(draft.receiver === null && { general: m.commission_no_practitioner() }),
    ...(amount && { amount }),
    ...(draft.reason.trim() === '' && { reason: m.form_required() }),
  }
}

function useEntering(onClose: () => void) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(first)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { key, renew } = useRequestKey()
  const { run, isPending } = useCommand({
    send: (api) =>
      api('POST /practitioner/transactions', {
        headers: { 'idempotency-key': key },
        body: {
          practitionerId: draft.receiver?.id ?? '',
          type: draft.type,
          amount: moneyOf(draft.amount),
          reason: draft.reason.trim(),
        },
      }),
    stale: walletReads,
    onDone: ({ id }) => {
      onClose()
      return navigate(`/admin/commission/${id}`)
    },
    onFailed: async (error) => {
      renew()
      setErrors(await refusedFields(error, { isField: (name) => name in draft }))
    },
  })
  const set = (part: Partial<Draft>) => {
    setErrors({})
    setDraft((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = check(draft)
    setErrors(found)
    if (Object.keys(found).length === 0) void run()
  }
  return { draft, set, errors, submit, isPending }
}

/** Enters an adjustment, a bonus or an opening balance as a draft. */
export default function NewTransactionDialog({ onClose }: { onClose: () => void }) {
  const { draft, set, errors, submit, isPending } = useEntering(onClose)
  const find = useFindPractitioners()
  return (
    <FormDialog title={m.commission_new()} onClose={onClose}>
      <form className={parts.stack} onSubmit={submit} noValidate>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <p className="second">{m.commission_new_lead()}</p>
        {draft.receiver ? (
          <p>
            {draft.receiver.name}{' '}
            <Button size="sm" onClick={() => set({ receiver: null })}>
              {m.common_change()}
            </Button>
          </p>
        ) : (
          <Combobox
            isInFlow
            label={m.common_practitioner()}
            find={find}
            onPick={({ id, name }) => set({ receiver: { id, name } })}
          />
        )}
        <SelectField
          label={m.wallet_type()}
          value={draft.type}
          data={manualTransactionTypes.map((value) => ({ value, label: typeWord(value) }))}
          onChange={({ currentTarget: { value } }) => {
            const type = manualTransactionTypes.find((each) => each === value)
            if (type) set({ type })
          }}
        />
        <TextField
          label={m.commission_amount()}
          description={draft.type === 'Adjustment' ? m.commission_amount_hint() : undefined}
          inputMode="text"
          maxLength={transactionLengths.amount}
          required
          value={draft.amount}
          error={errors.amount}
          onChange={(event) => set({ amount: event.currentTarget.value })}
        />
        <TextField
          label={m.commission_reason()}
          description={m.commission_reason_hint()}
          maxLength={transactionLengths.reason}
          required
          value={draft.reason}
          error={errors.reason}
          onChange={(event) => set({ reason: event.currentTarget.value })}
        />
        {needsSecondLook(moneyOf(draft.amount)) && <p className="second">{m.commission_second_look_new()}</p>}
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isPending}>
            {m.commission_enter()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
