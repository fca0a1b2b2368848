import { expect, test } from 'vitest'
import { readData } from '#kernel/data-file'
import { couldBeVatNumber } from './vat-number.ts'

type Sample = { country: string; right: string[]; wrong: string[] }

/** Published numbers of each kind a country issues, and the same with a digit or letter changed. */
const samples: Sample[] = [
  { country: 'AT', right: ['ATU13585627'], wrong: ['ATU13585626'] },
  { country: 'BE', right: ['BE0428759497', 'BE0403019261', 'BE1000000021'], wrong: ['BE0403019262'] },
  { country: 'BG', right: ['BG175074752', 'BG7523169263'], wrong: ['BG175074753'] },
  { country: 'CY', right: ['CY10259033P'], wrong: ['CY10259033Z'] },
  { country: 'CZ', right: ['CZ25123891', 'CZ7103192745', 'CZ640903926'], wrong: ['CZ25123890'] },
  { country: 'DE', right: ['DE136695976'], wrong: ['DE136695978'] },
  { country: 'DK', right: ['DK13585628'], wrong: ['DK13585627'] },
  { country: 'EE', right: ['EE100931558', 'EE100594102'], wrong: ['EE100594103'] },
  {
    country: 'ES',
    right: ['ESB58378431', 'ES54362315K', 'ESX5253868R', 'ESJ99216582'],
    wrong: ['ESB58378432'],
  },
  { country: 'FI', right: ['FI20774740'], wrong: ['FI20774741'] },
  {
    country: 'FR',
    right: ['FR40303265045', 'FR83404833048', 'FRK7399859412', 'FR4Z123456782'],
    wrong: ['FR41303265045', 'FR84323140391'],
  },
  { country: 'GR', right: ['EL094259216', 'EL023456780'], wrong: ['EL123456781'] },
  { country: 'HR', right: ['HR33392005961'], wrong: ['HR33392005962'] },
  { country: 'HU', right: ['HU12892312'], wrong: ['HU12892313'] },
  { country: 'IE', right: ['IE6433435F', 'IE6433435OA', 'IE8D79739I'], wrong: ['IE6433435E', 'IE8D79738J'] },
  { country: 'IT', right: ['IT00743110157'], wrong: ['IT00743110158'] },
  { country: 'LT', right: ['LT119511515', 'LT100001919017'], wrong: ['LT100001919018'] },
  { country: 'LU', right: ['LU15027442'], wrong: ['LU15027443'] },
  { country: 'LV', right: ['LV40003521600', 'LV16117519997'], wrong: ['LV40003521601'] },
  { country: 'MT', right: ['MT11679112'], wrong: ['MT11679113'] },
  { country: 'NL', right: ['NL004495445B01', 'NL002455799B11', 'NL123456789B13'], wrong: ['NL123456789B01'] },
  { country: 'PL', right: ['PL8567346215'], wrong: ['PL8567346216'] },
  { country: 'PT', right: ['PT501964843'], wrong: ['PT501964842'] },
  { country: 'RO', right: ['RO18547290'], wrong: ['RO18547291'] },
  { country: 'SE', right: ['SE556188840401', 'SE123456789701'], wrong: ['SE556188840301'] },
  { country: 'SI', right: ['SI50223054'], wrong: ['SI50223055'] },
  { country: 'SK', right: ['SK2022749619'], wrong: ['SK2022749618'] },
  {
    country: 'CH',
    right: ['CHE-107.787.577 MWST', 'CHE107787577IVA', 'CHE107787577'],
    wrong: ['CHE107787578IVA', 'CHE107787578'],
  },
  { country: 'NO', right: ['995525828MVA'], wrong: ['995525829MVA', '995525828'] },
  {
    country: 'GB',
    right: ['GB980780684', 'GB100190874', 'GB980780684001', 'GBGD001', 'GBHA500'],
    wrong: ['GB980780685', 'GBGD500', 'GBHA499'],
  },
]

test.for(samples)('a VAT number of $country has right check digits', ({ right, wrong }) => {
  expect(right.map(couldBeVatNumber)).toEqual(right.map(() => true))
  expect(wrong.map(couldBeVatNumber)).toEqual(wrong.map(() => false))
})

test('every country in the EU is tried', () => {
  const eu = readData<{ code: string; eu: boolean }[]>('countries/countries.json').filter(({ eu }) => eu)
  const tried = samples.map(({ country }) => country)
  expect(eu.filter(({ code }) => !tried.includes(code))).toEqual([])
})

test('a number of none of these countries is no VAT number', () => {
  expect(['123456789', 'XX123456789', 'RS123456789', ''].map(couldBeVatNumber)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
