import { transactionLengths } from '@salvia/contract/words/lengths'
import { manualTransactionTypes } from '@salvia/contract/words/wallet'
import { needsSecondLook } from '@salvia/rules/wallet/manual-transaction'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { typeWord } from '../wallet-words.ts'
import { moneyOf, type TypedEntry } from './transaction-draft.ts'

type Props = { draft: TypedEntry; set: (part: Partial<TypedEntry>) => void; errors: FieldErrors }

/** Type, amount and reason of an entry by hand. */
export function TransactionFields({ draft, set, errors }: Props) {
  return (
    <>
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
        label={m.common_reason()}
        description={m.commission_reason_hint()}
        maxLength={transactionLengths.reason}
        required
        value={draft.reason}
        error={errors.reason}
        onChange={(event) => set({ reason: event.currentTarget.value })}
      />
      {needsSecondLook(moneyOf(draft.amount)) && <p className="second">{m.commission_second_look_new()}</p>}
    </>
  )
}
