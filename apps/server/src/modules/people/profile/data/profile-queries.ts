import type { Profile } from '@salvia/contract/people/settings'
import { onboardingSteps } from '@salvia/rules/people/onboarding-steps'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { findOptionalConsents, users } from '../../../identity/index.ts'
import { certificates } from '../../files/data/file-tables.ts'
import { findCertificatesOf, type Reading } from '../../practitioners/data/practitioner-queries.ts'
import { practitioners } from '../../practitioners/data/practitioner-tables.ts'
import type { PractitionerFigures } from '../../practitioners/practitioner-context.ts'
import { findAddressesOf } from './address-queries.ts'
import { userAddresses, userSettings } from './settings-tables.ts'

/** Notification defaults of users who never chose. */
const defaults = {
  orderUpdates: true,
  planReminders: true,
  clientAlerts: true,
  productNews: true,
  surveys: true,
}

async function findPerson(db: Db, userId: string) {
  const [person] = await db
    .select({ user: users, practitioner: practitioners, notifications: userSettings.notifications })
    .from(users)
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, userId))
  if (!person) throw notFound('user')
  return person
}

type Person = Awaited<ReturnType<typeof findPerson>>

function practitionerPart({ practitioner }: Person) {
  return {
    title: practitioner?.title ?? null,
    specialty: practitioner?.specialty ?? null,
    practiceName: practitioner?.practiceName ?? null,
    city: practitioner?.city ?? null,
    website: practitioner?.website ?? null,
    about: practitioner?.about ?? null,
    showContactInfo: practitioner?.showContactInfo ?? false,
  }
}

/** A person's own profile. Throws not-found if the account is gone. */
export async function getProfile({ db, sealed }: Reading, userId: string): Promise<Profile> {
  const person = await findPerson(db, userId)
  const addressesOf = await findAddressesOf({ db, sealed }, [userId])
  const certificatesOf = await findCertificatesOf(db, [userId])
  const consents = await findOptionalConsents(db, userId)
  const { user } = person
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.sealedPhone === null ? null : sealed.open(user.sealedPhone),
    countryId: user.countryId,
    preferredLanguageCode: user.preferredLanguageCode,
    preferredCurrencyId: user.preferredCurrencyId,
    profilePictureUrl: user.image,
    isApproved: user.userStatusId === 'Approved',
    ...practitionerPart(person),
    certificates: certificatesOf(userId),
    notifications: {
      ...defaults,
      ...person.notifications,
      marketing: consents.has('Marketing'),
      mailOpens: consents.has('MailOpens'),
    },
    ...addressesOf(userId),
  }
}

/** A person's onboarding progress, derived from what they have done. */
export async function getSteps(db: Db, userId: string, plansOf: PractitionerFigures['plansOf']) {
  const { user, practitioner } = await findPerson(db, userId)
  const isBilling = and(
    eq(userAddresses.userId, userId),
    eq(userAddresses.kind, 'Billing'),
    eq(userAddresses.isComplete, true),
  )
  return onboardingSteps({
    isEmailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    countryId: user.countryId,
    title: practitioner?.title ?? null,
    isPractitioner: user.userKindId === 'Practitioner',
    certificates: await db.$count(certificates, eq(certificates.practitionerId, userId)),
    plans: (await plansOf(db, [userId])).get(userId) ?? { created: 0, shared: 0 },
    isBillingComplete: (await db.$count(userAddresses, isBilling)) > 0,
    furtherSteps: practitioner?.onboardingSteps ?? [],
  })
}
