import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import type { User } from '@salvia/contract/people/current-user'
import { countryName } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { WebsiteLink } from '#app/ui/website-link.tsx'
import { Time } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { CertificateList } from '../files/certificate-list.tsx'
import { BankFacts } from '../payout/bank-facts.tsx'
import { BusinessFacts } from '../payout/business-facts.tsx'
import css from '../people.module.css'
import { practitionerQuery } from '../people-lists.ts'
import { statusMark, statusWord } from '../people-words.ts'
import { PersonHistory } from '../person-history.tsx'
import { ErpAccount } from './erp-account.tsx'
import { PractitionerTerms } from './practitioner-terms.tsx'

type Props = { id: string; viewer: User; actions: RowAction<AdminPractitioner>[] }

const isAccounting = ({ permissions }: User): boolean =>
  permissions.some((right) => right === 'admin:all' || right === 'admin:accounting')

/** One practitioner: credentials, profile, commission flags and decisions. */
export function PractitionerRecord({ id, viewer, actions }: Props) {
  const { data, error, refetch } = useQuery(practitionerQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const possible = actions.filter(({ isFor }) => isFor(data))
  return (
    <>
      <DrawerBody>
        <Who practitioner={data} />
        <section>
          <h3>{m.person_credentials()}</h3>
          <CertificateList practitioner={data} />
        </section>
        <RecordFacts practitioner={data} />
        <PractitionerTerms practitioner={data} />
        <BusinessFacts practitioner={data} />
        {isAccounting(viewer) && <BankFacts practitionerId={id} />}
        <ErpAccount practitioner={data} />
        <PersonHistory key={data.updatedAt} id={id} />
      </DrawerBody>
      {possible.length > 0 && (
        <DrawerFoot>
          {possible.map((action, at) => (
            <Button
              key={action.key}
              variant={at === 0 ? 'filled' : action.isDanger ? 'danger' : 'default'}
              onClick={() => action.run([data])}
              rightSection={<kbd>{action.key.toUpperCase()}</kbd>}
            >
              {action.label}
            </Button>
          ))}
        </DrawerFoot>
      )}
    </>
  )
}

type Part = { practitioner: AdminPractitioner }

const Who = ({ practitioner: { fullName, email, profilePictureUrl, userStatusId, ...profile } }: Part) => (
  <div className={css.who}>
    <Avatar name={fullName || email} src={profilePictureUrl} size={60} />
    <div>
      <h2 className="t20">{fullName || email}</h2>
      <p className="second">
        {[profile.title, profile.specialty, profile.practiceName].filter(Boolean).join(', ')}
      </p>
      <Status mark={statusMark(userStatusId)}>{statusWord(userStatusId)}</Status>
    </div>
  </div>
)

function RecordFacts({ practitioner: one }: Part) {
  const language = getLocale()
  return (
    <section>
      <h3>{m.person_record()}</h3>
      <Facts
        facts={[
          [m.person_email(), one.isEmailVerified ? m.person_verified({ email: one.email }) : one.email],
          [m.person_phone(), one.phone],
          [m.person_country(), one.countryId && countryName(one.countryId, language)],
          [m.person_website(), one.website && <WebsiteLink address={one.website} />],
          [m.person_referred_by(), one.referrerInfo?.fullName],
          [m.common_since(), <Time at={one.createdAt} />],
          [m.person_reason(), one.approvalReason],
          [m.menu_treatment_plans(), one.plansCount],
          [m.common_clients(), one.clientsCount],
          [m.common_orders(), one.ordersCount],
        ]}
      />
    </section>
  )
}
