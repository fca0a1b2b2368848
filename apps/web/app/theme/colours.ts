import type { MantineColorsTuple } from '@mantine/core'

const salvia: MantineColorsTuple = [
  '#EFF6F3',
  '#DCEBE5',
  '#B9D7CC',
  '#92C0B0',
  '#6BA893',
  '#4A907A',
  '#317663',
  '#1F5D4C',
  '#184A3D',
  '#11362C',
]
const clay: MantineColorsTuple = [
  '#FBF0E7',
  '#F7E3D9',
  '#ECC9AE',
  '#E4A487',
  '#D98560',
  '#CF7048',
  '#C4643F',
  '#A84F2D',
  '#863F25',
  '#632F1C',
]
const amber: MantineColorsTuple = [
  '#FDF7E7',
  '#FAEBC4',
  '#F4D88B',
  '#EDC252',
  '#E2AA27',
  '#C98F12',
  '#A8740A',
  '#7D5407',
  '#684608',
  '#4A3207',
]
const red: MantineColorsTuple = [
  '#FDEDEC',
  '#FADEDB',
  '#F3B9B4',
  '#EA8E87',
  '#DE635B',
  '#D0433B',
  '#B8302A',
  '#992622',
  '#781E1B',
  '#571614',
]
const stone: MantineColorsTuple = [
  '#FAF8F4',
  '#F4F1EB',
  '#EAE6DD',
  '#DAD5CA',
  '#B9B4A8',
  '#8F8B80',
  '#6B6A61',
  '#545B55',
  '#343B37',
  '#1D2A26',
]
const dark: MantineColorsTuple = [
  '#E9ECE6',
  '#B3BBB4',
  '#98A29B',
  '#77827C',
  '#3B4641',
  '#2C3632',
  '#222B27',
  '#1B2320',
  '#141B18',
  '#0F1412',
]

/** Mantine's components use `gray`: map it to our stone. */
export const colours = { salvia, clay, amber, red, stone, dark, gray: stone }
