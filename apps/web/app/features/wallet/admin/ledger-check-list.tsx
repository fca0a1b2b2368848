import type { LedgerCheck } from '@salvia/contract/wallet/ledger-checks'
import type { LedgerAccountKind, LedgerFault } from '@salvia/contract/words/wallet'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import {
  CheckState,
  checkColumns,
  checkedMoney,
  dayOfCheck,
  resultOfCheck,
} from '#app/workbench/daily-checks.tsx'
import { useListed } from '#app/workbench/list-reads.ts'
import { DrawerBody } from '#app/workbench/record-drawer.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { ledgerCheckList } from './admin-wallet-queries.ts'

type Finding = LedgerCheck['findings'][number]
type Sum = LedgerCheck['accounts'][number]

const columns = (): WorkColumn<LedgerCheck>[] => [
  ...checkColumns<LedgerCheck>(m.ledger_adds_up()),
  {
    id: 'checked',
    title: m.ledger_checked(),
    cell: ({ checkedAt }) => <Time at={checkedAt} />,
    text: ({ checkedAt }) => checkedAt,
  },
]

function CheckNow() {
  const check = useCommand({
    send: (api) => api('POST /admin/ledger/checks', {}),
    done: (found: LedgerCheck) => resultOfCheck(found, m.ledger_adds_up()),
    stale: ['GET /admin/ledger/checks'],
  })
  return (
    <Button onClick={() => void check.run()} loading={check.isPending}>
      {m.ledger_check_now()}
    </Button>
  )
}

/** What each night's check of the ledger found, for accounting; the open one with its sums and the way out. */
export const LedgerCheckList = () => (
  <Workbench
    list="ledger-checks"
    path="/admin/ledger"
    title={m.menu_admin_ledger()}
    state={<CheckState reads={ledgerCheckList} alike={m.ledger_adds_up()} />}
    columns={columns()}
    reads={ledgerCheckList}
    keyOf={({ day }) => day}
    filters={<p className="second">{m.ledger_lead()}</p>}
    tools={<CheckNow />}
    drawer={(day) => <Day key={day} day={day} />}
  />
)

/** Days are few and small: the list holds all that there is to say. */
function Day({ day }: { day: string }) {
  const found = useListed(ledgerCheckList).data?.results.find((each) => each.day === day)
  if (!found) return null
  return (
    <DrawerBody>
      <div>
        <h2 className="t20">{dayOfCheck(found)}</h2>
        <p className="second">{resultOfCheck(found, m.ledger_adds_up())}</p>
      </div>
      {found.findings.length > 0 && (
        <ul>
          {found.findings.map((finding) => (
            <li key={`${finding.kind} ${finding.practitionerId} ${finding.transactionId} ${finding.found}`}>
              <FindingWords finding={finding} />
            </li>
          ))}
        </ul>
      )}
      <DataTable
        caption={m.ledger_accounts()}
        rows={found.accounts}
        keyOf={({ account, currency }) => `${account} ${currency}`}
        columns={[
          { id: 'account', title: m.ledger_account(), isName: true, cell: accountOf },
          {
            id: 'sum',
            title: m.common_amount(),
            isFigure: true,
            cell: ({ amount, currency }) => checkedMoney(amount, currency),
          },
        ]}
      />
    </DrawerBody>
  )
}

const accountWords: Record<LedgerAccountKind, () => string> = {
  available: m.wallet_available,
  pending: m.wallet_pending,
  reserved: m.wallet_reserved,
  commissionCost: m.ledger_commission_cost,
  bonusCost: m.ledger_bonus_cost,
  sales: m.ledger_sales,
  payoutClearing: m.ledger_payout_clearing,
}

const accountOf = ({ account }: Sum): string => accountWords[account]()

const faultWords: Record<LedgerFault, (sums: { expected: string; found: string }) => string> = {
  EntryUnbalanced: ({ found }) => m.ledger_entry_unbalanced({ found }),
  BalanceDiffers: m.ledger_balance_differs,
  AvailableNegative: ({ found }) => m.ledger_available_negative({ found }),
  PendingDiffers: m.ledger_pending_differs,
  MovementDiffers: m.ledger_movement_differs,
}

function FindingWords({ finding }: { finding: Finding }) {
  const { kind, currency, practitionerId, transactionId } = finding
  const [expected, found] = [checkedMoney(finding.expected, currency), checkedMoney(finding.found, currency)]
  return (
    <>
      <p>{faultWords[kind]({ expected, found })}</p>
      <p className="second">
        {kind === 'AvailableNegative' ? m.ledger_step_adjust() : m.ledger_step_hold()}{' '}
        {transactionId ? (
          <Link to={`/admin/commission/${transactionId}`}>{m.ledger_open_entry()}</Link>
        ) : (
          practitionerId && (
            <Link to={`/admin/commission?practitionerId=${practitionerId}`}>{m.ledger_open_wallet()}</Link>
          )
        )}
      </p>
    </>
  )
}
