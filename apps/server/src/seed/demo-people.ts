import type { Permission, UserKind, UserStatus } from '@salvia/contract/words/identity'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { PractitionerProfile } from '../modules/people/index.ts'

export const DEMO_PASSWORD = 'salvia-demo'

export type DemoPerson = {
  key: string
  firstName: string
  lastName: string
  languageCode: LanguageCode
  countryId: string
  userKindId: UserKind
  userStatusId: UserStatus
  permissions: Permission[]
  practitioner?: PractitionerProfile
  /** Whole days before the demo was created. */
  joinedDaysAgo?: number
}

const admin = (key: string, firstName: string, lastName: string, permissions: Permission[]): DemoPerson => ({
  key,
  firstName,
  lastName,
  languageCode: 'en',
  countryId: 'NL',
  userKindId: 'Internal',
  userStatusId: 'Approved',
  permissions,
})

const client = (
  key: string,
  [firstName, lastName]: [string, string],
  languageCode: LanguageCode,
  countryId: string,
): DemoPerson => ({
  key,
  firstName,
  lastName,
  languageCode,
  countryId,
  userKindId: 'Client',
  userStatusId: 'Approved',
  permissions: [],
})

export const practitioner = (
  person: Omit<DemoPerson, 'userKindId' | 'permissions' | 'practitioner'>,
  profile: PractitionerProfile,
): DemoPerson => ({
  ...person,
  userKindId: 'Practitioner',
  permissions: ['practitioner:base'],
  practitioner: profile,
})

export const demoPeople: DemoPerson[] = [
  admin('admin', 'Mara', 'Lindqvist', ['admin:all']),
  admin('accounting', 'Bram', 'Kuipers', ['admin:base', 'admin:accounting']),
  practitioner(
    {
      key: 'practitioner',
      firstName: 'Sophie',
      lastName: 'van Dijk',
      languageCode: 'en',
      countryId: 'NL',
      userStatusId: 'Approved',
    },
    {
      title: 'Orthomolecular therapist',
      specialty: 'Sleep and energy',
      practiceName: 'Praktijk De Linde',
      city: 'Utrecht',
      website: 'https://delinde.example',
      inOnboarding: false,
      approvalSource: 'Seed',
    },
  ),
  practitioner(
    {
      key: 'practitioner2',
      firstName: 'Jan',
      lastName: 'Becker',
      languageCode: 'de',
      countryId: 'DE',
      userStatusId: 'Approved',
    },
    {
      title: 'Heilpraktiker',
      specialty: 'Darmgesundheit',
      practiceName: 'Naturheilpraxis Becker',
      city: 'Freiburg',
      inOnboarding: false,
      approvalSource: 'Seed',
    },
  ),
  client('client', ['Anna', 'Visser'], 'nl', 'NL'),
  client('client2', ['Tom', 'de Boer'], 'nl', 'NL'),
  client('client3', ['Fatima', 'El Idrissi'], 'fr', 'BE'),
  client('client4', ['Jonas', 'Keller'], 'de', 'DE'),
  client('client5', ['Mila', 'Jansen'], 'en', 'SE'),
]
