import type { Profession } from '@salvia/contract/words/professions'
import { m } from '#app/paraglide/messages.js'

export const professionWords: Record<Profession, () => string> = {
  Physician: m.profession_physician,
  Dentist: m.profession_dentist,
  Pharmacist: m.profession_pharmacist,
  Midwife: m.profession_midwife,
  Nurse: m.profession_nurse,
  Physiotherapist: m.profession_physiotherapist,
  Dietitian: m.profession_dietitian,
  Nutritionist: m.profession_nutritionist,
  Naturopath: m.profession_naturopath,
  Psychologist: m.profession_psychologist,
  Other: m.profession_other,
}

/** Whom a rule on commission is for. */
export const lawProfession = (profession: Profession | null): string =>
  profession === null ? m.profession_all() : professionWords[profession]()
