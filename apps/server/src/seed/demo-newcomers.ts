import { type DemoPerson, practitioner } from './demo-people.ts'

/** Credentials as drawn by the demo. */
type DemoDiploma = { school: string; degree: string; place: string; issuedOn: string }

export type DemoNewcomer = DemoPerson & { diploma: DemoDiploma }
export type DemoGraduate = Pick<DemoNewcomer, 'key' | 'firstName' | 'lastName' | 'joinedDaysAgo' | 'diploma'>

/** Credentials of the approved practitioners, which an admin passed. */
export const demoApproved: DemoGraduate[] = [
  {
    key: 'practitioner',
    firstName: 'Sophie',
    lastName: 'van Dijk',
    diploma: {
      school: 'Utrecht School of Orthomolecular Nutrition',
      degree: 'Diploma in Orthomolecular Therapy',
      place: 'Utrecht',
      issuedOn: '21 June 2014',
    },
  },
  {
    key: 'practitioner2',
    firstName: 'Jan',
    lastName: 'Becker',
    diploma: {
      school: 'Stadt Freiburg, Gesundheitsamt',
      degree: 'Erlaubnis nach dem Heilpraktikergesetz',
      place: 'Freiburg',
      issuedOn: '8. Mai 2012',
    },
  },
]

const newcomer = (
  person: Pick<DemoPerson, 'key' | 'firstName' | 'lastName' | 'languageCode' | 'countryId'> & {
    joinedDaysAgo: number
  },
  profile: NonNullable<DemoPerson['practitioner']>,
  diploma: DemoDiploma,
): DemoNewcomer => ({ ...practitioner({ ...person, userStatusId: 'New' }, profile), diploma })

/** Practitioners who signed up, uploaded their credentials and await an admin. */
export const demoNewcomers: DemoNewcomer[] = [
  newcomer(
    {
      key: 'newcomer',
      firstName: 'Camille',
      lastName: 'Moreau',
      languageCode: 'fr',
      countryId: 'FR',
      joinedDaysAgo: 1,
    },
    { title: 'Naturopathe', specialty: 'Micronutrition', practiceName: 'Cabinet Moreau', city: 'Lyon' },
    {
      school: 'Institut de Naturopathie de Lyon',
      degree: 'Diplôme de naturopathe',
      place: 'Lyon',
      issuedOn: '14 juin 2021',
    },
  ),
  newcomer(
    {
      key: 'newcomer2',
      firstName: 'Lars',
      lastName: 'Holm',
      languageCode: 'en',
      countryId: 'SE',
      joinedDaysAgo: 2,
    },
    {
      title: 'Registered dietitian',
      specialty: 'Sports nutrition',
      practiceName: 'Holm Nutrition',
      city: 'Göteborg',
      website: 'https://holm.example',
    },
    {
      school: 'Göteborg School of Dietetics',
      degree: 'Bachelor of Dietetics',
      place: 'Göteborg',
      issuedOn: '3 June 2016',
    },
  ),
  newcomer(
    {
      key: 'newcomer3',
      firstName: 'Hannah',
      lastName: 'Weiß',
      languageCode: 'de',
      countryId: 'DE',
      joinedDaysAgo: 3,
    },
    {
      title: 'Heilpraktikerin',
      specialty: 'Frauengesundheit',
      practiceName: 'Praxis Weiß',
      city: 'Leipzig',
      website: 'https://praxis-weiss.example',
    },
    {
      school: 'Stadt Leipzig, Gesundheitsamt',
      degree: 'Erlaubnis nach dem Heilpraktikergesetz',
      place: 'Leipzig',
      issuedOn: '22. März 2019',
    },
  ),
  newcomer(
    {
      key: 'newcomer4',
      firstName: 'Pieter',
      lastName: 'Hoekstra',
      languageCode: 'nl',
      countryId: 'NL',
      joinedDaysAgo: 4,
    },
    { title: 'Orthomoleculair therapeut', specialty: 'Darm en voeding', city: 'Groningen' },
    {
      school: 'Academie voor Orthomoleculaire Voeding',
      degree: 'Diploma orthomoleculair therapeut',
      place: 'Groningen',
      issuedOn: '30 september 2022',
    },
  ),
  newcomer(
    {
      key: 'newcomer5',
      firstName: 'Élodie',
      lastName: 'Dubois',
      languageCode: 'fr',
      countryId: 'BE',
      joinedDaysAgo: 6,
    },
    {
      title: 'Diététicienne agréée',
      specialty: 'Nutrition de la femme enceinte',
      practiceName: 'Nutri Namur',
      city: 'Namur',
    },
    {
      school: 'Haute École de Namur',
      degree: 'Bachelier en diététique',
      place: 'Namur',
      issuedOn: '1er juillet 2018',
    },
  ),
  newcomer(
    {
      key: 'newcomer6',
      firstName: 'Reto',
      lastName: 'Ammann',
      languageCode: 'de',
      countryId: 'CH',
      joinedDaysAgo: 8,
    },
    {
      title: 'Naturheilpraktiker mit eidg. Diplom',
      specialty: 'Schlaf und Stress',
      practiceName: 'Ammann Naturheilkunde',
      city: 'Winterthur',
      website: 'https://ammann.example',
    },
    {
      school: 'Schule für Naturheilkunde Winterthur',
      degree: 'Naturheilpraktiker, Fachrichtung TEN',
      place: 'Winterthur',
      issuedOn: '9. Dezember 2015',
    },
  ),
  newcomer(
    {
      key: 'newcomer7',
      firstName: 'Signe',
      lastName: 'Østergaard',
      languageCode: 'en',
      countryId: 'DK',
      joinedDaysAgo: 9,
    },
    { title: 'Clinical nutritionist', specialty: 'Thyroid and hormones', city: 'Aarhus' },
    {
      school: 'Aarhus College of Clinical Nutrition',
      degree: 'Diploma in Clinical Nutrition',
      place: 'Aarhus',
      issuedOn: '17 January 2020',
    },
  ),
]
